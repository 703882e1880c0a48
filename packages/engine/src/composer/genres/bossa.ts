import type { Genre } from './genre.ts'

export const bossa: Genre = {
  id: 'bossa',
  name: 'Bossa nova',
  words: ['bossa', 'bossa nova', 'samba', 'latin', 'brazilian', 'lounge', 'salsa', 'tropical', 'tango'],
  bpm: [112, 136],
  metre: '4/4',
  modes: ['major', 'dorian', 'minor'],
  swing: [0.5, 4],
  looseness: 0.008,
  major: [
    { a: 'Imaj7 II9 ii7 V7', b: 'IVmaj7 iv6 iii7 VI7b9' },
    { a: 'Imaj9 vi9 ii9 V13', b: 'iii7 VI7b9 ii9 V7b9' },
  ],
  minor: [
    { a: 'i9 iv9 iim7b5 V7b9', b: 'bVImaj7 bIIImaj7 iim7b5 V7b9' },
    { a: 'i6 i6 iv7 V7b9', b: 'iv9 bVII9 bIIImaj7 V7' },
  ],
  close: { major: 'ii9,V7b9', minor: 'iim7b5,V7b9' },
  players: [
    { role: 'chords', instruments: ['nylonGuitar'], patterns: ['x---..x-..x---x-', 'x--x--x---x--x--', '..x-x-..x---x-..'], voices: 4, centre: 58, gain: 0.6, pan: -0.2, reverb: 0.15, strum: 0.004 },
    { role: 'bass', instruments: ['uprightBass'], patterns: ['r-----f-f-----r-', 'r-----f-r-----a-'], centre: 40, gain: 0.75, pan: 0, reverb: 0.05, from: 0.3 },
    { role: 'lead', instruments: ['flute', 'saxophone', 'nylonGuitar', 'vibraphone'], patterns: ['..x-x---..x-x-x-', 'x---..x-..x-x---', 'x-x---x-....x-x-'], centre: 73, gain: 0.6, pan: 0.2, reverb: 0.25, from: 0.5 },
    { role: 'pad', instruments: ['strings'], patterns: ['x---------------'], voices: 3, centre: 66, gain: 0.17, pan: 0, reverb: 0.35, from: 0.85 },
  ],
  drums: [
    { drum: 'rim', patterns: ['x..x..x...x..x..', 'x..x..x...x..x..'], gain: 0.3, pan: 0.2, reverb: 0.1, from: 0.4 },
    { drum: 'shaker', patterns: ['xoxoxoxoxoxoxoxo'], gain: 0.12, pan: -0.35, from: 0.3 },
    { drum: 'kickSoft', patterns: ['x.....x.x.....x.'], gain: 0.6, from: 0.45 },
    { drum: 'conga', patterns: ['................', '......x.....x.xx'], gain: 0.3, pan: -0.25, from: 0.8 },
    { drum: 'congaLow', patterns: ['...x.......x....'], gain: 0.3, pan: -0.3, from: 0.8 },
  ],
  fill: 'brush',
  reverb: { seconds: 1.2, level: 0.4 },
  echo: { beats: 1, feedback: 0, level: 0 },
  duck: 0,
  drive: 0.05,
}
