import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { BufferSource, EncodedPacketSink, Input, MP4, WAVE, type InputFormat } from 'mediabunny'
import pino from 'pino'
import { expect, test } from 'vitest'
import { encodeFilm } from './film.ts'
import type { Film } from './film-input.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { encodeM4a } from './m4a.ts'
import type { Sound } from './sound.ts'
import { encodeWav } from './wav.ts'

const tone = (seconds: number, sampleRate = 48_000): Float32Array =>
  new Float32Array(seconds * sampleRate).map((_, i) => Math.sin((i / sampleRate) * 440 * 2 * Math.PI) * 0.3)
const stereo = (seconds: number): Sound => ({ left: tone(seconds), right: tone(seconds), sampleRate: 48_000 })
const mono = (seconds: number): Sound => ({ ...stereo(seconds), right: null })

/** A bar that wanders over a field of colour. */
async function* bars(width: number, height: number, count: number): AsyncGenerator<Uint8Array> {
  const frame = new Uint8Array(width * height * 4)
  for (let index = 0; index < count; index++) {
    for (let pixel = 0; pixel < width * height; pixel++) {
      const lit = Math.abs((pixel % width) - index * 4) < 8
      frame.set(lit ? [255, 255, 255, 255] : [200, 60, 40, 255], pixel * 4)
    }
    yield frame
  }
}
const film = (seconds: number, sound: Sound | null): Film => {
  const [width, height, frameRate] = [160, 96, 24]
  return { width, height, frameRate, frames: bars(width, height, seconds * frameRate), sound }
}

const opened = (bytes: Uint8Array, format: InputFormat): Input =>
  new Input({ formats: [format], source: new BufferSource(bytes) })
const boxes = (bytes: Uint8Array): string[] => {
  const file = Buffer.from(bytes)
  const names: string[] = []
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) names.push(file.toString('latin1', at + 4, at + 8))
  return names
}

test('a film: H.264 and AAC of exactly its length, its index first, a keyframe each second, BT.709', async () => {
  const bytes = await encodeFilm(film(3, stereo(3)), null)
  expect(boxes(bytes)).toEqual(['ftyp', 'moov', 'mdat'])
  const input = opened(bytes, MP4)
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!video || !audio) throw new Error('A track is missing')
  expect([video.codec, video.displayWidth, video.displayHeight, audio.codec]).toEqual(['avc', 160, 96, 'aac'])
  expect(await video.getColorSpace()).toEqual({
    primaries: 'bt709',
    transfer: 'bt709',
    matrix: 'bt709',
    fullRange: false,
  })
  expect(await video.computeDuration()).toBeCloseTo(3, 4)
  expect(await audio.computeDuration()).toBeCloseTo(3, 4)
  const keys: number[] = []
  let pictures = 0
  for await (const packet of new EncodedPacketSink(video).packets()) {
    pictures++
    if (packet.type === 'key') keys.push(packet.timestamp)
  }
  expect([pictures, ...keys]).toEqual([72, 0, 1, 2])
})

test('the same film gives the same bytes, without a date', async () => {
  const made = async () => Buffer.from(await encodeFilm(film(1, stereo(1)), null))
  const [first, second] = [await made(), await made()]
  expect(first.equals(second)).toBe(true)
  for (const name of ['mvhd', 'tkhd', 'mdhd']) expect(first.readBigUInt64BE(first.indexOf(name) + 8)).toBe(0n)
})

test('a film without sound has no track for it', async () => {
  const input = opened(await encodeFilm(film(1, null), null), MP4)
  expect(await input.getPrimaryAudioTrack()).toBeNull()
})

test('odd sides, no picture, a failing painter and a stop end the film', async () => {
  await expect(encodeFilm({ ...film(1, null), width: 161 }, null)).rejects.toThrow(RangeError)
  await expect(encodeFilm(film(0, null), null)).rejects.toThrow('at least one picture')
  const failing = (async function* () {
    yield* bars(160, 96, 5)
    throw new Error('the brush broke')
  })()
  await expect(encodeFilm({ ...film(1, null), frames: failing }, null)).rejects.toThrow('the brush broke')
  const stop = new AbortController()
  const stopping = (async function* () {
    yield* bars(160, 96, 5)
    stop.abort(new Error('stopped'))
    yield* bars(160, 96, 5)
  })()
  await expect(encodeFilm({ ...film(1, null), frames: stopping }, null, stop.signal)).rejects.toThrow('stopped')
})

test('a program that is no ffmpeg, and one that is not there, fail the film and leave nothing behind', async () => {
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('easel-film-'))
  const before = left()
  await expect(encodeFilm(film(1, null), process.execPath)).rejects.toThrow()
  await expect(encodeFilm(film(1, stereo(1)), '/nowhere/ffmpeg')).rejects.toThrow('ENOENT')
  expect(left()).toEqual(before)
})

test.each([
  ['stereo', 2, stereo(2)],
  ['mono', 1, mono(2)],
])('%s sound as M4A and WAV keeps its length to the sample', async (_, channels, sound) => {
  const m4a = await encodeM4a(sound)
  expect(boxes(m4a)).toEqual(['ftyp', 'moov', 'mdat'])
  for (const [bytes, format, codec] of [
    [m4a, MP4, 'aac'],
    [encodeWav(sound), WAVE, 'pcm-s16'],
  ] as const) {
    const track = await opened(bytes, format).getPrimaryAudioTrack()
    expect([track?.codec, track?.numberOfChannels, track?.sampleRate]).toEqual([codec, channels, 48_000])
    expect(await track?.computeDuration()).toBeCloseTo(2, 5)
  }
})

test('WAV: full scale does not wrap, silence stays silent, the same sound gives the same bytes', () => {
  const left = new Float32Array([0, 1.5, -1.5, 0.5])
  const wav = Buffer.from(encodeWav({ left, right: null, sampleRate: 48_000 }))
  for (const [index, expected] of [0, 32_767, -32_767, 16_384].entries()) {
    expect(Math.abs(wav.readInt16LE(44 + index * 2) - expected)).toBeLessThanOrEqual(index === 0 ? 0 : 2)
  }
  expect(Buffer.from(encodeWav({ left, right: null, sampleRate: 48_000 })).equals(wav)).toBe(true)
})

test('no ffmpeg where none is named or found', async () => {
  const log = pino({ level: 'silent' })
  expect(await findFfmpeg(null, '', log)).toBeNull()
  expect(await findFfmpeg('/nowhere/ffmpeg', process.env['PATH'], log)).toBeNull()
  // A program, but none that knows H.264.
  expect(await findFfmpeg(process.execPath, '', log)).toBeNull()
})
