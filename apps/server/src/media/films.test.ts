import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createMedia } from './create-media.ts'
import { openBytes, tracksOf } from './decoding/input.ts'
import { encodeM4a } from './encoding/m4a.ts'
import { encodeWav } from './encoding/wav.ts'
import { boxAt, sampleFilm, tone } from './testing/sample-files.ts'

const media = createMedia({ log: pino({ level: 'silent' }) })
const folder = mkdtempSync(path.join(tmpdir(), 'easel-films-'))
afterAll(async () => {
  await media.stop()
  rmSync(folder, { recursive: true, force: true })
})

const marks = { sourceType: 'algorithmicMedia', model: 'easel-motion' } as const
let files = 0
const inspect = (bytes: Uint8Array | string) => {
  const file = path.join(folder, String(files++))
  writeFileSync(file, bytes)
  return media.inspectMedia(file)
}
/** The colour of a picture's pixel, to the nearest of a few. */
async function colourAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
  return [0, 1, 2].map((channel) => Math.round((data[at + channel] ?? 0) / 24) * 24).join(',')
}
const RED = '216,24,24'
const BLUE = '24,24,216'

describe('works', () => {
  test('a film is marked, gets posters of its first good picture, and a small silent stretch to hover over', async () => {
    const film = await sampleFilm({ seconds: 4, width: 720, height: 400 })
    const done = await media.finishFilm(film, marks)
    expect(done).toMatchObject({ width: 720, height: 400, durationMs: 4000, hasAudio: true, frameRate: 24 })
    expect(done.posters.map(({ width, height }) => `${width}x${height}`)).toEqual(['320x178', '640x356', '720x400'])
    expect(done.placeholder.length).toBeGreaterThan(10)
    const poster = done.posters.at(-1)?.bytes ?? new Uint8Array()
    expect([await colourAt(poster, 0.9, 0.2), await colourAt(poster, 0.9, 0.8)]).toEqual([RED, BLUE])
    for (const file of [done.original, done.hoverPreview, ...done.posters])
      expect(await media.marksOf(file.bytes)).toEqual(marks)
    // The marks stand behind: the index is still in front, and what was there is untouched.
    expect(Buffer.from(done.original.bytes.subarray(0, film.length)).equals(Buffer.from(film))).toBe(true)
    const hover = openBytes(done.hoverPreview.bytes)
    const { video, audio } = await tracksOf(hover)
    expect([done.hoverPreview.width, done.hoverPreview.height, audio]).toEqual([480, 266, null])
    expect(await video?.computeDuration()).toBeCloseTo(3, 3)
  })

  test('a film whose sound cannot be heard counts as silent', async () => {
    const silent = await media.finishFilm(await sampleFilm({ sound: tone(2, { level: 0.0005 }) }), marks)
    expect(silent.hasAudio).toBe(false)
    expect((await media.finishFilm(await sampleFilm({ sound: null }), marks)).hasAudio).toBe(false)
  })

  test('a film’s picture at a time is the one that is shown then', async () => {
    const film = await sampleFilm()
    expect(await colourAt(await media.frameOf(film, 0), 0.9, 0.2)).toBe('0,0,0')
    const late = await media.frameOf(film, 1.5)
    expect((await sharp(late).metadata()).format).toBe('png')
    expect([await colourAt(late, 0.2, 0.2), await colourAt(late, 0.2, 0.8)]).toEqual([RED, BLUE])
    // The bar stands at 36 × 4 = 144 of 160 pixels.
    expect(await colourAt(late, 0.9, 0.2)).toBe('264,264,264')
    expect(await media.frameOf(film, 99)).toBeDefined()
  })

  test.each([
    ['M4A', encodeM4a],
    ['WAV', (sound: ReturnType<typeof tone>) => Promise.resolve(encodeWav(sound))],
  ])('a sound given as %s becomes both, marked, with its wave form', async (_, encode) => {
    const sound = tone(3)
    sound.left.fill(0, 0, 72_000)
    const done = await media.finishSound(await encode(sound), marks)
    expect(done.durationMs).toBe(3000)
    expect(done.peaks).toHaveLength(200)
    expect([done.peaks[20], done.peaks[150], Math.max(...done.peaks)]).toEqual([0, done.peaks[160], 100])
    for (const file of [done.original, done.wav]) {
      expect(await media.marksOf(file.bytes)).toEqual(marks)
      const track = await openBytes(file.bytes).getPrimaryAudioTrack()
      expect(await track?.computeDuration()).toBeCloseTo(3, 3)
    }
  })
})

describe('what people send', () => {
  test('a video is encoded anew, no larger than 1280, with a poster', async () => {
    const kept = await inspect(await sampleFilm({ width: 1920, height: 1080, seconds: 1 }))
    if (kept.kind !== 'video') throw new Error('not a video')
    expect(kept).toMatchObject({ width: 1280, height: 720, durationMs: 1000, hasAudio: true, mime: 'video/mp4' })
    expect([await colourAt(kept.poster.bytes, 0.9, 0.2), kept.poster.width]).toEqual([RED, 640])
    const { video, audio } = await tracksOf(openBytes(kept.bytes))
    expect([await video?.getCodec(), await audio?.getCodec()]).toEqual(['avc', 'aac'])
    expect(await video?.computeDuration()).toBeCloseTo(1, 3)
  })

  test('nothing of the sender’s bytes stays: no words of theirs, no place', async () => {
    const film = Buffer.concat([await sampleFilm({ seconds: 1 }), Buffer.from('\0\0\0\x1eudta©xyz+51.5000-000.1/')])
    const kept = await inspect(film)
    expect(Buffer.from(kept.bytes).includes('+51.5')).toBe(false)
  })

  test('a phone’s video is turned upright', async () => {
    const film = Buffer.from(await sampleFilm({ seconds: 1, sound: null }))
    // The matrix of the track: a quarter turn clockwise.
    const matrix = boxAt(film, 'tkhd') + 8 + 40
    for (const [index, value] of [0, 0x10000, 0, -0x10000, 0, 0, 96 * 0x10000, 0, 0x40000000].entries())
      film.writeInt32BE(value, matrix + index * 4)
    const kept = await inspect(film)
    if (kept.kind !== 'video') throw new Error('not a video')
    expect([kept.width, kept.height]).toEqual([96, 160])
    // What was above is now on the right.
    expect([await colourAt(kept.poster.bytes, 0.9, 0.9), await colourAt(kept.poster.bytes, 0.1, 0.9)]).toEqual([
      RED,
      BLUE,
    ])
  })

  test.each([
    ['M4A', () => encodeM4a(tone(2))],
    ['WAV', () => Promise.resolve(encodeWav(tone(2)))],
    ['WAV of 96 kHz', () => Promise.resolve(encodeWav(tone(2, { sampleRate: 96_000 })))],
    ['WAV of a strange rate', () => Promise.resolve(encodeWav(tone(2, { sampleRate: 37_000 })))],
  ])('a sound as %s is kept as M4A', async (_, make) => {
    const kept = await inspect(await make())
    expect(kept).toMatchObject({ kind: 'audio', mime: 'audio/mp4', hasAudio: true })
    expect(Math.abs(kept.durationMs - 2000)).toBeLessThan(2)
  })

  test('an audio file that calls itself .mp4 is found to be audio', async () => {
    const kept = await inspect(await encodeM4a(tone(1)))
    expect(kept.kind).toBe('audio')
  })
})

describe('what is refused', () => {
  /** Changes what the header says of width and height. */
  function sayingSize(film: Buffer, pixels: number): void {
    const entry = film.indexOf('avc1', boxAt(film, 'stsd'), 'latin1') + 28
    for (const at of [entry, entry + 2]) film.writeUInt16BE(pixels, at)
  }

  /** A film whose times say that it lasts `times` as long. */
  async function slowed(times: number): Promise<Buffer> {
    const film = Buffer.from(await sampleFilm({ seconds: 2, sound: null }))
    const [shown, media, movie] = [boxAt(film, 'stts') + 20, boxAt(film, 'mdhd') + 24, boxAt(film, 'mvhd') + 24]
    for (const at of [shown, media, movie]) film.writeUInt32BE(film.readUInt32BE(at) * times, at)
    return film
  }

  test('a video of two hours by its header: before anything is decoded, with the limit in words', async () => {
    await expect(inspect(await slowed(3600))).rejects.toMatchObject({
      code: 'invalid_input',
      details: [{ field: 'duration', message: expect.stringMatching(/^must be at most 1:00 .* has 2:00:\d\d$/) }],
    })
  })

  test('a sound of eleven minutes', async () => {
    const long = encodeWav(tone(660, { sampleRate: 8000 }))
    await expect(inspect(long)).rejects.toMatchObject({
      code: 'invalid_input',
      details: [{ field: 'duration', message: expect.stringContaining('at most 10:00') }],
    })
  })

  test('more pixels than are taken', async () => {
    const wide = await sampleFilm({ seconds: 1, width: 4160, height: 64, sound: null })
    await expect(inspect(wide)).rejects.toMatchObject({
      code: 'invalid_input',
      details: [{ field: 'size', message: 'must be at most 4096 pixels on each side; this one has 4160 × 64' }],
    })
    const bomb = Buffer.from(await sampleFilm({ seconds: 1, sound: null }))
    sayingSize(bomb, 30_000)
    await expect(inspect(bomb)).rejects.toMatchObject({ code: 'invalid_input', details: [{ field: 'size' }] })
  })

  test('a stream that is larger than its header says', async () => {
    const film = Buffer.from(await sampleFilm({ seconds: 1, width: 640, height: 480, sound: null }))
    sayingSize(film, 64)
    await expect(inspect(film)).rejects.toMatchObject({
      code: 'unreadable_media',
      message: 'The video says that it has 64 × 64 pixels, but has 640 × 480.',
    })
  })

  test('more pictures in a second than are taken', async () => {
    await expect(inspect(await sampleFilm({ seconds: 1, frameRate: 90, sound: null }))).rejects.toMatchObject({
      details: [{ field: 'frame_rate' }],
    })
  })

  test('a truncated MP4: cut in its samples, cut in its index, and with the index behind that never came', async () => {
    const film = await sampleFilm()
    const cut = film.subarray(0, film.length * 0.8)
    await expect(inspect(cut)).rejects.toMatchObject({ code: 'unreadable_media' })
    await expect(inspect(film.subarray(0, boxAt(film, 'moov') + 200))).rejects.toMatchObject({
      code: expect.stringMatching(/^un(readable|supported)_media$/),
    })
    const [ftyp, mdat] = [film.subarray(0, boxAt(film, 'moov')), film.subarray(boxAt(film, 'mdat'))]
    await expect(inspect(Buffer.concat([ftyp, mdat]))).rejects.toMatchObject({
      code: expect.stringMatching(/^un(readable|supported)_media$/),
    })
  })

  test('a truncated WAV and M4A', async () => {
    const wav = encodeWav(tone(5))
    await expect(inspect(wav.subarray(0, wav.length / 2))).rejects.toMatchObject({ code: 'unreadable_media' })
    const m4a = await encodeM4a(tone(5))
    await expect(inspect(m4a.subarray(0, m4a.length / 2))).rejects.toMatchObject({ code: 'unreadable_media' })
  })

  test('damage in the middle', async () => {
    const film = Buffer.from(await sampleFilm({ sound: null }))
    for (let at = boxAt(film, 'mdat') + 8; at < film.length; at++) film[at] = (at * 131) & 255
    await expect(inspect(film)).rejects.toMatchObject({ code: 'unreadable_media' })
  })

  test.each([
    ['nothing', ''],
    ['a playlist of a local file', '#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
    ['a playlist of an address', '#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:9/secret.ts\n#EXT-X-ENDLIST\n'],
    ['a script of ffmpeg’s', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['a DASH manifest', '<?xml version="1.0"?><MPD><BaseURL>http://127.0.0.1:9/</BaseURL></MPD>'],
    [
      'random bytes behind a good beginning',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), noise()]),
    ],
    ['random bytes behind the beginning of MKV', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), noise()])],
    ['random bytes behind the beginning of OGG', Buffer.concat([Buffer.from('OggS'), noise()])],
    ['random bytes behind the beginning of FLAC', Buffer.concat([Buffer.from('fLaC'), noise()])],
    ['random bytes behind the beginning of MP3', Buffer.concat([Buffer.from('ID3'), noise()])],
  ])('%s', async (_, bytes) => {
    await expect(inspect(bytes)).rejects.toMatchObject({
      code: expect.stringMatching(/^un(readable|supported)_media$/),
    })
  })

  test('and afterwards everything still works', async () => {
    expect((await inspect(await sampleFilm({ seconds: 1 }))).kind).toBe('video')
  })
})

function noise(): Buffer {
  let state = 7
  return Buffer.from(
    Array.from({ length: 50_000 }, () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 24),
  )
}
