import { plucked } from './instrument.ts'
import type { Instrument } from './instrument.ts'

/** Plucked strings. */
export const GUITARS = {
  guitar: plucked(
    {
      name: 'Acoustic guitar',
      words: ['acoustic', 'steel guitar', 'guitars', 'steel-string guitar'],
      roles: ['chords', 'arpeggio', 'lead'],
      range: [40, 86],
    },
    2.2,
    { hardness: 0.75, damping: 0.35, seconds: 2.6, position: 0.18 },
  ),
  nylonGuitar: plucked(
    {
      name: 'Nylon guitar',
      words: ['classical guitar', 'spanish guitar', 'nylon'],
      roles: ['chords', 'arpeggio', 'lead'],
      range: [40, 84],
    },
    1.8,
    { hardness: 0.4, damping: 0.6, seconds: 2, position: 0.3 },
  ),
  electricGuitar: plucked(
    {
      name: 'Distorted guitar',
      words: ['electric guitar', 'distorted guitar', 'distortion', 'overdriven guitar'],
      roles: ['chords', 'lead'],
      range: [40, 86],
    },
    2.4,
    { hardness: 0.8, damping: 0.4, seconds: 4, position: 0.15, drive: 0.7, cabinet: 3800 },
  ),
  cleanGuitar: plucked(
    {
      name: 'Clean guitar',
      words: ['clean electric guitar', 'jazz guitar'],
      roles: ['chords', 'arpeggio', 'lead'],
      range: [40, 86],
    },
    2,
    { hardness: 0.5, damping: 0.45, seconds: 2.6, position: 0.12 },
  ),
  banjo: plucked(
    { name: 'Banjo', words: ['mandolin', 'ukulele'], roles: ['arpeggio', 'chords', 'lead'], range: [50, 90] },
    1,
    {
      hardness: 0.95,
      damping: 0.3,
      seconds: 0.8,
      position: 0.08,
    },
  ),
  harp: plucked(
    { release: 1.1, name: 'Harp', words: ['lyre', 'koto'], roles: ['arpeggio', 'chords', 'lead'], range: [36, 96] },
    2.4,
    {
      hardness: 0.35,
      damping: 0.4,
      seconds: 3,
      position: 0.45,
    },
  ),
  sitar: plucked({ name: 'Sitar', words: ['oud'], roles: ['lead', 'arpeggio'], range: [48, 84] }, 2.2, {
    hardness: 0.95,
    damping: 0.15,
    seconds: 3,
    position: 0.06,
  }),
} as const satisfies Readonly<Record<string, Instrument>>
