import { plucked, sustained } from './instrument.ts'
import type { Instrument } from './instrument.ts'

/** Whoever plays the bass. */
export const BASSES = {
  chipBass: sustained(
    { name: 'Triangle bass', words: ['triangle bass'], roles: ['bass'], range: [28, 60] },
    {
      wave: 'triangle',
      attack: 0.002,
      release: 0.02,
      cutoff: 5000,
      follow: 6,
    },
  ),
  uprightBass: plucked(
    { name: 'Upright bass', words: ['acoustic bass', 'jazz bass'], roles: ['bass'], range: [28, 60] },
    1.4,
    {
      hardness: 0.28,
      damping: 0.85,
      seconds: 2.4,
      position: 0.3,
    },
  ),
  electricBass: plucked(
    {
      name: 'Electric bass',
      words: ['bass guitar', 'bass', 'slap bass', 'fretless bass'],
      roles: ['bass'],
      range: [28, 60],
    },
    1.8,
    {
      hardness: 0.5,
      damping: 0.6,
      seconds: 4,
      position: 0.2,
    },
  ),
  subBass: sustained(
    { name: 'Sub bass', words: ['sub', '808', '808 bass'], roles: ['bass'], range: [26, 52] },
    {
      wave: 'sine',
      attack: 0.008,
      decay: 0.5,
      sustain: 0.7,
      release: 0.1,
      cutoff: 900,
      follow: 4,
      drive: 0.35,
    },
  ),
  synthBass: sustained(
    { name: 'Synth bass', words: ['moog bass', 'analog bass', 'bassline'], roles: ['bass'], range: [26, 58] },
    {
      wave: 'saw',
      unison: 2,
      detune: 6,
      attack: 0.004,
      decay: 0.22,
      sustain: 0.5,
      release: 0.06,
      cutoff: 180,
      follow: 2,
      sweep: 2.2,
      sweepSeconds: 0.12,
      resonance: 0.35,
      sub: 0.6,
    },
  ),
  acidBass: sustained(
    { name: 'Acid bass', words: ['acid', '303', 'tb-303'], roles: ['bass', 'arpeggio'], range: [28, 64] },
    {
      wave: 'square',
      attack: 0.003,
      decay: 0.18,
      sustain: 0.4,
      release: 0.04,
      cutoff: 150,
      follow: 1.2,
      sweep: 3.2,
      sweepSeconds: 0.1,
      resonance: 0.75,
      drive: 0.2,
    },
  ),
} as const satisfies Readonly<Record<string, Instrument>>
