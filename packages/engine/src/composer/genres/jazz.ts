import type { Genre } from './genre.ts'

export const jazz: Genre = {
  id: 'jazz',
  name: 'Jazz',
  words: ['jazz', 'jazzy', 'swing', 'bebop', 'big band', 'cool jazz', 'smoky', 'noir', 'blues', 'bluesy'],
  bpm: [108, 152],
  metre: '4/4',
  modes: ['major', 'dorian', 'minor'],
  swing: [0.64, 4],
  looseness: 0.01,
  major: [
    { a: 'Imaj7 vi7 ii7 V7', b: 'iii7 VI7b9 ii9 V13' },
    { a: 'Imaj9 IV7 iii7,VI7 ii7,V7', b: 'IVmaj7 iv6 iii7,VI7 ii7,V13' },
  ],
  minor: [
    { a: 'i6 iim7b5,V7b9 i7 V7', b: 'iv7 bVII7 bIIImaj7 iim7b5,V7' },
    { a: 'i7 bVI7 iim7b5 V7b9', b: 'iv7 i7 bVI7 V7b9' },
  ],
  close: { major: 'ii7,V13', minor: 'iim7b5,V7b9' },
  players: [
    { role: 'bass', instruments: ['uprightBass'], patterns: ['w---w---w---w---'], centre: 40, gain: 0.85, pan: 0.05, reverb: 0.1 },
    { role: 'chords', instruments: ['piano', 'cleanGuitar'], patterns: ['x-....x-........', '......x-......o-', '..x-......x-....', 'x-....x-....o-..'], voices: 4, centre: 60, gain: 0.5, pan: -0.3, reverb: 0.15, strum: 0.006 },
    { role: 'lead', instruments: ['saxophone', 'brass', 'vibraphone', 'clarinet'], patterns: ['x-x-x-x---..x-x-', '..x-x---x-x-x---', 'x---..x-x-x-..x-', '..x-x-x-x-x-x---'], centre: 69, gain: 0.7, pan: 0.2, reverb: 0.25, from: 0.5 },
  ],
  drums: [
    { drum: 'ride', patterns: ['x...X.x.x...X.x.', 'x...X...x...X.x.'], gain: 0.22, pan: 0.3, from: 0.25, ghosts: 0.03 },
    { drum: 'hat', patterns: ['....x.......x...'], gain: 0.2, pan: -0.2, from: 0.25 },
    { drum: 'kickSoft', patterns: ['o.......o.......', 'o.........o.....'], gain: 0.5, from: 0.5 },
    { drum: 'snare', patterns: ['......o.........', '..o...........o.'], gain: 0.3, reverb: 0.1, from: 0.5, ghosts: 0.05 },
  ],
  fill: 'brush',
  crash: 'ride',
  reverb: { seconds: 1.3, level: 0.45 },
  echo: { beats: 1, feedback: 0, level: 0 },
  duck: 0,
  drive: 0.1,
}
