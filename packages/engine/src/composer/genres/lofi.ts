import type { Genre } from './genre.ts'

export const lofi: Genre = {
  id: 'lofi',
  name: 'Lo-fi',
  words: ['lofi', 'lo-fi', 'lo fi', 'chillhop', 'chill', 'study', 'study beats', 'vinyl', 'bedroom'],
  bpm: [72, 88],
  metre: '4/4',
  modes: ['dorian', 'major', 'minor'],
  swing: [0.6, 2],
  looseness: 0.012,
  major: [
    { a: 'Imaj9 vi9 ii9 V13', b: 'IVmaj9 iii7 vi9 V9' },
    { a: 'Imaj7 iii7 IVmaj7 V9', b: 'ii9 V13 Imaj9 VI7' },
  ],
  minor: [
    { a: 'i9 iv9 bVII9 bIIImaj7', b: 'bVImaj7 V7 i9 iv9' },
    { a: 'i9 bVImaj7 iv9 V7', b: 'iv9 bVII13 bIIImaj9 V7b9' },
  ],
  close: { major: 'ii9,V13', minor: 'iim7b5,V7' },
  players: [
    { role: 'chords', instruments: ['rhodes', 'feltPiano'], patterns: ['x-----x---------', 'x---------x-o---', '..x-------x-----'], voices: 4, centre: 60, gain: 0.55, pan: -0.1, reverb: 0.2, strum: 0.014, ducked: true },
    { role: 'bass', instruments: ['electricBass', 'subBass'], patterns: ['r-----f---r-----', 'r-----..r---..a-'], centre: 38, gain: 0.75, pan: 0, reverb: 0, from: 0.4 },
    { role: 'lead', instruments: ['vibraphone', 'cleanGuitar', 'rhodes', 'flute'], patterns: ['..x-x-..x---x-..', 'x---..x-x-......', '....x-x-..x---..'], centre: 72, gain: 0.45, pan: 0.25, reverb: 0.3, echo: 0.35, from: 0.5 },
    { role: 'pad', instruments: ['warmPad'], patterns: ['x---------------'], voices: 3, centre: 62, gain: 0.16, pan: 0, reverb: 0.3, from: 0.7, ducked: true },
  ],
  drums: [
    { drum: 'kickSoft', patterns: ['X.....x...x.....', 'X.....x..x......'], gain: 0.95, from: 0.45 },
    { drum: 'snareLofi', patterns: ['....X.......X...', '....X.......X..o'], gain: 0.6, reverb: 0.1, from: 0.45 },
    { drum: 'hat', patterns: ['x.o.x.o.x.o.x.o.', 'x.o.x.oox.o.x.oo'], gain: 0.16, pan: 0.25, from: 0.35, ghosts: 0.06 },
    { drum: 'shaker', patterns: ['..x...x...x...x.'], gain: 0.1, pan: -0.35, from: 0.8 },
  ],
  fill: 'snare',
  reverb: { seconds: 1.4, level: 0.5 },
  echo: { beats: 0.75, feedback: 0.3, level: 0.35 },
  duck: 0.25,
  drive: 0.45,
  lowPass: 5200,
  dust: 0.5,
}
