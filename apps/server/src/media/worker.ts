import { writeFileSync } from 'node:fs'
import { AppError } from '../errors.ts'
import type { MediaCalls, MediaQuestion, MediaReply } from './calls.ts'
import { restrictDecoders } from './decode.ts'
import { finishPicture, preview, refine } from './encode.ts'
import { fitted, inspectUpload, marksOf, pixelsOf } from './inspect.ts'

// A media process: started by `createMedia`, answers one question after the other, and ends with its parent.

const calls: MediaCalls = {
  inspectUpload,
  finishPicture,
  refine,
  preview,
  fitted,
  pixelsOf,
  marksOf,
  // What only some of these processes need is loaded when it is asked for.
  inspectMedia: async (path) => (await import('./inspect-media.ts')).inspectMedia(path),
  finishFilm: async (film, marks) => (await import('./films.ts')).finishFilm(film, marks),
  finishSound: async (sound, marks) => (await import('./sounds.ts')).finishSound(sound, marks),
  frameOf: async (film, atSeconds) => (await import('./films.ts')).frameOf(film, atSeconds),
}

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
        message: known ? error.message : 'The file cannot be read.',
        details: known ? error.details : [],
      },
    })
  }
}

/** When memory runs out, this process is to go first, and not the server. */
function goFirst(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not allowed in some containers; then the system chooses.
  }
}

goFirst()
restrictDecoders()
process.on('message', (question: MediaQuestion) => void answer(question))
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group: the parent decides when this process ends.
process.on('SIGINT', () => {})
reply({ ready: true })
