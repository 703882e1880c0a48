import { encodeWithCodecs } from './film-codecs.ts'
import { encodeWithFfmpeg } from './film-ffmpeg.ts'
import type { Film } from './film-input.ts'
import { i420Bytes, rgbaToI420 } from './i420.ts'

/** Bits that one pixel of one picture is given. */
const BITS_PER_PIXEL = 0.22

async function* asI420({ width, height, frames }: Film, signal?: AbortSignal): AsyncIterable<Uint8Array> {
  const converted = new Uint8Array(i420Bytes(width, height))
  for await (const frame of frames) {
    signal?.throwIfAborted()
    // Wrong lengths fail here: a codec would read past the end.
    yield frame.length === converted.length ? frame : rgbaToI420(frame, width, height, converted)
  }
}

/**
 * An MP4 that every browser plays: H.264 in 4:2:0 and BT.709, said both in the stream and in the container, a keyframe
 * each second, AAC-LC when there is sound, its index in front.
 * @param ffmpeg path of an ffmpeg to use, from `findFfmpeg`; null: the codecs that come with the installation
 * @throws RangeError for odd sides; the signal's reason; Error when encoding fails
 */
export async function encodeFilm(film: Film, ffmpeg: string | null, signal?: AbortSignal): Promise<Uint8Array> {
  const { width, height, frameRate } = film
  if (width % 2 !== 0 || height % 2 !== 0) throw new RangeError(`A film needs even sides, not ${width} × ${height}`)
  signal?.throwIfAborted()
  const bitrate = film.bitrate ?? Math.round(Math.max(400_000, width * height * frameRate * BITS_PER_PIXEL))
  const input = { ...film, bitrate, frames: asI420(film, signal) }
  return ffmpeg ? encodeWithFfmpeg(input, ffmpeg, signal) : encodeWithCodecs(input)
}
