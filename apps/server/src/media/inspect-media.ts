import { statSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import type { Input, InputAudioTrack, InputVideoTrack } from 'mediabunny'
import { UPLOAD } from '@easel/contract/limits'
import { AppError, invalidInput } from '../errors.ts'
import { C2PA_STORE, unreadable } from './decode.ts'
import { openFile, tracksOf } from './decoding/input.ts'
import { listPackets, type PacketList } from './decoding/packets.ts'
import { decodePictures, type FilmPicture } from './decoding/pictures.ts'
import { decodeSound, rmsOf } from './decoding/samples.ts'
import { turned } from './decoding/turn.ts'
import { encodeFilm } from './encoding/film.ts'
import { FILM_COLOURS, i420ToRgba, rgbaToI420 } from './encoding/i420.ts'
import { encodeM4a } from './encoding/m4a.ts'
import type { Sound } from './encoding/sound.ts'
import { atRate, AUDIBLE, evenSize, postersOf, rateOf, showsSomething } from './films.ts'
import type { InspectedMedia } from './media.ts'

/** What is kept of a video: longest side, pictures per second, bits per pixel. */
const KEPT = { side: 1280, frameRate: 30, bitsPerPixel: 0.14 } as const
const POSTER_SIDE = 640
/** Shortest side and length that something can be made from. */
const LEAST = { side: 16, seconds: 0.1 } as const
/** Packets of sound that no honest file of the allowed length exceeds: 2.5 ms each. */
const MOST_PACKETS = UPLOAD.audioSeconds * 400

export const TAKEN_MEDIA = 'Videos as MP4, MOV, WebM or MKV and sounds as MP3, M4A, WAV, FLAC or OGG are taken.'

const clock = (seconds: number): string => {
  const whole = Math.round(seconds)
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

function checkDuration(seconds: number, kind: 'video' | 'sound'): void {
  const most = kind === 'video' ? UPLOAD.videoSeconds : UPLOAD.audioSeconds
  // A last picture or packet may hang over the edge.
  if (seconds > most + 0.5) {
    const message = `must be at most ${clock(most)} for a ${kind}; this one has ${clock(seconds)}`
    throw invalidInput([{ field: 'duration', message }])
  }
  if (seconds < LEAST.seconds) throw unreadable(`The ${kind} is shorter than a tenth of a second.`)
}

function checkBytes(bytes: number, kind: 'video' | 'sound'): void {
  const most = kind === 'video' ? UPLOAD.videoBytes : UPLOAD.audioBytes
  const megabytes = (count: number): string => `${Math.ceil(count / 1024 / 1024)} MB`
  if (bytes > most) {
    const limit = `A ${kind} may have ${megabytes(most)} at most; this one has ${megabytes(bytes)}.`
    throw new AppError('payload_too_large', limit)
  }
}

/** By the header alone, before anything is decoded. */
async function checkHeader(input: Input, kind: 'video' | 'sound'): Promise<void> {
  const said = await input.getDurationFromMetadata().catch(() => null)
  if (said !== null && Number.isFinite(said)) checkDuration(Math.max(LEAST.seconds, said), kind)
}

/** A WAV that says in its head that it is longer than it is. Recorders that never came to an end write no length. */
async function checkRiff(handle: FileHandle, bytes: number): Promise<void> {
  const head = Buffer.alloc(8)
  await handle.read(head, 0, 8, 0)
  const said = head.readUInt32LE(4)
  if (head.toString('latin1', 0, 4) === 'RIFF' && said !== 0xffffffff && said > bytes)
    throw unreadable('The file is cut off: it ends before what it says it holds.')
}

const SCAN_BYTES = 4 * 1024 * 1024

/** Whether the sender's file carried content credentials, or says by XMP how it was made. */
async function hadCredentials(handle: FileHandle, bytes: number): Promise<boolean> {
  const part = Buffer.alloc(SCAN_BYTES + 64)
  // Parts overlap, so that no sign is cut in two.
  for (let at = 0; at < bytes; at += SCAN_BYTES) {
    const { bytesRead } = await handle.read(part, 0, part.length, at)
    const read = part.subarray(0, bytesRead)
    if (read.includes(C2PA_STORE) || read.includes('DigitalSourceType')) return true
  }
  return false
}

/** What was really there must be about what the header says: else the end is missing. */
async function checkWhole(input: Input, end: number): Promise<void> {
  const said = await input.getDurationFromMetadata().catch(() => null)
  if (said !== null && end < said - Math.max(1, said * 0.05))
    throw unreadable(`The file is cut off: it says ${clock(said)} and holds ${clock(end)}.`)
}

async function checkSize(track: InputVideoTrack): Promise<{ width: number; height: number }> {
  for (const [width, height] of [
    [await track.getCodedWidth(), await track.getCodedHeight()],
    [await track.getDisplayWidth(), await track.getDisplayHeight()],
  ] as const) {
    if (width > UPLOAD.videoSide || height > UPLOAD.videoSide) {
      const message = `must be at most ${UPLOAD.videoSide} pixels on each side; this one has ${width} × ${height}`
      throw invalidInput([{ field: 'size', message }])
    }
    if (!(width >= LEAST.side && height >= LEAST.side))
      throw unreadable(`Each side of a video must have at least ${LEAST.side} pixels.`)
  }
  return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }
}

function checkRate(list: PacketList): void {
  const rate = rateOf(list)
  if (rate > UPLOAD.videoRate + 1) {
    const message = `must be at most ${UPLOAD.videoRate} pictures per second; this one has ${rate}`
    throw invalidInput([{ field: 'frame_rate', message }])
  }
}

/** In the colours that films are kept in. */
function inFilmColours(picture: FilmPicture): FilmPicture {
  const { planes, width, height, colours } = picture
  if (colours.matrix === FILM_COLOURS.matrix && !colours.fullRange) return picture
  const rgba = i420ToRgba(planes, width, height, colours)
  return { ...picture, planes: rgbaToI420(rgba, width, height), colours: FILM_COLOURS }
}

async function soundOf(track: InputAudioTrack | null): Promise<Sound | null> {
  if (!track) return null
  return decodeSound(track, await listPackets(track, MOST_PACKETS), UPLOAD.audioSeconds)
}

async function inspectVideo(input: Input, video: InputVideoTrack, audio: InputAudioTrack | null) {
  if ((await video.getCodec()) === null)
    throw unreadable('The video is coded in a way that cannot be read here. Send it as H.264.')
  const shown = await checkSize(video)
  const list = await listPackets(video, (UPLOAD.videoSeconds + 1) * (UPLOAD.videoRate + 10))
  checkDuration(list.end, 'video')
  checkRate(list)
  await checkWhole(input, list.end)
  const sound = await soundOf(audio)
  const turn = await video.getRotation()
  const size = evenSize(shown, KEPT.side)
  const before = turn % 180 === 0 ? size : { width: size.height, height: size.width }
  const frameRate = Math.max(1, Math.min(KEPT.frameRate, Math.round(rateOf(list))))
  let poster: FilmPicture | null = null
  async function* upright(): AsyncGenerator<FilmPicture> {
    for await (const picture of decodePictures(video, list.timestamps, before)) {
      const ready = inFilmColours(turned(picture, turn))
      if (!poster || (!showsSomething(poster) && showsSomething(ready))) poster = ready
      yield ready
    }
  }
  const film = await encodeFilm(
    {
      ...size,
      frameRate,
      frames: atRate(upright(), { frameRate, seconds: list.end }),
      sound: sound && atLength(sound, list.end),
      bitrate: Math.round(size.width * size.height * frameRate * KEPT.bitsPerPixel),
    },
    null,
  )
  if (!poster) throw unreadable('The video has no pictures.')
  const { posters, placeholder } = await postersOf(poster, [POSTER_SIDE])
  const [first] = posters
  if (!first) throw unreadable('The video has no pictures.')
  const durationMs = Math.round(list.end * 1000)
  const hasAudio = sound !== null && rmsOf(sound) > AUDIBLE
  return {
    kind: 'video',
    bytes: film,
    mime: 'video/mp4',
    ...size,
    poster: first,
    placeholder,
    durationMs,
    hasAudio,
  } as const
}

/** As long as the pictures: no longer, so that a player does not stand still on the last one. */
function atLength(sound: Sound, seconds: number): Sound {
  const frames = Math.max(1, Math.round(seconds * sound.sampleRate))
  return { ...sound, left: sound.left.subarray(0, frames), right: sound.right?.subarray(0, frames) ?? null }
}

/** See `Media.inspectMedia`. */
export async function inspectMedia(path: string): Promise<InspectedMedia> {
  checkBytes(statSync(path).size, 'video')
  const { input, handle, bytes } = await openFile(path)
  try {
    if (!(await input.canRead().catch(() => false))) throw new AppError('unsupported_media', TAKEN_MEDIA)
    const { video, audio } = await tracksOf(input)
    if (!video && !audio) throw unreadable('The file holds neither pictures nor sound, or is cut off.')
    await checkHeader(input, video ? 'video' : 'sound')
    const credentials = { hadCredentials: await hadCredentials(handle, bytes) }
    if (video) return { ...(await inspectVideo(input, video, audio)), ...credentials }
    checkBytes(bytes, 'sound')
    await checkRiff(handle, bytes)
    const sound = await soundOf(audio)
    if (!sound) throw unreadable('The file holds no sound.')
    const seconds = sound.left.length / sound.sampleRate
    checkDuration(seconds, 'sound')
    await checkWhole(input, seconds)
    const m4a = await encodeM4a(sound)
    const hasAudio = rmsOf(sound) > AUDIBLE
    return {
      kind: 'audio',
      bytes: m4a,
      mime: 'audio/mp4',
      durationMs: Math.round(seconds * 1000),
      hasAudio,
      ...credentials,
    }
  } finally {
    input.dispose()
    await handle.close()
  }
}
