import type { Genre } from './genre.ts'

export const synthwave: Genre = {
  id: 'synthwave',
  name: 'Synthwave',
  words: ['synthwave', 'retrowave', 'outrun', 'vaporwave', 'synthpop', 'eighties', '80s', 'cyberpunk', 'electro', 'electropop'],
  bpm: [94, 112],
  metre: '4/4',
  modes: ['minor', 'minor', 'dorian', 'major'],
  swing: [0.5, 4],
  looseness: 0.002,
  major: [{ a: 'I V vi IV', b: 'IV I V vi' }, { a: 'Iadd9 IV vi V', b: 'vi IV I V' }],
  minor: [{ a: 'i bVI iv V', b: 'i bVII bVI V' }, { a: 'i i bVI bVII', b: 'iv bVI i V' }],
  close: { major: 'V', minor: 'V' },
  players: [
    { role: 'bass', instruments: ['synthBass'], patterns: ['rrrrrrrrrrrrrrrr', 'r.rrr.rrr.rrr.or', 'rrorrrorrrorrror'], centre: 38, gain: 0.7, pan: 0, reverb: 0.02, ducked: true },
    { role: 'pad', instruments: ['superSaw', 'warmPad'], patterns: ['x---------------'], voices: 4, centre: 62, gain: 0.35, pan: 0, reverb: 0.35, ducked: true },
    { role: 'arpeggio', instruments: ['synthPluck'], patterns: ['0213042301250423', '0123432101234321', '0.2.1.3.0.4.2.3.'], voices: 4, centre: 70, gain: 0.38, pan: 0.3, reverb: 0.2, echo: 0.5, from: 0.3 },
    { role: 'lead', instruments: ['sawLead', 'softLead'], patterns: ['x-----x---x-----', 'x---x-----x-x---', '..x-----x---x---'], centre: 74, gain: 0.55, pan: -0.05, reverb: 0.35, echo: 0.45, from: 0.5 },
    { role: 'counter', instruments: ['glassPad'], patterns: ['x-------x-------'], centre: 79, gain: 0.2, pan: -0.4, reverb: 0.5, from: 0.85 },
  ],
  drums: [
    { drum: 'kickHouse', patterns: ['X.......X.......', 'X.......X.....x.'], gain: 1, from: 0.5 },
    { drum: 'snareFat', patterns: ['....X.......X...'], gain: 0.8, reverb: 0.4, from: 0.5 },
    { drum: 'hat', patterns: ['x.x.x.x.x.x.x.x.', 'x.xxx.x.x.xxx.x.'], gain: 0.2, pan: 0.2, from: 0.5 },
    { drum: 'tomLow', patterns: ['................', '..........x..x..'], gain: 0.5, reverb: 0.3, from: 0.85 },
  ],
  fill: 'electronic',
  crash: 'crash',
  reverb: { seconds: 2.6, level: 0.55 },
  echo: { beats: 0.75, feedback: 0.4, level: 0.45 },
  duck: 0.5,
  drive: 0.3,
}
