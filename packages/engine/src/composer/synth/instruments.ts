import { playFm, playPiano, playStruck } from './struck.ts'
import { playPlucked } from './plucked.ts'
import { playSustained } from './sustained.ts'
import type { FmVoice, Partial } from './struck.ts'
import type { PluckedVoice } from './plucked.ts'
import type { SustainedVoice } from './sustained.ts'
import type { Tone, ToneOrder } from './tone.ts'

export const ROLES = ['lead', 'counter', 'chords', 'arpeggio', 'pad', 'bass'] as const
/** What a player does in the band. */
export type Role = (typeof ROLES)[number]

export interface Instrument {
  /** For people. */
  readonly name: string
  /** Other words that name it in a prompt. */
  readonly words: readonly string[]
  /** What it can do, what it does best first. */
  readonly roles: readonly Role[]
  /** Lowest and highest MIDI pitch that sounds good. */
  readonly range: readonly [low: number, high: number]
  /** Seconds that a note rings by itself; null: as long as its key is held. */
  readonly rings: number | null
  /** Seconds until it is silent when its key is let go early; instruments that are held have it in their tone. */
  readonly release: number
  /** Loudness beside the others when all tones have the same level. */
  readonly gain: number
  play(order: ToneOrder): Tone
}

type About = Omit<Instrument, 'play' | 'rings' | 'gain' | 'release'> & { gain?: number; release?: number }

function sustained(about: About, voice: SustainedVoice): Instrument {
  return { gain: 1, release: 0.16, ...about, rings: null, play: (order) => playSustained(voice, order) }
}
function plucked(about: About, rings: number, voice: PluckedVoice): Instrument {
  return { gain: 1, release: 0.16, ...about, rings, play: (order) => playPlucked(voice, order) }
}
function struck(about: About, rings: number, click: number, partials: readonly Partial[]): Instrument {
  return { gain: 1, release: 0.16, ...about, rings, play: (order) => playStruck(partials, click, order) }
}
function fm(about: About, rings: number, voice: FmVoice): Instrument {
  return { gain: 1, release: 0.16, ...about, rings, play: (order) => playFm(voice, order) }
}
function piano(about: About, softness: number): Instrument {
  return { gain: 1, release: 0.16, ...about, rings: 3.2, play: (order) => playPiano(order, softness) }
}

const KEYS: readonly Role[] = ['chords', 'lead', 'arpeggio']
const MELODY: readonly Role[] = ['lead', 'counter']

const LIST = {
  piano: piano({ name: 'Piano', words: ['grand piano', 'pianos', 'keys'], roles: KEYS, range: [28, 96] }, 0.35),
  feltPiano: piano(
    { name: 'Felt piano', words: ['felt', 'upright piano', 'soft piano'], roles: KEYS, range: [28, 92] },
    1.1,
  ),
  rhodes: fm(
    { name: 'Electric piano', words: ['rhodes', 'e-piano', 'wurlitzer', 'epiano'], roles: KEYS, range: [36, 92] },
    2.6,
    { ratio: 1, index: 1.3, indexSeconds: 0.5, seconds: 0.95, tine: 0.25, tremolo: [0.22, 4.6] },
  ),
  bell: fm(
    {
      release: 1.1,
      name: 'Bell',
      words: ['bells', 'chimes', 'tubular bells'],
      roles: ['arpeggio', 'lead'],
      range: [55, 100],
      gain: 0.8,
    },
    2.8,
    {
      ratio: 3.51,
      index: 2.2,
      indexSeconds: 0.7,
      seconds: 0.8,
    },
  ),
  musicBox: fm(
    {
      release: 1.1,
      name: 'Music box',
      words: ['musicbox', 'celesta', 'toy piano'],
      roles: ['lead', 'arpeggio'],
      range: [60, 103],
      gain: 0.8,
    },
    1.6,
    {
      ratio: 4.01,
      index: 1,
      indexSeconds: 0.12,
      seconds: 0.5,
      tine: 0.3,
    },
  ),
  glockenspiel: struck(
    {
      release: 1.1,
      name: 'Glockenspiel',
      words: ['glock', 'xylophone'],
      roles: ['arpeggio', 'lead'],
      range: [67, 103],
      gain: 0.7,
    },
    1.6,
    0.2,
    [
      { ratio: 1, gain: 1, seconds: 1.6 },
      { ratio: 2.76, gain: 0.5, seconds: 0.8 },
      { ratio: 5.4, gain: 0.25, seconds: 0.4 },
    ],
  ),
  vibraphone: struck(
    { release: 1.1, name: 'Vibraphone', words: ['vibes'], roles: ['lead', 'chords'], range: [53, 96] },
    2.4,
    0.1,
    [
      { ratio: 1, gain: 1, seconds: 3 },
      { ratio: 1.004, gain: 0.4, seconds: 3 },
      { ratio: 4, gain: 0.22, seconds: 0.9 },
    ],
  ),
  marimba: struck(
    { name: 'Marimba', words: ['kalimba', 'balafon'], roles: ['arpeggio', 'lead', 'chords'], range: [45, 96] },
    0.9,
    0.3,
    [
      { ratio: 1, gain: 1, seconds: 0.9 },
      { ratio: 3.93, gain: 0.35, seconds: 0.25 },
      { ratio: 9.2, gain: 0.1, seconds: 0.1 },
    ],
  ),
  guitar: plucked(
    {
      name: 'Acoustic guitar',
      words: ['acoustic', 'steel guitar', 'guitars', 'steel-string guitar'],
      roles: ['chords', 'arpeggio', 'lead'],
      range: [40, 86],
    },
    2.2,
    { hardness: 0.75, damping: 0.35, seconds: 2.6, position: 0.18 },
  ),
  nylonGuitar: plucked(
    {
      name: 'Nylon guitar',
      words: ['classical guitar', 'spanish guitar', 'nylon'],
      roles: ['chords', 'arpeggio', 'lead'],
      range: [40, 84],
    },
    1.8,
    { hardness: 0.4, damping: 0.6, seconds: 2, position: 0.3 },
  ),
  electricGuitar: plucked(
    {
      name: 'Distorted guitar',
      words: ['electric guitar', 'distorted guitar', 'distortion', 'overdriven guitar'],
      roles: ['chords', 'lead'],
      range: [40, 86],
    },
    2.4,
    { hardness: 0.8, damping: 0.4, seconds: 4, position: 0.15, drive: 0.7, cabinet: 3800 },
  ),
  cleanGuitar: plucked(
    {
      name: 'Clean guitar',
      words: ['clean electric guitar', 'jazz guitar'],
      roles: ['chords', 'arpeggio', 'lead'],
      range: [40, 86],
    },
    2,
    { hardness: 0.5, damping: 0.45, seconds: 2.6, position: 0.12 },
  ),
  banjo: plucked(
    { name: 'Banjo', words: ['mandolin', 'ukulele'], roles: ['arpeggio', 'chords', 'lead'], range: [50, 90] },
    1,
    {
      hardness: 0.95,
      damping: 0.3,
      seconds: 0.8,
      position: 0.08,
    },
  ),
  harp: plucked(
    { release: 1.1, name: 'Harp', words: ['lyre', 'koto'], roles: ['arpeggio', 'chords', 'lead'], range: [36, 96] },
    2.4,
    {
      hardness: 0.35,
      damping: 0.4,
      seconds: 3,
      position: 0.45,
    },
  ),
  sitar: plucked({ name: 'Sitar', words: ['oud'], roles: ['lead', 'arpeggio'], range: [48, 84] }, 2.2, {
    hardness: 0.95,
    damping: 0.15,
    seconds: 3,
    position: 0.06,
  }),
  harpsichord: plucked({ name: 'Harpsichord', words: ['cembalo'], roles: KEYS, range: [40, 89] }, 1.8, {
    hardness: 0.98,
    damping: 0.2,
    seconds: 1.8,
    position: 0.1,
  }),
  strings: sustained(
    {
      name: 'Strings',
      words: ['string section', 'string ensemble', 'orchestra'],
      roles: ['pad', 'chords', 'counter', 'lead'],
      range: [36, 91],
    },
    {
      wave: 'bowed',
      unison: 4,
      detune: 9,
      attack: 0.14,
      release: 0.35,
      cutoff: 900,
      follow: 3,
      vibrato: 8,
      breath: 0.015,
    },
  ),
  violin: sustained(
    { name: 'Violin', words: ['fiddle', 'violins', 'viola'], roles: MELODY, range: [55, 98] },
    {
      wave: 'bowed',
      unison: 2,
      detune: 3,
      attack: 0.06,
      release: 0.18,
      cutoff: 1500,
      follow: 2.5,
      vibrato: 22,
      vibratoRate: 5.8,
      breath: 0.03,
    },
  ),
  cello: sustained(
    {
      name: 'Cello',
      words: ['cellos', 'double bass', 'contrabass'],
      roles: ['lead', 'bass', 'counter'],
      range: [33, 76],
    },
    {
      wave: 'bowed',
      unison: 2,
      detune: 3,
      attack: 0.08,
      release: 0.22,
      cutoff: 700,
      follow: 3,
      vibrato: 16,
      vibratoRate: 5,
      breath: 0.02,
    },
  ),
  flute: sustained(
    {
      name: 'Flute',
      words: ['flutes', 'whistle', 'recorder', 'pan flute', 'shakuhachi'],
      roles: MELODY,
      range: [60, 98],
    },
    {
      wave: 'flute',
      attack: 0.06,
      release: 0.14,
      cutoff: 1800,
      follow: 3,
      vibrato: 14,
      vibratoRate: 5,
      breath: 0.09,
    },
  ),
  clarinet: sustained(
    { name: 'Clarinet', words: ['oboe', 'bassoon'], roles: MELODY, range: [50, 91] },
    {
      wave: 'reed',
      attack: 0.04,
      release: 0.12,
      cutoff: 1100,
      follow: 2,
      vibrato: 6,
      breath: 0.02,
    },
  ),
  saxophone: sustained(
    { name: 'Saxophone', words: ['sax', 'tenor sax', 'alto sax'], roles: MELODY, range: [49, 84] },
    {
      wave: 'sax',
      attack: 0.035,
      decay: 0.2,
      sustain: 0.8,
      release: 0.12,
      cutoff: 1200,
      follow: 2.2,
      sweep: 0.7,
      sweepSeconds: 0.08,
      vibrato: 18,
      vibratoRate: 5.2,
      breath: 0.05,
      drive: 0.1,
    },
  ),
  brass: sustained(
    {
      name: 'Brass',
      words: ['trumpet', 'trombone', 'trumpets', 'brass section'],
      roles: ['lead', 'chords', 'counter'],
      range: [43, 86],
    },
    {
      wave: 'brass',
      unison: 3,
      detune: 6,
      attack: 0.05,
      decay: 0.25,
      sustain: 0.75,
      release: 0.14,
      cutoff: 500,
      follow: 3,
      sweep: 1.2,
      sweepSeconds: 0.12,
      vibrato: 7,
    },
  ),
  horn: sustained(
    { name: 'French horn', words: ['horns', 'horn', 'tuba'], roles: ['counter', 'lead', 'pad'], range: [36, 77] },
    {
      wave: 'brass',
      unison: 2,
      detune: 5,
      attack: 0.09,
      release: 0.25,
      cutoff: 250,
      follow: 2.2,
      sweep: 0.6,
      sweepSeconds: 0.2,
      vibrato: 5,
    },
  ),
  choir: sustained(
    { name: 'Choir', words: ['vocals', 'voices', 'choral', 'ooh', 'aah'], roles: ['pad', 'lead'], range: [43, 84] },
    {
      wave: 'voice',
      unison: 5,
      detune: 16,
      attack: 0.25,
      release: 0.5,
      cutoff: 1300,
      follow: 2,
      vibrato: 18,
      vibratoRate: 4.8,
      breath: 0.04,
    },
  ),
  organ: sustained(
    {
      name: 'Organ',
      words: ['hammond', 'church organ', 'pipe organ'],
      roles: ['chords', 'pad', 'lead'],
      range: [36, 91],
    },
    {
      wave: 'organ',
      unison: 2,
      detune: 5,
      attack: 0.015,
      release: 0.08,
      cutoff: 3500,
      follow: 3,
      vibrato: 9,
      vibratoRate: 6.4,
      sub: 0.4,
    },
  ),
  accordion: sustained(
    {
      name: 'Accordion',
      words: ['harmonica', 'concertina', 'bandoneon', 'musette'],
      roles: ['lead', 'chords', 'counter'],
      range: [48, 91],
    },
    {
      wave: 'accordion',
      unison: 3,
      detune: 11,
      attack: 0.04,
      release: 0.1,
      cutoff: 2000,
      follow: 3,
    },
  ),
  warmPad: sustained(
    {
      name: 'Warm pad',
      words: ['pad', 'pads', 'drone', 'drones', 'synth pad'],
      roles: ['pad', 'chords'],
      range: [36, 84],
    },
    {
      wave: 'saw',
      unison: 4,
      detune: 14,
      attack: 0.6,
      release: 1.2,
      cutoff: 320,
      follow: 1.6,
      resonance: 0.2,
      sub: 0.3,
    },
  ),
  glassPad: sustained(
    { name: 'Glass pad', words: ['glass', 'shimmer'], roles: ['pad', 'lead'], range: [48, 96] },
    {
      wave: 'triangle',
      unison: 5,
      detune: 18,
      attack: 0.8,
      release: 1.6,
      cutoff: 2500,
      follow: 4,
      breath: 0.015,
    },
  ),
  superSaw: sustained(
    {
      name: 'Supersaw',
      words: ['synth', 'synths', 'synthesizer', 'synthesiser', 'supersaws'],
      roles: ['chords', 'pad', 'lead'],
      range: [40, 91],
    },
    {
      wave: 'saw',
      unison: 5,
      detune: 22,
      attack: 0.015,
      decay: 0.5,
      sustain: 0.75,
      release: 0.25,
      cutoff: 1800,
      follow: 3,
      sweep: 0.8,
      sweepSeconds: 0.3,
    },
  ),
  sawLead: sustained(
    { name: 'Saw lead', words: ['synth lead', 'lead synth', 'analog lead'], roles: MELODY, range: [48, 91] },
    {
      wave: 'saw',
      unison: 3,
      detune: 10,
      attack: 0.01,
      decay: 0.3,
      sustain: 0.8,
      release: 0.2,
      cutoff: 1500,
      follow: 3,
      sweep: 1,
      sweepSeconds: 0.2,
      resonance: 0.35,
      vibrato: 12,
    },
  ),
  softLead: sustained(
    { name: 'Soft synth lead', words: ['soft lead', 'theremin'], roles: MELODY, range: [48, 96] },
    {
      wave: 'triangle',
      unison: 2,
      detune: 8,
      attack: 0.05,
      release: 0.4,
      cutoff: 1500,
      follow: 2,
      vibrato: 12,
    },
  ),
  synthPluck: sustained(
    {
      name: 'Synth pluck',
      words: ['pluck', 'plucks', 'arp', 'arpeggio', 'arpeggios', 'sequencer'],
      roles: ['arpeggio', 'lead', 'chords'],
      range: [40, 96],
    },
    {
      wave: 'saw',
      unison: 2,
      detune: 9,
      attack: 0.003,
      decay: 0.16,
      sustain: 0.05,
      release: 0.12,
      cutoff: 500,
      follow: 1.5,
      sweep: 2.4,
      sweepSeconds: 0.09,
      resonance: 0.35,
    },
  ),
  chipLead: sustained(
    {
      name: 'Pulse lead',
      words: ['chip', 'pulse', '8-bit lead', 'square lead'],
      roles: ['lead', 'arpeggio', 'chords'],
      range: [48, 96],
    },
    {
      wave: 'pulse',
      attack: 0.002,
      decay: 0.15,
      sustain: 0.65,
      release: 0.03,
      cutoff: 9000,
      follow: 4,
      vibrato: 14,
      vibratoRate: 6.5,
    },
  ),
  chipArp: sustained(
    { name: 'Thin pulse', words: ['thin pulse'], roles: ['arpeggio', 'counter'], range: [48, 100] },
    {
      wave: 'thin',
      attack: 0.001,
      decay: 0.08,
      sustain: 0.35,
      release: 0.02,
      cutoff: 9000,
      follow: 4,
    },
  ),
  chipBass: sustained(
    { name: 'Triangle bass', words: ['triangle bass'], roles: ['bass'], range: [28, 60] },
    {
      wave: 'triangle',
      attack: 0.002,
      release: 0.02,
      cutoff: 5000,
      follow: 6,
    },
  ),
  uprightBass: plucked(
    { name: 'Upright bass', words: ['acoustic bass', 'jazz bass'], roles: ['bass'], range: [28, 60] },
    1.4,
    {
      hardness: 0.28,
      damping: 0.85,
      seconds: 2.4,
      position: 0.3,
    },
  ),
  electricBass: plucked(
    {
      name: 'Electric bass',
      words: ['bass guitar', 'bass', 'slap bass', 'fretless bass'],
      roles: ['bass'],
      range: [28, 60],
    },
    1.8,
    {
      hardness: 0.5,
      damping: 0.6,
      seconds: 4,
      position: 0.2,
    },
  ),
  subBass: sustained(
    { name: 'Sub bass', words: ['sub', '808', '808 bass'], roles: ['bass'], range: [26, 52] },
    {
      wave: 'sine',
      attack: 0.008,
      decay: 0.5,
      sustain: 0.7,
      release: 0.1,
      cutoff: 900,
      follow: 4,
      drive: 0.35,
    },
  ),
  synthBass: sustained(
    { name: 'Synth bass', words: ['moog bass', 'analog bass', 'bassline'], roles: ['bass'], range: [26, 58] },
    {
      wave: 'saw',
      unison: 2,
      detune: 6,
      attack: 0.004,
      decay: 0.22,
      sustain: 0.5,
      release: 0.06,
      cutoff: 180,
      follow: 2,
      sweep: 2.2,
      sweepSeconds: 0.12,
      resonance: 0.35,
      sub: 0.6,
    },
  ),
  acidBass: sustained(
    { name: 'Acid bass', words: ['acid', '303', 'tb-303'], roles: ['bass', 'arpeggio'], range: [28, 64] },
    {
      wave: 'square',
      attack: 0.003,
      decay: 0.18,
      sustain: 0.4,
      release: 0.04,
      cutoff: 150,
      follow: 1.2,
      sweep: 3.2,
      sweepSeconds: 0.1,
      resonance: 0.75,
      drive: 0.2,
    },
  ),
} as const satisfies Readonly<Record<string, Instrument>>
export type InstrumentId = keyof typeof LIST

/** All melodic instruments by id. */
export const INSTRUMENTS: Readonly<Record<InstrumentId, Instrument>> = LIST

export function isInstrument(id: string): id is InstrumentId {
  return Object.hasOwn(LIST, id)
}
