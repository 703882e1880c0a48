import type { Genre } from './genre.ts'

export const chiptune: Genre = {
  id: 'chiptune',
  name: 'Chiptune',
  words: ['chiptune', '8-bit', '8 bit', '8bit', 'video game', 'game', 'arcade', 'retro game', 'nintendo', 'pixel', 'gameboy'],
  bpm: [128, 164],
  metre: '4/4',
  modes: ['major', 'minor', 'mixolydian'],
  swing: [0.5, 4],
  looseness: 0,
  major: [{ a: 'I V vi IV', b: 'IV V iii vi' }, { a: 'I IV V I', b: 'ii V I VI' }],
  minor: [{ a: 'i bVII bVI V', b: 'iv bVII bIII V' }, { a: 'i bVI bVII i', b: 'bVI bVII i V' }],
  close: { major: 'V7', minor: 'V7' },
  players: [
    { role: 'lead', instruments: ['chipLead'], patterns: ['x-x-x-x-x---x-x-', 'x---x-x-x-x-x-xx', 'x-xxx-x-x---x---'], centre: 76, gain: 0.6, pan: 0, reverb: 0.05, echo: 0.25, from: 0.3 },
    { role: 'arpeggio', instruments: ['chipArp'], patterns: ['0123012301230123', '0120120120120121', '0213021302130213'], voices: 4, centre: 69, gain: 0.35, pan: 0.3, reverb: 0.03 },
    { role: 'counter', instruments: ['chipArp'], patterns: ['x-------x-------'], centre: 67, gain: 0.25, pan: -0.35, reverb: 0.05, from: 0.8 },
    { role: 'bass', instruments: ['chipBass'], patterns: ['r.o.r.o.r.o.r.o.', 'r-r-o-r-r-r-o-f-', 'r.rrf.r.r.rro.a.'], centre: 43, gain: 0.75, pan: 0, reverb: 0, from: 0.35 },
  ],
  drums: [
    { drum: 'kickChip', patterns: ['X...x...X...x...', 'X..xx...X.x.x...'], gain: 0.8, from: 0.4 },
    { drum: 'snareChip', patterns: ['....X.......X...', '....X..x....X.xx'], gain: 0.5, from: 0.4 },
    { drum: 'hatChip', patterns: ['x.x.x.x.x.x.x.x.', 'xxx.xxx.xxx.xxx.'], gain: 0.14, from: 0.5 },
  ],
  fill: 'electronic',
  reverb: { seconds: 0.6, level: 0.2 },
  echo: { beats: 0.75, feedback: 0.3, level: 0.3 },
  duck: 0,
  drive: 0,
}
