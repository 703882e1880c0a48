import type { Genre } from './genre.ts'

export const reggae: Genre = {
  id: 'reggae',
  name: 'Reggae',
  words: ['reggae', 'dub', 'ska', 'dancehall', 'jamaican', 'calypso'],
  bpm: [68, 84],
  metre: '4/4',
  modes: ['major', 'minor', 'mixolydian'],
  swing: [0.57, 2],
  looseness: 0.008,
  major: [{ a: 'I IV I V', b: 'vi IV I V' }],
  minor: [{ a: 'i iv i V', b: 'bVI bVII i V' }, { a: 'i i iv V', b: 'iv i bVI V' }],
  close: { major: 'V', minor: 'V' },
  players: [
    { role: 'chords', instruments: ['cleanGuitar', 'piano'], patterns: ['....x.......x...', '....x.......x.o.'], voices: 3, centre: 65, gain: 0.6, pan: 0.3, reverb: 0.2, echo: 0.25 },
    { role: 'chords', instruments: ['organ'], patterns: ['..x.x.x...x.x.x.', '..x.o.x...x.o.x.'], voices: 3, centre: 62, gain: 0.3, pan: -0.35, reverb: 0.1, from: 0.4 },
    { role: 'bass', instruments: ['electricBass', 'subBass'], patterns: ['r---..f-r-t-f-..', '....r-r-t---f---', 'r-r-....f-t-r-..'], centre: 36, gain: 1.05, pan: 0, reverb: 0, from: 0.3 },
    { role: 'lead', instruments: ['brass', 'softLead', 'saxophone', 'flute'], patterns: ['x---x-x-....x---', '..x-x---x-x-....', 'x-x-x---........'], centre: 71, gain: 0.5, pan: 0, reverb: 0.25, echo: 0.5, from: 0.5 },
  ],
  drums: [
    { drum: 'kick', patterns: ['........X.......', '........X.....o.'], gain: 1, from: 0.4 },
    { drum: 'rim', patterns: ['........X.......', '........X..o....'], gain: 0.6, reverb: 0.2, from: 0.4 },
    { drum: 'hat', patterns: ['x.o.x.o.x.o.x.o.', 'x.oox.o.x.o.x.oo'], gain: 0.2, pan: 0.2, from: 0.35, ghosts: 0.05 },
    { drum: 'shaker', patterns: ['....x.......x...'], gain: 0.14, pan: -0.3, from: 0.7 },
  ],
  fill: 'snare',
  reverb: { seconds: 1.5, level: 0.4 },
  echo: { beats: 0.75, feedback: 0.55, level: 0.5 },
  duck: 0,
  drive: 0.2,
}
