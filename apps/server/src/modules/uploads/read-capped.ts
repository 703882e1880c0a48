import { AppError } from '../../errors.ts'

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

function tooLarge(limit: number): AppError {
  return new AppError('payload_too_large', `The file is too large: at most ${megabytes(limit)} are taken.`)
}

export type Body = AsyncIterable<Uint8Array>

/** How many bytes of unfinished bodies one process holds at most, as a multiple of the limit of one. */
const IN_FLIGHT = 8

/** What unfinished bodies hold over all requests of this process: in memory, or on disk. */
export interface Held {
  bytes: number
}
const inMemory: Held = { bytes: 0 }

/**
 * Hands a body over piece by piece and stops at the limit: what comes after it is never read.
 * @param declared the Content-Length header, if any; a body of another length is refused
 */
export async function passCapped(
  body: Body | null,
  declared: string | undefined,
  limit: number,
  held: Held,
  take: (part: Uint8Array) => Promise<void> | void,
): Promise<void> {
  const expected = declared === undefined ? null : Number(declared)
  if (expected !== null && expected > limit) throw tooLarge(limit)
  let bytes = 0
  try {
    for await (const part of body ?? []) {
      bytes += part.length
      held.bytes += part.length
      if (bytes > limit) throw tooLarge(limit)
      if (held.bytes > limit * IN_FLIGHT)
        throw new AppError('unavailable', 'Many uploads arrive at once. Try again in a moment.')
      await take(part)
    }
  } finally {
    held.bytes -= bytes
  }
  if (expected !== null && bytes !== expected) {
    throw new AppError('invalid_input', `The body has ${bytes} bytes, but Content-Length says ${declared}.`)
  }
}

/** The whole of a body in memory. See `passCapped`. */
export async function readCapped(body: Body | null, declared: string | undefined, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  await passCapped(body, declared, limit, inMemory, (part) => {
    parts.push(part)
  })
  return Buffer.concat(parts)
}
