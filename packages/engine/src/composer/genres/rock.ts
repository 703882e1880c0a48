import type { Genre } from './genre.ts'

export const rock: Genre = {
  id: 'rock',
  name: 'Rock',
  words: ['rock', 'metal', 'punk', 'grunge', 'hard rock', 'indie rock', 'alternative', 'guitar solo', 'pop rock', 'pop'],
  bpm: [112, 148],
  metre: '4/4',
  modes: ['minor', 'mixolydian', 'major'],
  swing: [0.5, 4],
  looseness: 0.007,
  major: [{ a: 'I5 V5 vi5 IV5', b: 'IV5 V5 I5 vi5' }, { a: 'I5 bVII5 IV5 I5', b: 'vi5 IV5 I5 V5' }],
  minor: [{ a: 'i5 bVI5 bIII5 V5', b: 'iv5 bVI5 i5 V5' }, { a: 'i5 i5 bVII5 iv5', b: 'bVI5 bVII5 i5 V5' }],
  close: { major: 'V5', minor: 'V5' },
  players: [
    { role: 'chords', instruments: ['electricGuitar'], patterns: ['X-x-x-x-x-x-x-x-', 'X---x-x-..x-x-x-', 'X-xxX-xxX-xxX-x-'], voices: 3, centre: 50, gain: 0.62, pan: -0.6, reverb: 0.08, from: 0.3 },
    { role: 'chords', instruments: ['electricGuitar'], patterns: ['X---------x-----', 'X-------X-------'], voices: 3, centre: 57, gain: 0.5, pan: 0.6, reverb: 0.1, from: 0.5 },
    { role: 'bass', instruments: ['electricBass'], patterns: ['r-r-r-r-r-r-r-r-', 'r-r-r-r-f-f-r-a-', 'r---r-r-..r-r-a-'], centre: 38, gain: 0.75, pan: 0, reverb: 0, from: 0.4 },
    { role: 'lead', instruments: ['electricGuitar', 'sawLead'], patterns: ['x---x-x-x-----x-', 'x-x-x---x-x-x---', 'x-----x-x-x-x---'], centre: 72, gain: 0.55, pan: 0.1, reverb: 0.25, echo: 0.25, from: 0.55 },
    { role: 'pad', instruments: ['organ'], patterns: ['x---------------'], voices: 3, centre: 64, gain: 0.16, pan: 0.2, reverb: 0.2, from: 0.85 },
  ],
  drums: [
    { drum: 'kick', patterns: ['X.....x.X.......', 'X.....x.X.x.....'], gain: 1, from: 0.45 },
    { drum: 'snare', patterns: ['....X.......X...', '....X.......X..o'], gain: 0.85, reverb: 0.15, from: 0.45 },
    { drum: 'hat', patterns: ['X.x.X.x.X.x.X.x.'], gain: 0.22, pan: 0.25, from: 0.25 },
    { drum: 'crash', patterns: ['................', '........x.......'], gain: 0.12, pan: -0.3, from: 0.9 },
  ],
  fill: 'toms',
  crash: 'crash',
  reverb: { seconds: 1.4, level: 0.4 },
  echo: { beats: 0.5, feedback: 0.25, level: 0.25 },
  duck: 0,
  drive: 0.4,
}
