import sharp, { type Sharp } from 'sharp'
import { VARIANT_SIZES } from '@easel/contract/limits'
import { markMp4 } from './container-marks.ts'
import { unreadable } from './decode.ts'
import { openBytes, tracksOf } from './decoding/input.ts'
import { listPackets, type PacketList } from './decoding/packets.ts'
import { decodePictures, type FilmPicture } from './decoding/pictures.ts'
import { decodeSound, rmsOf } from './decoding/samples.ts'
import { encoded, inside, placeholderOf, sidesFor, WEBP } from './encode.ts'
import { encodeFilm } from './encoding/film.ts'
import { i420ToRgba } from './encoding/i420.ts'
import { type WorkMarks, xmpOf } from './marks.ts'
import type { EncodedPicture, FinishedFilm, PictureSize } from './media.ts'

/** Films that are made here: no longer, no more pictures than this. */
const MOST = { seconds: 600, pictures: 40_000, packets: 60_000 } as const
/** Sound below this is none, dB of full scale. */
export const AUDIBLE = -60
/** What plays under the pointer: seconds, pictures per second, longest side. */
const HOVER = { seconds: 3, frameRate: 15, side: 480, bitsPerPixel: 0.12 } as const
/** A picture that differs less than this from one colour says nothing: the film fades in. */
const PLAIN = 4

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/** Scaled so that no side is longer than `longest`, with even sides; never enlarged. */
export function evenSize({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}

/** The pixels of one picture of a film, for sharp. */
export function asPicture({ planes, width, height, colours }: FilmPicture): Sharp {
  return sharp(i420ToRgba(planes, width, height, colours), { raw: { width, height, channels: 4 } }).removeAlpha()
}

/** Whether a picture shows anything, by the spread of its brightness. */
export function showsSomething({ planes, width, height }: FilmPicture): boolean {
  let [sum, squares, count] = [0, 0, 0]
  for (let i = 0; i < width * height; i += 37) {
    const luma = planes[i] as number
    sum += luma
    squares += luma * luma
    count++
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) >= PLAIN
}

/** A poster and its smaller sizes, as WebP. */
export async function postersOf(picture: FilmPicture, sides: readonly number[], xmp?: string) {
  const source = asPicture(picture)
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true })
  const decoded = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const posters: EncodedPicture[] = []
  for (const side of sidesFor(Math.max(info.width, info.height), sides)) {
    const sized = inside(decoded, side)
    posters.push(await encoded((xmp ? sized.withXmp(xmp) : sized).webp(WEBP), 'image/webp'))
  }
  return { posters, placeholder: await placeholderOf(decoded) }
}

/** The pictures at an even rate, as a player would show them: some twice, some not at all. */
export async function* atRate(
  pictures: AsyncIterable<FilmPicture>,
  { frameRate, seconds }: { readonly frameRate: number; readonly seconds: number },
): AsyncGenerator<Uint8Array> {
  const wanted = Math.max(1, Math.round(frameRate * seconds))
  let sent = 0
  let held: Uint8Array | null = null
  for await (const { planes, timestamp } of pictures) {
    // A picture is shown until the next one begins.
    const until = Math.min(wanted, Math.ceil((timestamp - 0.001) * frameRate))
    if (held) for (; sent < until; sent++) yield held
    held = planes
    if (sent >= wanted) return
  }
  if (held) for (; sent < wanted; sent++) yield held
}

/** See `Media.finishFilm`. */
export async function finishFilm(bytes: Uint8Array, marks: WorkMarks): Promise<FinishedFilm> {
  const input = openBytes(bytes)
  try {
    const { video, audio } = await tracksOf(input)
    if (!video) throw unreadable('The film has no pictures.')
    const list = await listPackets(video, MOST.pictures)
    const size = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() }
    const xmp = xmpOf(marks)
    const poster = await firstGoodPicture(decodePictures(video, list.timestamps, size))
    const { posters, placeholder } = await postersOf(poster, VARIANT_SIZES, xmp)
    const small = evenSize(size, HOVER.side)
    const hover = { seconds: Math.min(HOVER.seconds, list.end), frameRate: HOVER.frameRate }
    const hoverPreview = await encodeFilm(
      {
        ...small,
        frameRate: HOVER.frameRate,
        frames: atRate(decodePictures(video, list.timestamps, small), hover),
        sound: null,
        bitrate: Math.round(small.width * small.height * HOVER.frameRate * HOVER.bitsPerPixel),
      },
      null,
    )
    return {
      original: { bytes: markMp4(bytes, marks), mime: 'video/mp4', ...size },
      posters,
      placeholder,
      hoverPreview: { bytes: markMp4(hoverPreview, marks), mime: 'video/mp4', ...small },
      ...size,
      durationMs: Math.round(list.end * 1000),
      hasAudio: audio
        ? rmsOf(await decodeSound(audio, await listPackets(audio, MOST.packets), MOST.seconds)) > AUDIBLE
        : false,
      frameRate: rateOf(list),
    }
  } finally {
    input.dispose()
  }
}

/** The first picture after a fade; the very first when all are plain. */
async function firstGoodPicture(pictures: AsyncIterable<FilmPicture>): Promise<FilmPicture> {
  let first: FilmPicture | null = null
  for await (const picture of pictures) {
    first ??= picture
    if (showsSomething(picture)) return picture
  }
  if (!first) throw unreadable('The film has no pictures.')
  return first
}

/** Pictures per second on average, to a tenth. */
export function rateOf({ count, start, end }: PacketList): number {
  return end > start ? Math.round((count / (end - start)) * 10) / 10 : 0
}

/** See `Media.frameOf`. */
export async function frameOf(bytes: Uint8Array, atSeconds: number): Promise<Uint8Array> {
  const input = openBytes(bytes)
  try {
    const { video } = await tracksOf(input)
    if (!video) throw unreadable('The film has no pictures.')
    const { timestamps } = await listPackets(video, MOST.pictures)
    const size = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() }
    let shown: FilmPicture | null = null
    for await (const picture of decodePictures(video, timestamps, size, Math.max(0, atSeconds))) {
      // Half a thousandth: a player's clock is no exact one.
      if (shown && picture.timestamp > atSeconds + 0.0005) break
      shown = picture
    }
    if (!shown) throw unreadable('The film has no pictures.')
    return await asPicture(shown).png({ compressionLevel: 6 }).toBuffer()
  } finally {
    input.dispose()
  }
}
