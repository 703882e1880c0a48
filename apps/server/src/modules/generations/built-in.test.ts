import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from '../../testing/invariants.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A photograph as it comes from a camera: sky, hills, a house. */
async function photo(): Promise<Uint8Array> {
  const scene = `<svg width="640" height="480" xmlns="http://www.w3.org/2000/svg">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#5a8fd6"/><stop offset="1" stop-color="#f4d9b0"/></linearGradient></defs>
    <rect width="640" height="480" fill="url(#s)"/><path d="M0 300 Q160 220 320 300 T640 280 V480 H0Z" fill="#3f6b3a"/>
    <rect x="360" y="250" width="90" height="110" fill="#b5523b"/><path d="M350 250l55-50 55 50z" fill="#5b2f28"/></svg>`
  return new Uint8Array(await sharp(Buffer.from(scene)).jpeg().toBuffer())
}

async function uploaded(person: Person): Promise<string> {
  const answer = await person.api('POST /api/v1/uploads', { bytes: (await photo()) as Uint8Array<ArrayBuffer> })
  return answer.upload_id
}

async function ended(person: Person, id: string) {
  await server.runJobs('generation.run')
  return person.api('GET /api/v1/generations/{id}', { params: { id } })
}

async function file(person: Person, address: string): Promise<Buffer> {
  const response = await server.request(address, { headers: person.headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe('decisions.md 7: the built-in models', () => {
  test('easel-motion films words, with sound', async () => {
    const ada = await server.signUp()
    const { generation_id, cost } = await ada.api('POST /api/v1/videos/generate', {
      json: {
        model: 'easel-motion',
        mode: 't2v',
        prompt: 'waves on a beach at sunset, slow push in',
        duration: 3,
        resolution: '480p',
        generate_audio: true,
        seed: 5,
      },
    })
    expect(cost).toBe(9)
    const done = await ended(ada, generation_id)
    if (done.kind !== 'video') throw new Error(`It is ${done.kind}`)
    expect(done).toMatchObject({ status: 'completed', error: null, refunded: 0 })
    const [video] = done.items
    expect(video).toMatchObject({
      width: 854,
      height: 480,
      has_audio: true,
      mode: 't2v',
      version: 1,
      nsfw_level: 0,
      is_private: false,
      seed: 5,
      aspectRatio: '16:9',
      resolution: '480p',
    })
    expect(video?.length).toBeCloseTo(3, 1)
    expect(video?.posters.length).toBeGreaterThan(0)
    const bytes = await file(ada, video?.video_url ?? '')
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp')
    expect(bytes.includes('DigitalSourceType')).toBe(true)
    expect(bytes.includes('algorithmicMedia')).toBe(true)
    expect(await faultsOf(server)).toEqual([])
  })

  test('easel-motion films a given photo, which stays its maker’s until it was looked at', async () => {
    const ada = await server.signUp()
    const { generation_id } = await ada.api('POST /api/v1/videos/generate', {
      json: {
        model: 'easel-motion',
        mode: 'i2v',
        prompt: '',
        upload_id: await uploaded(ada),
        camera: 'pan-right',
        duration: 3,
        resolution: '480p',
        aspect_ratio: '1:1',
      },
    })
    const done = await ended(ada, generation_id)
    if (done.kind !== 'video') throw new Error(`It is ${done.kind}`)
    expect(done).toMatchObject({ status: 'completed', error: null })
    expect(done.items[0]).toMatchObject({
      width: 480,
      height: 480,
      has_audio: false,
      nsfw_moderation_status: 'pending',
    })
    expect(done.items[0]?.source_image?.id).toBeDefined()
  })

  test('an effect runs over a picture of the gallery, whose child it becomes', async () => {
    const ada = await server.signUp()
    const picture = await ada.api('POST /api/v1/images/generate', {
      json: { model: 'easel-painter', mode: 't2i', prompt: 'a castle on a hill', width: 512, height: 512 },
    })
    const painted = await ended(ada, picture.generation_id)
    const image_id = painted.items[0]?.id ?? ''
    const { generation_id, cost } = await ada.api('POST /api/v1/video-actions/{id}/generate', {
      params: { id: 'camera-dolly-zoom' },
      json: { inputs: [{ role: 'photo', image_id }], duration: 3, quality: '480p' },
    })
    expect(cost).toBe(30)
    const done = await ended(ada, generation_id)
    if (done.kind !== 'video') throw new Error(`It is ${done.kind}`)
    expect(done).toMatchObject({
      status: 'completed',
      model: 'video-action-camera-dolly-zoom',
      model_label: 'Dolly Zoom',
    })
    expect(done.items[0]).toMatchObject({ effect: 'camera-dolly-zoom', mode: 'effect', parentImage: { id: image_id } })
    const parent = await ada.api('GET /api/v1/images/{id}', { params: { id: image_id } })
    expect(parent.childVideos.map((child) => child.id)).toEqual([done.items[0]?.id])
  })

  test('easel-composer plays, easel-voice speaks with captions', async () => {
    const ada = await server.signUp()
    const music = await ada.api('POST /api/v1/audios/generate', {
      json: { model: 'easel-composer', mode: 'music', prompt: 'calm piano', duration: 6, key: 'D minor', bpm: 90 },
    })
    const played = await ended(ada, music.generation_id)
    if (played.kind !== 'audio') throw new Error(`It is ${played.kind}`)
    expect(played).toMatchObject({ status: 'completed', cost: 6 })
    expect(played.items[0]).toMatchObject({
      mode: 'music',
      key: 'D minor',
      bpm: 90,
      captions_url: null,
      is_private: true,
    })
    expect(played.items[0]?.peaks.length).toBe(200)
    const wav = await file(ada, played.items[0]?.wav_url ?? '')
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF')

    const speech = await ada.api('POST /api/v1/audios/generate', {
      json: { model: 'easel-voice', mode: 'speech', text: 'Good morning. This is a synthetic voice.' },
    })
    const spoken = await ended(ada, speech.generation_id)
    if (spoken.kind !== 'audio') throw new Error(`It is ${spoken.kind}`)
    expect(spoken).toMatchObject({ status: 'completed', cost: 5 })
    const captions = await file(ada, spoken.items[0]?.captions_url ?? '')
    expect(captions.toString()).toMatch(/^WEBVTT\n[^]*synthetic voice/)
    expect(await faultsOf(server)).toEqual([])
  })
})
