import { KEYS, fm, piano, plucked, struck, sustained } from './instrument.ts'
import type { Instrument } from './instrument.ts'

/** Keys, bars and bells. */
export const KEYBOARDS = {
  piano: piano({ name: 'Piano', words: ['grand piano', 'pianos', 'keys'], roles: KEYS, range: [28, 96] }, 0.35),
  feltPiano: piano(
    { name: 'Felt piano', words: ['felt', 'upright piano', 'soft piano'], roles: KEYS, range: [28, 92] },
    1.1,
  ),
  rhodes: fm(
    { name: 'Electric piano', words: ['rhodes', 'e-piano', 'wurlitzer', 'epiano'], roles: KEYS, range: [36, 92] },
    2.6,
    { ratio: 1, index: 1.3, indexSeconds: 0.5, seconds: 0.95, tine: 0.25, tremolo: [0.22, 4.6] },
  ),
  harpsichord: plucked({ name: 'Harpsichord', words: ['cembalo'], roles: KEYS, range: [40, 89] }, 1.8, {
    hardness: 0.98,
    damping: 0.2,
    seconds: 1.8,
    position: 0.1,
  }),
  organ: sustained(
    {
      name: 'Organ',
      words: ['hammond', 'church organ', 'pipe organ'],
      roles: ['chords', 'pad', 'lead'],
      range: [36, 91],
    },
    {
      wave: 'organ',
      unison: 2,
      detune: 5,
      attack: 0.015,
      release: 0.08,
      cutoff: 3500,
      follow: 3,
      vibrato: 9,
      vibratoRate: 6.4,
      sub: 0.4,
    },
  ),
  accordion: sustained(
    {
      name: 'Accordion',
      words: ['harmonica', 'concertina', 'bandoneon', 'musette'],
      roles: ['lead', 'chords', 'counter'],
      range: [48, 91],
    },
    {
      wave: 'accordion',
      unison: 3,
      detune: 11,
      attack: 0.04,
      release: 0.1,
      cutoff: 2000,
      follow: 3,
    },
  ),
  bell: fm(
    {
      release: 1.1,
      name: 'Bell',
      words: ['bells', 'chimes', 'tubular bells'],
      roles: ['arpeggio', 'lead'],
      range: [55, 100],
      gain: 0.8,
    },
    2.8,
    {
      ratio: 3.51,
      index: 2.2,
      indexSeconds: 0.7,
      seconds: 0.8,
    },
  ),
  musicBox: fm(
    {
      release: 1.1,
      name: 'Music box',
      words: ['musicbox', 'celesta', 'toy piano'],
      roles: ['lead', 'arpeggio'],
      range: [60, 103],
      gain: 0.8,
    },
    1.6,
    {
      ratio: 4.01,
      index: 1,
      indexSeconds: 0.12,
      seconds: 0.5,
      tine: 0.3,
    },
  ),
  glockenspiel: struck(
    {
      release: 1.1,
      name: 'Glockenspiel',
      words: ['glock', 'xylophone'],
      roles: ['arpeggio', 'lead'],
      range: [67, 103],
      gain: 0.7,
    },
    1.6,
    0.2,
    [
      { ratio: 1, gain: 1, seconds: 1.6 },
      { ratio: 2.76, gain: 0.5, seconds: 0.8 },
      { ratio: 5.4, gain: 0.25, seconds: 0.4 },
    ],
  ),
  vibraphone: struck(
    { release: 1.1, name: 'Vibraphone', words: ['vibes'], roles: ['lead', 'chords'], range: [53, 96] },
    2.4,
    0.1,
    [
      { ratio: 1, gain: 1, seconds: 3 },
      { ratio: 1.004, gain: 0.4, seconds: 3 },
      { ratio: 4, gain: 0.22, seconds: 0.9 },
    ],
  ),
  marimba: struck(
    { name: 'Marimba', words: ['kalimba', 'balafon'], roles: ['arpeggio', 'lead', 'chords'], range: [45, 96] },
    0.9,
    0.3,
    [
      { ratio: 1, gain: 1, seconds: 0.9 },
      { ratio: 3.93, gain: 0.35, seconds: 0.25 },
      { ratio: 9.2, gain: 0.1, seconds: 0.1 },
    ],
  ),
} as const satisfies Readonly<Record<string, Instrument>>
