import { createHash } from 'node:crypto'
import type { Voice } from '@easel/catalogue/voices'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { encodeWav } from '../../media/encoding/wav.ts'
import { sourceTypeOf } from '../../media/marks.ts'
import type { ServedFile } from '../files/find-file.ts'

const MIME = 'audio/mp4'
const MODEL = 'easel-voice'

/** Voices that are being spoken at the moment, by key: whoever asks meanwhile hears the same. */
type Speaking = Map<string, Promise<Buffer>>

/**
 * How a voice sounds: its sample, spoken once and kept. The words are the catalogue's own, so that this needs neither job nor
 * credits.
 * @throws AppError `unavailable` where the speech is not installed, or broke
 */
export function createVoicePreviews(
  context: Pick<Context, 'storage' | 'speech' | 'media' | 'log'>,
): (voice: Voice) => Promise<ServedFile> {
  const speaking: Speaking = new Map()

  async function soundOf(voice: Voice, key: string): Promise<Buffer> {
    if ((await context.storage.size(key)) !== null) return context.storage.read(key)
    const running = speaking.get(key) ?? speak(context, voice, key).finally(() => speaking.delete(key))
    speaking.set(key, running)
    return running
  }

  return async (voice) => {
    const key = keyOf(voice)
    const bytes = await soundOf(voice, key)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { key, mime: MIME, bytes: bytes.length, sha256, by: 'everyone' }
  }
}

/** A voice that reads something else, or in another way, is another sound. */
function keyOf({ id, espeak, sample }: Voice): string {
  const version = createHash('sha256').update(`${espeak}\n${sample}`).digest('hex').slice(0, 8)
  return `previews/voices/${id}-${version}.m4a`
}

async function speak(
  { speech, media, storage, log }: Pick<Context, 'storage' | 'speech' | 'media' | 'log'>,
  voice: Voice,
  key: string,
): Promise<Buffer> {
  if (!(await speech.available())) throw new AppError('unavailable', speech.reason() ?? 'Speech is not installed.')
  const spoken = await speech
    .speak({ text: voice.sample, voice: { espeak: voice.espeak, language: voice.language } })
    .catch((error: unknown) => {
      log.warn({ err: error, voice: voice.id }, 'a voice could not be heard')
      throw new AppError('unavailable', 'This voice could not be heard just now. Try again.')
    })
  const wav = encodeWav({ left: spoken.samples, right: null, sampleRate: spoken.sampleRate })
  // Marked as what it is, as everything that a voice makes.
  const { original } = await media.finishSound(wav, { sourceType: sourceTypeOf(true, 'speech'), model: MODEL })
  await storage.put(key, original.bytes)
  return Buffer.from(original.bytes)
}
