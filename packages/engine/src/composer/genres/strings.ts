import type { Genre } from './genre.ts'

export const strings: Genre = {
  id: 'strings',
  name: 'String quartet',
  words: ['string quartet', 'quartet', 'chamber', 'chamber music', 'baroque', 'symphony', 'symphonic', 'orchestral', 'orchestra piece'],
  bpm: [72, 112],
  metre: '4/4',
  modes: ['minor', 'major'],
  swing: [0.5, 4],
  looseness: 0.012,
  major: [{ a: 'I V vi IV', b: 'ii V7 I,V vi' }, { a: 'I IV V7 I', b: 'vi iii IV V7' }],
  minor: [{ a: 'i V7 i iv', b: 'bVI bIII iv V7' }, { a: 'i iv bVII bIII', b: 'bVI iidim V7 i' }],
  close: { major: 'V7', minor: 'V7' },
  players: [
    { role: 'lead', instruments: ['violin'], patterns: ['x-----x-x---x---', 'x---x-x-x-x-x---', 'x-x-x---x-------'], centre: 76, gain: 0.75, pan: -0.35, reverb: 0.4, from: 0.4 },
    { role: 'counter', instruments: ['violin'], patterns: ['x-------x-------', 'x---x---x-------'], centre: 67, gain: 0.45, pan: -0.1, reverb: 0.4, from: 0.3 },
    { role: 'chords', instruments: ['strings'], patterns: ['x-x-x-x-x-x-x-x-', 'X-xxX-xxX-xxX-xx', 'x-------x-------'], voices: 3, centre: 60, gain: 0.4, pan: 0.2, reverb: 0.4 },
    { role: 'bass', instruments: ['cello'], patterns: ['r-------f-------', 'r---r---f---a---', 'r-----------a---'], centre: 43, gain: 0.7, pan: 0.35, reverb: 0.3 },
  ],
  drums: [],
  fill: 'none',
  reverb: { seconds: 2.6, level: 0.55 },
  echo: { beats: 1, feedback: 0, level: 0 },
  duck: 0,
  drive: 0,
}
