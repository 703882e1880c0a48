// SPDX-License-Identifier: Apache-2.0
//
// Reads a text aloud into a WAV file, with captions beside it:
//   node packages/speech/src/say.ts "Bonjour" --voice fr-f2 --out build/bonjour.wav
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { captionsOf } from './captions/captions.ts'
import { createSpeech } from './speech.ts'
import { wavOf } from './sound/wav.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    voice: { type: 'string', default: 'en-us+f3' },
    language: { type: 'string' },
    speed: { type: 'string', default: '1' },
    pitch: { type: 'string', default: '0' },
    out: { type: 'string', default: 'build/speech.wav' },
  },
})

/** Languages that eSpeak NG calls otherwise. */
const ESPEAK_LANGUAGES = new Map([
  ['en-gb', 'en'],
  ['pt-pt', 'pt'],
  ['zh', 'cmn'],
])

const speech = createSpeech()
try {
  if (!(await speech.available())) throw new Error(speech.reason())
  // The catalogue's ids (`fr-f2`) are understood as well as eSpeak NG's names (`fr+f2`).
  const [name = '', variant] = values.voice.split(/\+|-(?=[fm]\d$)/)
  const espeak = [ESPEAK_LANGUAGES.get(name) ?? name, ...(variant === undefined ? [] : [variant])].join('+')
  const language = values.language ?? name
  const spoken = await speech.speak({
    text: positionals.join(' '),
    voice: { espeak, language },
    speed: Number(values.speed),
    pitch: Number(values.pitch),
  })
  const captions = values.out.replace(/\.wav$/i, '') + '.vtt'
  await mkdir(dirname(values.out), { recursive: true })
  await writeFile(values.out, wavOf(spoken.samples, spoken.sampleRate))
  await writeFile(captions, captionsOf(spoken.words, spoken.sentences))
  console.log(`${(spoken.samples.length / spoken.sampleRate).toFixed(1)} s in ${values.out}, captions in ${captions}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await speech.stop()
}
