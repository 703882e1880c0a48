import { AppError } from '../errors.ts'
import type { MediaCalls, MediaQuestion, MediaReply } from './calls.ts'
import { restrictDecoders } from './decode.ts'
import { finishPicture, preview, refine } from './encode.ts'
import { fitted, inspectUpload, marksOf, pixelsOf } from './inspect.ts'

// The media process: started by `createMedia`, answers one question after the other, and ends with its parent.

const calls: MediaCalls = { inspectUpload, finishPicture, refine, preview, fitted, pixelsOf, marksOf }

function reply(message: MediaReply): void {
  process.send?.(message)
}

async function answer({ id, name, input }: MediaQuestion): Promise<void> {
  try {
    const call = calls[name] as (...input: readonly unknown[]) => Promise<unknown>
    reply({ id, output: await call(...input) })
  } catch (error) {
    const known = error instanceof AppError
    reply({
      id,
      error: {
        code: known ? error.code : 'unreadable_media',
        message: known ? error.message : 'The picture cannot be read.',
      },
    })
  }
}

restrictDecoders()
process.on('message', (question: MediaQuestion) => void answer(question))
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group: the parent decides when this process ends.
process.on('SIGINT', () => {})
reply({ ready: true })
