import type { Genre } from './genre.ts'

export const hipHop: Genre = {
  id: 'hip-hop',
  name: 'Hip hop',
  words: ['hip hop', 'hip-hop', 'hiphop', 'rap', 'trap', 'boom bap', 'beat', 'beats', 'drill', 'rnb', 'r&b', 'soul'],
  bpm: [80, 98],
  metre: '4/4',
  modes: ['minor', 'dorian', 'phrygian'],
  swing: [0.57, 2],
  looseness: 0.006,
  major: [{ a: 'Imaj7 vi7 Imaj7 vi7', b: 'IVmaj7 V vi7 V' }],
  minor: [{ a: 'i i bVI V', b: 'i iv bVI V7' }, { a: 'i7 iv7 i7 V7', b: 'bVImaj7 bVII i7 V7' }],
  close: { major: 'V', minor: 'V7' },
  players: [
    { role: 'bass', instruments: ['subBass'], patterns: ['r-----....r---..', 'r---....r-r-....', 'r-----r-..o-....'], centre: 34, gain: 1, pan: 0, reverb: 0, from: 0.35 },
    { role: 'chords', instruments: ['feltPiano', 'rhodes', 'cleanGuitar'], patterns: ['x---..x-....x---', 'x-......x-....x-', 'x---x---........'], voices: 3, centre: 62, gain: 0.5, pan: -0.15, reverb: 0.2 },
    { role: 'lead', instruments: ['bell', 'musicBox', 'flute', 'brass'], patterns: ['x-x-..x-....x-..', '....x-x-x---....', 'x---..x-x-......'], centre: 74, gain: 0.42, pan: 0.25, reverb: 0.3, echo: 0.3, from: 0.5 },
    { role: 'pad', instruments: ['strings', 'choir'], patterns: ['x---------------'], voices: 3, centre: 64, gain: 0.2, pan: 0, reverb: 0.4, from: 0.85 },
  ],
  drums: [
    { drum: 'kick808', patterns: ['X......x..x.....', 'X..x......X..x..'], gain: 1.05, from: 0.45 },
    { drum: 'clap', patterns: ['....X.......X...'], gain: 0.55, reverb: 0.12, from: 0.45 },
    { drum: 'snareLofi', patterns: ['....x.......x...', '....x.....o.x..o'], gain: 0.45, from: 0.45 },
    { drum: 'hat', patterns: ['x.x.x.x.x.x.x.x.', 'x.x.xxx.x.x.x.xx', 'x.xxx.x.x.x.xxxx'], gain: 0.2, pan: 0.15, from: 0.4, ghosts: 0.08 },
    { drum: 'hatOpen', patterns: ['................', '..............x.'], gain: 0.18, pan: 0.15, from: 0.7 },
  ],
  fill: 'snare',
  reverb: { seconds: 1.2, level: 0.35 },
  echo: { beats: 0.5, feedback: 0.3, level: 0.3 },
  duck: 0.15,
  drive: 0.35,
}
