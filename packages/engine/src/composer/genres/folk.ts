import type { Genre } from './genre.ts'

export const folk: Genre = {
  id: 'folk',
  name: 'Folk',
  words: ['folk', 'acoustic folk', 'country', 'bluegrass', 'celtic', 'irish', 'singer-songwriter', 'ballad', 'campfire', 'medieval', 'tavern', 'indie folk'],
  bpm: [84, 120],
  metre: '4/4',
  modes: ['major', 'mixolydian', 'dorian', 'minor'],
  swing: [0.53, 4],
  looseness: 0.01,
  major: [{ a: 'I IV I V', b: 'vi IV I V' }, { a: 'I V IV I', b: 'IV I vi V' }],
  minor: [{ a: 'i bVII i V', b: 'bIII bVII iv V' }, { a: 'i iv i V', b: 'bVI bVII i V' }],
  close: { major: 'V', minor: 'V' },
  players: [
    { role: 'chords', instruments: ['guitar'], patterns: ['X---x-xx..x-x-xx', 'X---x---x-x-x-x-', 'X-..x-x-..x-x-x-'], voices: 5, centre: 57, gain: 0.55, pan: -0.3, reverb: 0.15, strum: 0.011, from: 0.4 },
    { role: 'arpeggio', instruments: ['nylonGuitar', 'banjo', 'guitar'], patterns: ['0.2.1.3.0.2.1.3.', '0.3.2.3.1.3.2.3.'], voices: 4, centre: 60, gain: 0.5, pan: 0.3, reverb: 0.15 },
    { role: 'bass', instruments: ['uprightBass', 'electricBass'], patterns: ['r-------f-------', 'r-------f---a---'], centre: 40, gain: 0.7, pan: 0, reverb: 0.05, from: 0.45 },
    { role: 'lead', instruments: ['violin', 'flute', 'accordion'], patterns: ['x---x-x-x---x---', 'x-x-x-x-x---x-x-', 'x-----x-x-x-x---'], centre: 74, gain: 0.6, pan: 0.05, reverb: 0.25, from: 0.5 },
  ],
  drums: [
    { drum: 'kickSoft', patterns: ['x.......x.......', 'x.......x.x.....'], gain: 0.7, from: 0.8 },
    { drum: 'tambourine', patterns: ['....x.......x...'], gain: 0.25, pan: 0.3, from: 0.8 },
    { drum: 'shaker', patterns: ['x.o.x.o.x.o.x.o.'], gain: 0.14, pan: -0.3, from: 0.6 },
  ],
  fill: 'none',
  reverb: { seconds: 1.1, level: 0.4 },
  echo: { beats: 1, feedback: 0, level: 0 },
  duck: 0,
  drive: 0.05,
}
