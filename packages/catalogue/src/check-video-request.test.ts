import type { VideoGenerateBody } from '@easel/contract/entities/requests'
import { describe, expect, it } from 'vitest'
import { modelById } from './catalogue.ts'
import { checkVideoRequest } from './check-video-request.ts'
import { filmSize } from './film-size.ts'
import type { CatalogueModel } from './model.ts'

function model(id: string): CatalogueModel {
  const found = modelById(id)
  if (!found) throw new Error(`no model ${id}`)
  return found
}

const order: VideoGenerateBody = { model: 'easel-motion', mode: 't2v', prompt: 'waves at dusk' }

function problemsOf(id: string, change: Partial<VideoGenerateBody>): Record<string, string> {
  const check = checkVideoRequest(model(id), { ...order, model: id, ...change })
  return check.ok ? {} : Object.fromEntries(check.problems.map(({ field, message }) => [field, message]))
}

describe('W4: a request for a video', () => {
  it('is filled with the model’s defaults', () => {
    const check = checkVideoRequest(model('easel-motion'), order)
    expect(check.ok && check.request).toMatchObject({
      aspect_ratio: '16:9',
      duration: 5,
      resolution: '720p',
      camera: null,
    })
  })

  it('names what the model does not take, with what it does', () => {
    expect(problemsOf('easel-motion', { duration: 12 })).toEqual({ duration: 'duration must be 3, 4, 5, 6, 8 or 10' })
    expect(problemsOf('easel-motion', { aspect_ratio: '21:9' }).aspect_ratio).toContain('16:9, 9:16 or 1:1')
    expect(problemsOf('easel-motion', { camera: 'teleport' }).camera).toContain('push-in')
    expect(problemsOf('kling-v2.0', { seed: 1 }).seed).toBe('Kling 2.0 takes no seed')
    expect(problemsOf('hailuo-2.3', { duration: 10, resolution: '1080p' })).toEqual({
      duration: '1080p supports 6 s only',
    })
  })

  it('takes a picture where the mode starts from one, and one alone', () => {
    expect(problemsOf('easel-motion', { mode: 'i2v' })).toHaveProperty('source_image_id')
    expect(problemsOf('easel-motion', { mode: 't2v', upload_id: 'u' })).toHaveProperty('upload_id')
    expect(problemsOf('easel-motion', { mode: 'i2v', upload_id: 'u', source_image_id: 'i' })).toHaveProperty(
      'upload_id',
    )
    expect(problemsOf('easel-motion', { mode: 'i2v', upload_id: 'u', end_upload_id: 'e', prompt: '' })).toEqual({})
    expect(problemsOf('wan-2.2-animate', { mode: 'animate', upload_id: 'u' })).toHaveProperty('video_upload_id')
    expect(problemsOf('kling-v1.6-pro', { reference_upload_ids: ['a', 'b', 'c', 'd'] })).toEqual({})
    expect(problemsOf('kling-v2.0', { reference_upload_ids: ['a'] })).toHaveProperty('reference_upload_ids')
  })

  it('asks for words where there is nothing else', () => {
    expect(problemsOf('easel-motion', { prompt: '  ' })).toEqual({ prompt: 'prompt must have at least one word' })
  })

  it('is for models that make videos', () => {
    expect(problemsOf('easel-painter', {})).toEqual({ model: 'Easel Painter makes no videos' })
  })
})

it.each([
  ['16:9', '720p', 1280, 720],
  ['9:16', '1080p', 1080, 1920],
  ['1:1', '480p', 480, 480],
  ['16:9', '480p', 854, 480],
] as const)('a film of %s at %s is %i × %i', (ratio, resolution, width, height) => {
  expect(filmSize(ratio, resolution)).toEqual({ width, height })
})
