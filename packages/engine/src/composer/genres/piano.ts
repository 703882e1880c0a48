import type { Genre } from './genre.ts'

export const piano: Genre = {
  id: 'piano',
  name: 'Classical piano',
  words: ['classical', 'classical piano', 'sonata', 'nocturne', 'prelude', 'etude', 'piano piece', 'romantic piano', 'neoclassical', 'minimalist'],
  bpm: [66, 104],
  metre: '4/4',
  modes: ['major', 'minor'],
  swing: [0.5, 4],
  looseness: 0.014,
  major: [
    { a: 'I vi IV V7', b: 'vi ii V7 I' },
    { a: 'I V7 I IV,V7', b: 'IV I ii,V7 I' },
    { a: 'I iii IV iv', b: 'ii7 V7 iii vi' },
  ],
  minor: [
    { a: 'i iv V7 i', b: 'bVI bIII iidim V7' },
    { a: 'i bVI iv V7', b: 'bIII bVII iv V7' },
    { a: 'i V7 i iv,V7', b: 'iv i V7 i' },
  ],
  close: { major: 'V7', minor: 'V7' },
  players: [
    { role: 'lead', instruments: ['piano'], patterns: ['x---x-x-x-------', 'x-----x-x-x-x---', 'x-x-x-x-x---x---', 'x---x---x-x-x-x-'], centre: 74, gain: 1, pan: 0.12, reverb: 0.35, from: 0.4 },
    { role: 'arpeggio', instruments: ['piano'], patterns: ['0.2.1.2.0.2.1.2.', '0.1.2.3.4.3.2.1.', '0.2.3.2.4.2.3.2.'], voices: 3, centre: 55, gain: 0.55, pan: -0.12, reverb: 0.3 },
    { role: 'bass', instruments: ['piano'], patterns: ['r---------------', 'r-------f-------'], centre: 40, gain: 0.6, pan: -0.2, reverb: 0.25, from: 0.3 },
    { role: 'chords', instruments: ['piano'], patterns: ['....x-......x-..', 'x-------x-------'], voices: 3, centre: 62, gain: 0.4, pan: 0, reverb: 0.3, from: 0.85 },
  ],
  drums: [],
  fill: 'none',
  reverb: { seconds: 2.2, level: 0.5 },
  echo: { beats: 1, feedback: 0, level: 0 },
  duck: 0,
  drive: 0,
}
