import type { AudioGenerateBody, VideoGenerateBody } from '@easel/contract/entities/requests'
import type { Video } from '@easel/contract/entities/video'
import { measure } from '@easel/engine/composer/measure/measure'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, launchBrowser, openPage } from './browser.ts'
import { type Easel, newDataFolder, startEasel } from './easel.ts'
import { follow } from './events.ts'
import { type Member, signUp } from './people.ts'
import { listen, play } from './played.ts'

const data = newDataFolder()
let easel: Easel
let browser: Browser
let page: Page
let ada: Member
beforeAll(async () => {
  easel = await startEasel(data.folder)
  browser = await launchBrowser()
  page = (await openPage(browser, DESK)).page
  await page.goto(`${easel.url}/signin`)
  ada = await signUp(easel.url)
})
afterAll(async () => {
  await browser.close()
  await easel.stop()
  data.remove()
})

async function filmed(body: VideoGenerateBody): Promise<{ video: Video; previews: number }> {
  const { generation_id } = await ada.api('POST /api/v1/videos/generate', { json: body })
  const { progress, done } = await follow(easel.url, ada, generation_id, 'video')
  expect(done).toMatchObject({ status: 'completed', error: null, refunded: 0 })
  const [video] = done.items
  if (!video) throw new Error('no video')
  return { video, previews: new Set(progress.flatMap((event) => event.preview ?? [])).size }
}

async function sounded(body: AudioGenerateBody) {
  const { generation_id } = await ada.api('POST /api/v1/audios/generate', { json: body })
  const { done } = await follow(easel.url, ada, generation_id, 'audio')
  expect(done).toMatchObject({ status: 'completed', error: null })
  const [audio] = done.items
  if (!audio) throw new Error('no audio')
  return audio
}

const bytesOf = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(new URL(address, easel.url))).arrayBuffer())

/** The two channels of a 16-bit stereo WAV whose samples begin where `data` says. */
function samplesOf(wav: Buffer): { left: Float32Array; right: Float32Array } {
  const start = wav.indexOf('data', 12, 'latin1') + 8
  const frames = Math.floor(wav.readUInt32LE(start - 4) / 4)
  const at = (frame: number, channel: number) => wav.readInt16LE(start + frame * 4 + channel * 2) / 32_768
  const channel = (number: number) => Float32Array.from({ length: frames }, (_, frame) => at(frame, number))
  return { left: channel(0), right: channel(1) }
}

const photo = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const scene = `<svg width="1200" height="800" xmlns="http://www.w3.org/2000/svg">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#5a8fd6"/><stop offset="1" stop-color="#f4d9b0"/></linearGradient></defs>
    <rect width="1200" height="800" fill="url(#s)"/><path d="M0 500 Q300 380 600 500 T1200 470 V800 H0Z" fill="#3f6b3a"/>
    <rect x="660" y="430" width="160" height="190" fill="#b5523b"/><path d="M640 430l100-90 100 90z" fill="#5b2f28"/></svg>`
  return new Uint8Array(await sharp(Buffer.from(scene)).jpeg().toBuffer())
}

describe('films', () => {
  test('words become 5 s of 1280 × 720 that a browser plays, moving and with sound', async () => {
    const { video, previews } = await filmed({
      model: 'easel-motion',
      mode: 't2v',
      prompt: 'waves on a beach at sunset, slow push in',
      duration: 5,
      resolution: '720p',
      generate_audio: true,
    })
    expect(video).toMatchObject({ width: 1280, height: 720, has_audio: true })
    expect(previews).toBeGreaterThan(2)
    const file = await bytesOf(video.video_url)
    // What can be played while it loads has its index before its pictures.
    expect(file.indexOf('moov', 0, 'latin1')).toBeLessThan(file.indexOf('mdat', 0, 'latin1'))
    expect(file.includes('DigitalSourceType')).toBe(true)
    const seen = await play(page, video.video_url)
    expect(seen).toMatchObject({ width: 1280, height: 720 })
    expect(seen.duration).toBeCloseTo(5, 1)
    expect(seen.motion).toBeGreaterThan(2)
    expect(seen.rms).toBeGreaterThan(-40)
  })

  test('an uploaded photo becomes a film, which keeps it as its source', async () => {
    const { upload_id } = await ada.api('POST /api/v1/uploads', { bytes: await photo() })
    const { video } = await filmed({
      model: 'easel-motion',
      mode: 'i2v',
      prompt: '',
      upload_id,
      camera: 'push-in',
      duration: 5,
      resolution: '720p',
    })
    expect(video.source_image?.id).toBe(upload_id)
    // Its address carries its maker's grant: nobody has looked at it yet.
    const seen = await play(page, video.video_url)
    expect(seen).toMatchObject({ width: 1280, height: 720, rms: null })
    expect(seen.motion).toBeGreaterThan(2)
  })
})

describe('sound', () => {
  test('30 s in D minor at 90 beats a minute are that, at −14 LUFS', async () => {
    const audio = await sounded({
      model: 'easel-composer',
      mode: 'music',
      prompt: 'a quiet evening, lo-fi, D minor, 90 bpm',
      duration: 30,
      seed: 7,
    })
    expect(audio).toMatchObject({ key: 'D minor', bpm: 90 })
    const heard = measure(samplesOf(await bytesOf(audio.wav_url)))
    expect(heard.key).toBe('D minor')
    expect(Math.abs(heard.bpm - 90) / 90).toBeLessThan(0.02)
    expect(Math.abs(heard.loudness + 14)).toBeLessThan(1)
    expect(heard.truePeak).toBeLessThan(0)
    const heardInBrowser = await listen(page, audio.audio_url)
    expect(heardInBrowser.duration).toBeCloseTo(30, 1)
    expect(heardInBrowser.rms).toBeGreaterThan(-40)
  })

  test.each([
    ['en-US', 'The old harbour wakes before the sun. Boats knock gently against the pier.'],
    ['fr', 'Le vieux port s’éveille avant le soleil. Les bateaux cognent contre le quai.'],
    ['ja', '古い港は日の出前に目を覚まします。船が桟橋にやさしく当たります。'],
  ])('a paragraph in %s is spoken, with its captions', async (language, text) => {
    const audio = await sounded({ model: 'easel-voice', mode: 'speech', text, language })
    expect(audio).toMatchObject({ language, mode: 'speech' })
    const captions = (await bytesOf(audio.captions_url ?? '')).toString()
    expect(captions.startsWith('WEBVTT')).toBe(true)
    const ends = [...captions.matchAll(/--> (\d+):(\d+):(\d+\.\d+)|--> (\d+):(\d+\.\d+)/g)].map((match) =>
      match[1] === undefined
        ? Number(match[4]) * 60 + Number(match[5])
        : Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]),
    )
    expect(ends.length).toBeGreaterThan(1)
    expect(ends.at(-1)).toBeLessThanOrEqual(audio.length + 0.2)
  })
})
