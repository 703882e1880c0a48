import type { Genre } from './genre.ts'

export const funk: Genre = {
  id: 'funk',
  name: 'Funk',
  words: ['funk', 'funky', 'groove', 'groovy', 'motown', 'boogie', 'fusion'],
  bpm: [98, 116],
  metre: '4/4',
  modes: ['dorian', 'mixolydian', 'minor'],
  swing: [0.54, 2],
  looseness: 0.005,
  major: [{ a: 'I9 I9 IV9 I9', b: 'IV9 bVII9 I9 V9' }],
  minor: [{ a: 'i9 i9 iv9 i9', b: 'iv9 bVII9 i9 V7' }, { a: 'i7 IV9 i7 IV9', b: 'bVImaj7 bVII9 i7 V7' }],
  close: { major: 'V9', minor: 'V7' },
  players: [
    { role: 'bass', instruments: ['electricBass', 'synthBass'], patterns: ['r-.rs.o-..r.s-a-', 'r.rr..o.rs..r.oa', 'r-..o.s-r..rf.s-'], centre: 38, gain: 0.95, pan: 0, reverb: 0 },
    { role: 'chords', instruments: ['cleanGuitar'], patterns: ['..x.x..o.x.x..o.', 'o.xo..x.o.xo..x.', '....x.o...x.x.o.'], voices: 3, centre: 67, gain: 0.5, pan: 0.4, reverb: 0.08, strum: 0.003, from: 0.3 },
    { role: 'chords', instruments: ['rhodes', 'organ'], patterns: ['x---......x-....', '......x-....x---'], voices: 4, centre: 60, gain: 0.4, pan: -0.3, reverb: 0.12, from: 0.5 },
    { role: 'lead', instruments: ['brass', 'saxophone'], patterns: ['x-.x..x-........', '..x-x.x---......', 'x-x-.x.x-...x-..'], centre: 70, gain: 0.65, pan: 0.05, reverb: 0.15, from: 0.5 },
  ],
  drums: [
    { drum: 'kick', patterns: ['X..x..x...x.....', 'X.x...x...x..x..'], gain: 1, from: 0.3 },
    { drum: 'snare', patterns: ['....X..o.o..X..o', '....X..o.o..X.o.'], gain: 0.75, reverb: 0.08, from: 0.4 },
    { drum: 'hat', patterns: ['XoxoXoxoXoxoXoxo', 'XxoxXoxoXxoxXo..'], gain: 0.18, pan: 0.25, from: 0.25 },
    { drum: 'hatOpen', patterns: ['................', '..............x.'], gain: 0.2, pan: 0.25, from: 0.5 },
    { drum: 'cowbell', patterns: ['x...x...x...x...', 'x...x...x..xx...'], gain: 0.09, pan: -0.35, from: 0.9 },
  ],
  fill: 'toms',
  crash: 'crash',
  reverb: { seconds: 0.9, level: 0.35 },
  echo: { beats: 0.5, feedback: 0, level: 0 },
  duck: 0,
  drive: 0.25,
}
