import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { GENRE_CHOICES, INSTRUMENT_CHOICES, MOOD_CHOICES } from '../composer/vocabulary.ts'
import { METRES } from '../composer/types.ts'
import { compose } from '../composer/compose.ts'
import { drawSpectrogram } from './draw-spectrogram.ts'
import { encodeWav } from './wav.ts'
import { keyName } from '../composer/theory/scale.ts'
import { measure } from '../composer/measure/measure.ts'
import type { Choice } from '../composer/vocabulary.ts'

const ids = (choices: readonly Choice[]): string => choices.map((choice) => choice.id).join(', ')

const USAGE = `Composes a piece, writes it to a WAV file and tells what can be told of it without ears.

  node packages/engine/src/listen/main.ts "rainy night in D minor at 90 bpm, lo-fi"

  --out build/piece.wav    where to write it
  --picture file.png       draw its spectrogram and loudness too
  --seconds 30             5–180
  --seed 1
  --key "D minor"   --bpm 90   --metre 6/8
  --genre     ${ids(GENRE_CHOICES)}
  --mood      ${ids(MOOD_CHOICES)}
  --instruments a,b of ${ids(INSTRUMENT_CHOICES)}
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'build/piece.wav' },
    picture: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    key: { type: 'string' },
    bpm: { type: 'string' },
    metre: { type: 'string' },
    genre: { type: 'string' },
    mood: { type: 'string' },
    instruments: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

function put(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

if (values.help) {
  process.stdout.write(USAGE)
} else {
  const started = process.cpuUsage()
  const { samples, reading, structure } = compose(
    {
      prompt: positionals.join(' '),
      durationSeconds: Number(values.seconds),
      seed: Number(values.seed),
      key: values.key,
      bpm: values.bpm === undefined ? undefined : Number(values.bpm),
      metre: METRES.find((metre) => metre === values.metre),
      genre: values.genre,
      mood: values.mood,
      instruments: values.instruments?.split(','),
    },
    { progress: () => {}, cancelled: () => false },
  )
  const { user, system } = process.cpuUsage(started)
  put(values.out, encodeWav(samples))
  const heard = measure(samples)
  if (values.picture !== undefined) put(values.picture, drawSpectrogram(samples, structure))
  const lines = [
    `${values.out}: ${(samples.left.length / 48_000).toFixed(2)} s, composed in ${((user + system) / 1e6).toFixed(2)} s of CPU`,
    `understood  ${reading.understood.join(' · ') || '–'}`,
    `ignored     ${reading.ignored.join(' · ') || '–'}`,
    `genre       ${reading.genre}${reading.moods.length ? `, ${reading.moods.join(', ')}` : ''}`,
    `players     ${structure.instruments.join(', ')}`,
    `form        ${structure.sections.map((section) => `${section.name} ${section.bars}`).join(' | ')}`,
    `chords      ${structure.chords.map((chord) => chord.symbol).join(' ')}`,
    `key         asked ${keyName(reading.key)}, heard ${heard.key} (then ${heard.secondKey})`,
    `tempo       asked ${reading.bpm} in ${reading.metre}, heard ${heard.bpm.toFixed(1)}, regularity ${heard.regularity.toFixed(2)}`,
    `loudness    ${heard.loudness.toFixed(2)} LUFS, true peak ${heard.truePeak.toFixed(2)} dB, range ${heard.range.toFixed(1)} LU`,
    `sound       centroid ${heard.centroid.toFixed(0)} Hz, below 150 Hz ${(heard.low * 100).toFixed(0)} %, above 4 kHz ${(heard.high * 100).toFixed(1)} %,` +
      ` ${heard.onsets.toFixed(1)} onsets a second, width ${heard.width.toFixed(2)}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
