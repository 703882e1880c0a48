import { AppError } from '../../errors.ts'

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

function tooLarge(limit: number): AppError {
  return new AppError('payload_too_large', `The file is too large: at most ${megabytes(limit)} are taken.`)
}

/** How many bytes of unfinished bodies one process holds at most, as a multiple of the limit of one. */
const IN_FLIGHT = 8
let held = 0

/**
 * Reads a body into memory and stops at the limit: what comes after it is never read.
 * @param declared the Content-Length header, if any; a body of another length is refused
 */
export async function readCapped(
  body: AsyncIterable<Uint8Array> | null,
  declared: string | undefined,
  limit: number,
): Promise<Buffer> {
  const expected = declared === undefined ? null : Number(declared)
  if (expected !== null && expected > limit) throw tooLarge(limit)
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of body ?? []) {
      bytes += part.length
      held += part.length
      if (bytes > limit) throw tooLarge(limit)
      if (held > limit * IN_FLIGHT)
        throw new AppError('unavailable', 'Many uploads arrive at once. Try again in a moment.')
      parts.push(part)
    }
  } finally {
    held -= bytes
  }
  if (expected !== null && bytes !== expected) {
    throw new AppError('invalid_input', `The body has ${bytes} bytes, but Content-Length says ${declared}.`)
  }
  return Buffer.concat(parts)
}
