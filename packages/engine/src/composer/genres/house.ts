import type { Genre } from './genre.ts'

export const house: Genre = {
  id: 'house',
  name: 'House',
  words: ['house', 'deep house', 'disco', 'dance', 'edm', 'club', 'eurodance', 'party'],
  bpm: [120, 128],
  metre: '4/4',
  modes: ['minor', 'dorian', 'major'],
  swing: [0.54, 2],
  looseness: 0.002,
  major: [{ a: 'Imaj7 vi7 IVmaj7 V', b: 'IVmaj7 V vi7 iii7' }],
  minor: [{ a: 'i7 i7 iv7 v7', b: 'bVImaj7 bVII i7 V7' }, { a: 'i9 bVImaj7 iv9 V7', b: 'i7 bVII bVImaj7 V7' }],
  close: { major: 'V', minor: 'V7' },
  players: [
    { role: 'chords', instruments: ['organ', 'piano', 'superSaw'], patterns: ['..x-..x-..x-..x-', 'x-.x-..x-..x-.x-', '..x-..xx..x-.x-.'], voices: 4, centre: 63, gain: 0.5, pan: 0, reverb: 0.2, echo: 0.2, ducked: true },
    { role: 'bass', instruments: ['synthBass', 'subBass'], patterns: ['..r-..r-..r-..o-', 'r-.r..r-.r.o..r-', '..rr..o-..rr..f-'], centre: 38, gain: 0.8, pan: 0, reverb: 0, from: 0.4, ducked: true },
    { role: 'pad', instruments: ['strings', 'warmPad'], patterns: ['x---------------'], voices: 3, centre: 70, gain: 0.22, pan: 0, reverb: 0.4, from: 0.7, ducked: true },
    { role: 'lead', instruments: ['synthPluck', 'softLead', 'vibraphone'], patterns: ['x-.x-.x-..x-....', '..x-x-.x-..x-...', 'x-..x-..x-.x-...'], centre: 75, gain: 0.5, pan: 0.15, reverb: 0.25, echo: 0.5, from: 0.5 },
  ],
  drums: [
    { drum: 'kickHouse', patterns: ['X...X...X...X...'], gain: 1.05, from: 0.3 },
    { drum: 'clap', patterns: ['....X.......X...'], gain: 0.6, reverb: 0.2, from: 0.5 },
    { drum: 'hatOpen', patterns: ['..x...x...x...x.'], gain: 0.24, pan: 0.15, from: 0.5 },
    { drum: 'hat', patterns: ['x.xxx.xxx.xxx.xx', 'xxo.xxo.xxo.xxox'], gain: 0.14, pan: -0.2, from: 0.4 },
    { drum: 'shaker', patterns: ['o.x.o.x.o.x.o.xo'], gain: 0.12, pan: 0.4, from: 0.8 },
  ],
  fill: 'electronic',
  crash: 'crash',
  reverb: { seconds: 1.6, level: 0.45 },
  echo: { beats: 0.75, feedback: 0.4, level: 0.4 },
  duck: 0.65,
  drive: 0.25,
}
