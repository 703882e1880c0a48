import type { Genre } from './genre.ts'

export const ambient: Genre = {
  id: 'ambient',
  name: 'Ambient',
  words: ['ambient', 'drone', 'meditation', 'meditative', 'soundscape', 'new age', 'spa', 'sleep', 'atmospheric'],
  bpm: [56, 72],
  metre: '4/4',
  modes: ['lydian', 'major', 'dorian', 'minor'],
  swing: [0.5, 4],
  looseness: 0.02,
  major: [
    { a: 'Imaj9 Imaj9 IVmaj9 Imaj9', b: 'vi7 IVmaj9 Iadd9 V' },
    { a: 'Iadd9 iii7 IVmaj7 Iadd9', b: 'IVmaj9 Iadd9 ii7 Vsus4' },
  ],
  minor: [
    { a: 'iadd9 i9 bVImaj7 iadd9', b: 'iv9 i9 bVImaj9 v7' },
    { a: 'i9 bVIImaj9 iv9 i9', b: 'bVImaj9 bIIImaj7 iv9 Vsus4' },
  ],
  close: { major: 'V', minor: 'V' },
  players: [
    { role: 'pad', instruments: ['warmPad', 'choir'], patterns: ['x---------------'], voices: 4, centre: 58, gain: 0.5, pan: 0, reverb: 0.5 },
    { role: 'pad', instruments: ['glassPad'], patterns: ['x---------------'], voices: 2, centre: 74, gain: 0.22, pan: 0.2, reverb: 0.7, from: 0.5 },
    { role: 'lead', instruments: ['bell', 'feltPiano', 'flute', 'softLead'], patterns: ['x-------....x---', '....x-----------', 'x---------x-----'], centre: 74, gain: 0.5, pan: -0.15, reverb: 0.7, echo: 0.6, from: 0.3 },
    { role: 'arpeggio', instruments: ['harp', 'musicBox', 'feltPiano'], patterns: ['0...2...4...3...', '..0...3...5...2.'], voices: 4, centre: 67, gain: 0.3, pan: 0.3, reverb: 0.6, echo: 0.7, from: 0.6 },
    { role: 'bass', instruments: ['subBass', 'cello'], patterns: ['r---------------', 'r-----------f---'], centre: 38, gain: 0.55, pan: 0, reverb: 0.1 },
  ],
  drums: [],
  fill: 'none',
  reverb: { seconds: 5.5, level: 0.9 },
  echo: { beats: 1.5, feedback: 0.5, level: 0.5 },
  duck: 0,
  drive: 0,
}
