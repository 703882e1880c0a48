import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { insertItem, type ItemFacts, type Made } from './insert-item.ts'

/** Puts a finished video into the database, with rows of all its files; gives its id. */
export async function insertVideo(context: Context, creatorId: string, facts: ItemFacts = {}): Promise<string> {
  return insertItem(
    context,
    creatorId,
    VIDEO,
    (id) => [
      { key: `works/${id}.mp4`, role: 'original', mime: 'video/mp4', width: 1280, height: 720 },
      { key: `works/${id}-640.avif`, role: 'poster', mime: 'image/avif', width: 640, height: 360 },
      { key: `works/${id}-640.webp`, role: 'poster', mime: 'image/webp', width: 640, height: 360 },
      { key: `works/${id}-320.webp`, role: 'poster', mime: 'image/webp', width: 320, height: 180 },
      { key: `works/${id}-preview.mp4`, role: 'preview', mime: 'video/mp4', width: 480, height: 270 },
    ],
    facts,
  )
}

/** Stores the bytes of a video's original. */
export async function storeFilm(context: Context, id: string, bytes: Uint8Array): Promise<void> {
  const key = `works/${id}.mp4`
  await context.storage.put(key, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await context.db.updateTable('files').set({ bytes: bytes.length, sha256 }).where('key', '=', key).execute()
}

/** Puts a finished speech into the database, or with `mode: 'music'` a piece of music; gives its id. */
export async function insertAudio(context: Context, creatorId: string, facts: ItemFacts = {}): Promise<string> {
  return insertItem(
    context,
    creatorId,
    facts.mode === 'music' ? MUSIC : SPEECH,
    (id) => [
      { key: `works/${id}.m4a`, role: 'original', mime: 'audio/mp4' },
      { key: `works/${id}.wav`, role: 'lossless', mime: 'audio/wav' },
      ...(facts.mode === 'music' ? [] : [{ key: `works/${id}.vtt`, role: 'captions', mime: 'text/vtt' } as const]),
    ],
    facts,
  )
}

const BUILT_IN = { provider: 'built-in', provider_version: '1', cost: 20, seed: 7 } as const

const VIDEO: Made = {
  ...BUILT_IN,
  kind: 'video',
  model: 'easel-motion',
  mode: 't2v',
  prompt: 'waves at dusk',
  width: 1280,
  height: 720,
  duration_ms: 5000,
  parameters: { aspect_ratio: '16:9', resolution: '720p', camera: 'push-in', effect: null, has_audio: true },
}

const SOUND = { ...BUILT_IN, kind: 'audio', width: 0, height: 0, duration_ms: 30_000 } as const

const SPEECH: Made = {
  ...SOUND,
  model: 'easel-voice',
  mode: 'speech',
  prompt: 'Good evening, and welcome.',
  parameters: {
    voice: 'en',
    language: 'en',
    speed: 1,
    pitch: 0,
    bpm: null,
    key: null,
    metre: null,
    genre: null,
    instruments: [],
    sections: [],
    peaks: [0, 40, 100, 12],
  },
}

const MUSIC: Made = {
  ...SOUND,
  model: 'easel-composer',
  mode: 'music',
  prompt: 'a slow waltz',
  parameters: {
    voice: null,
    language: null,
    speed: null,
    pitch: null,
    bpm: 90,
    key: 'D minor',
    metre: '3/4',
    genre: 'waltz',
    instruments: ['piano'],
    sections: [{ name: 'intro', start: 0, seconds: 8 }],
    peaks: [0, 40, 100, 12],
  },
}
