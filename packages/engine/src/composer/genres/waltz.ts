import type { Genre } from './genre.ts'

export const waltz: Genre = {
  id: 'waltz',
  name: 'Waltz',
  words: ['waltz', 'valse', 'musette waltz', 'ballroom', 'carousel', 'fairground', 'vienna', 'viennese', 'paris', 'parisian', 'circus'],
  bpm: [126, 168],
  metre: '3/4',
  modes: ['major', 'minor'],
  swing: [0.5, 4],
  looseness: 0.009,
  major: [
    { a: 'I I V7 V7 V7 V7 I I', b: 'IV IV I I V7 V7 I I' },
    { a: 'I vi ii V7 I VI ii V7', b: 'IV iv I VI ii V7 I V7' },
  ],
  minor: [
    { a: 'i i V7 V7 V7 V7 i i', b: 'iv iv i i V7 V7 i i' },
    { a: 'i iv V7 i bVI iidim V7 i', b: 'bIII bVII bIII V7 i iv V7 V7' },
  ],
  close: { major: 'V7', minor: 'V7' },
  players: [
    { role: 'lead', instruments: ['accordion', 'violin', 'clarinet'], patterns: ['x---x---x---', 'x-------x---', 'x---x-x-x-x-', 'x-----x-x---'], centre: 74, gain: 0.65, pan: 0.1, reverb: 0.25, from: 0.4 },
    { role: 'chords', instruments: ['piano', 'strings'], patterns: ['....x-..x-..', '....x-..o-..'], voices: 3, centre: 62, gain: 0.55, pan: -0.15, reverb: 0.25 },
    { role: 'bass', instruments: ['uprightBass', 'cello'], patterns: ['r---........', 'r---....f---'], centre: 41, gain: 0.8, pan: 0, reverb: 0.15 },
    { role: 'counter', instruments: ['strings', 'clarinet'], patterns: ['x-----------'], centre: 69, gain: 0.3, pan: -0.35, reverb: 0.35, from: 0.8 },
    { role: 'arpeggio', instruments: ['glockenspiel', 'musicBox'], patterns: ['0...2...4...', '4.3.2.1.0...'], voices: 4, centre: 79, gain: 0.18, pan: 0.4, reverb: 0.35, from: 0.85 },
  ],
  drums: [
    { drum: 'brush', patterns: ['....x...x...'], gain: 0.16, pan: 0.2, from: 0.8 },
    { drum: 'kickSoft', patterns: ['x...........'], gain: 0.45, from: 0.8 },
  ],
  fill: 'none',
  reverb: { seconds: 1.8, level: 0.45 },
  echo: { beats: 1, feedback: 0, level: 0 },
  duck: 0,
  drive: 0.03,
}
