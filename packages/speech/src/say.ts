// SPDX-License-Identifier: Apache-2.0
//
// Reads a text aloud into a WAV file, with captions beside it:
//   node packages/speech/src/say.ts "Bonjour" --voice fr+f2 --language fr --out build/bonjour.wav
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

const speech = createSpeech()
try {
  if (!(await speech.available())) throw new Error(speech.reason())
  // The ids of the catalogue (`fr-f2`) are understood as well.
  const espeak = values.voice.replace(/-([fm]\d)$/, '+$1')
  const language = values.language ?? (espeak.split('+')[0] ?? 'en').replace(/^cmn$/, 'zh')
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
