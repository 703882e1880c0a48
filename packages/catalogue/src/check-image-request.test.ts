import { describe, expect, it } from 'vitest'
import { imageGenerateBody, type ImageGenerateBody } from '@easel/contract/entities/requests'
import { modelById } from './catalogue.ts'
import { checkImageRequest, type ImageRequestCheck } from './check-image-request.ts'
import type { CatalogueModel } from './model.ts'
import { toEntry } from './status.ts'

const body: ImageGenerateBody = { model: 'any', mode: 't2i', prompt: 'a fox', width: 1024, height: 1024 }
const adapter = { source: 'hub', ref: 'someone/some-adapter', scale: 0.5 } as const

function model(id: string): CatalogueModel {
  const found = modelById(id)
  if (found === undefined) throw new Error(`no model ${id}`)
  return found
}

function check(id: string, change: Partial<ImageGenerateBody>): ImageRequestCheck {
  return checkImageRequest(model(id), { ...body, model: id, ...change })
}

describe('W1: what is wrong is named, with what is allowed', () => {
  it.each<[string, string, Partial<ImageGenerateBody>, string, string]>([
    ['width 513', 'easel-painter', { width: 513 }, 'width', 'width must be 512, 768, 1024 or 1280'],
    ['height NaN', 'easel-painter', { height: Number.NaN }, 'height', 'height must be 512, 768, 1024 or 1280'],
    ['steps 31', 'easel-painter', { steps: 31 }, 'steps', 'steps must be 20, 30, 40 or 50'],
    ['guidance 0', 'easel-painter', { guidance_scale: 0 }, 'guidance_scale', 'guidance_scale must be between 1 and 20'],
    [
      'guidance 20.5',
      'easel-painter',
      { guidance_scale: 20.5 },
      'guidance_scale',
      'guidance_scale must be between 1 and 20',
    ],
    [
      'guidance NaN',
      'easel-painter',
      { guidance_scale: Number.NaN },
      'guidance_scale',
      'guidance_scale must be between 1 and 20',
    ],
    [
      'an unknown scheduler',
      'easel-painter',
      { scheduler: 'euler' },
      'scheduler',
      'scheduler must be K_EULER_ANCESTRAL, K_EULER, KarrasDPM, DPMSolverMultistep, HeunDiscrete, DDIM or PNDM',
    ],
    ['an empty prompt', 'easel-painter', { prompt: '' }, 'prompt', 'prompt must have at least one word'],
    [
      'a host without words',
      'qwen-image',
      { mode: 'i2i', prompt: '', upload_id: 'b' },
      'prompt',
      'prompt must have at least one word',
    ],
    ['a prompt of spaces', 'easel-painter', { prompt: ' \n\t' }, 'prompt', 'prompt must have at least one word'],
    ['5 outputs', 'easel-painter', { num_outputs: 5 }, 'num_outputs', 'num_outputs must be 1, 2, 3 or 4'],
    ['no output', 'easel-painter', { num_outputs: 0 }, 'num_outputs', 'num_outputs must be 1, 2, 3 or 4'],
    ['a seed below 0', 'easel-painter', { seed: -1 }, 'seed', 'seed must be a whole number from 0 to 4294967295'],
    ['a broken seed', 'easel-painter', { seed: 0.5 }, 'seed', 'seed must be a whole number from 0 to 4294967295'],
    [
      '9 adapters',
      'sdxl-base-1.0',
      { loras: Array.from({ length: 9 }, () => adapter) },
      'loras',
      'loras must be at most 8 adapters',
    ],
    [
      'a scale above 5',
      'sdxl-base-1.0',
      { loras: [{ ...adapter, scale: 5.1 }] },
      'loras.0.scale',
      'loras.0.scale must be between 0 and 5',
    ],
    [
      'i2i without a source',
      'easel-painter',
      { mode: 'i2i' },
      'source_image_id',
      'source_image_id or upload_id is needed: picture to picture starts from a picture',
    ],
    [
      'i2i with both sources',
      'easel-painter',
      { mode: 'i2i', source_image_id: 'a', upload_id: 'b' },
      'upload_id',
      'give source_image_id or upload_id, not both',
    ],
    [
      'a source for t2i',
      'easel-painter',
      { source_image_id: 'a' },
      'source_image_id',
      'source_image_id is for picture to picture only',
    ],
    ['a strength for t2i', 'easel-painter', { strength: 0.5 }, 'strength', 'strength is for picture to picture only'],
    [
      'strength 1.1',
      'easel-painter',
      { mode: 'i2i', upload_id: 'b', strength: 1.1 },
      'strength',
      'strength must be between 0 and 1',
    ],
    [
      'a pair of sizes that the model has not',
      'nano-banana',
      { width: 1280, height: 1280 },
      'height',
      'width and height must be 1024 × 1024, 1024 × 768, 768 × 1024, 1280 × 768 or 768 × 1280',
    ],
  ])('%s', (_, id, change, field, message) => {
    expect(check(id, change)).toEqual({ ok: false, code: 'invalid_input', problems: [{ field, message }] })
  })

  it('an unknown style', () => {
    const checked = check('easel-painter', { style: 'crayon' })
    expect(checked.ok ? [] : checked.problems.map((problem) => problem.message)).toEqual([
      expect.stringMatching(/^style must be photo, oil, .* or pixel$/),
    ])
  })

  it('all of it at once', () => {
    const checked = check('easel-painter', { width: 513, steps: 31, num_outputs: 5, loras: [adapter] })
    expect(checked).toMatchObject({ ok: false, code: 'invalid_input' })
    expect(checked.ok ? [] : checked.problems.map((problem) => problem.field)).toEqual([
      'width',
      'steps',
      'num_outputs',
      'loras',
    ])
  })
})

describe('W4: what a model does not take is refused, not dropped', () => {
  it.each<[string, Partial<ImageGenerateBody>, string, string]>([
    ['nano-banana', { negative_prompt: 'people' }, 'negative_prompt', 'Nano Banana takes no negative_prompt'],
    ['nano-banana', { steps: 30 }, 'steps', 'Nano Banana takes no steps'],
    ['nano-banana', { guidance_scale: 7 }, 'guidance_scale', 'Nano Banana takes no guidance_scale'],
    ['nano-banana', { scheduler: 'DDIM' }, 'scheduler', 'Nano Banana takes no scheduler'],
    ['nano-banana', { seed: 1 }, 'seed', 'Nano Banana takes no seed'],
    ['nano-banana', { style: 'oil' }, 'style', 'Nano Banana takes no style'],
    ['easel-painter', { loras: [adapter] }, 'loras', 'Easel Painter takes no loras'],
    ['hunyuan-image-3', { mode: 'i2i', upload_id: 'b' }, 'mode', 'Hunyuan Image 3 makes pictures from text only'],
    ['veo-3.1', {}, 'model', 'Veo 3.1 makes no images'],
  ])('%s %o', (id, change, field, message) => {
    expect(check(id, change)).toEqual({ ok: false, code: 'unsupported_parameter', problems: [{ field, message }] })
  })

  it('a blank negative prompt asks for nothing', () => {
    expect(check('nano-banana', { negative_prompt: ' ' })).toMatchObject({ ok: true, request: { negative_prompt: '' } })
  })
})

describe('W1: a good request comes back whole', () => {
  it('with every default', () => {
    expect(check('easel-painter', {})).toEqual({
      ok: true,
      request: {
        model: 'easel-painter',
        mode: 't2i',
        prompt: 'a fox',
        negative_prompt: '',
        width: 1024,
        height: 1024,
        steps: 30,
        guidance_scale: 7.5,
        scheduler: 'K_EULER_ANCESTRAL',
        num_outputs: 1,
        seed: undefined,
        strength: null,
        style: null,
        color: null,
        lighting: null,
        composition: null,
        source_image_id: null,
        upload_id: null,
        is_private: false,
        prompt_hidden: false,
        loras: [],
      },
    })
  })

  it('picture to picture needs no words, and starts at its strength', () => {
    const checked = check('easel-painter', { mode: 'i2i', prompt: '', upload_id: 'b' })
    expect(checked).toMatchObject({ ok: true, request: { strength: 0.6, upload_id: 'b', source_image_id: null } })
  })

  it('with null for what the model does not have', () => {
    expect(check('nano-banana', {})).toMatchObject({
      ok: true,
      request: { steps: null, guidance_scale: null, scheduler: null, seed: undefined },
    })
  })

  it('alike from the catalogue and from the wire', () => {
    const asked = imageGenerateBody.parse({ ...body, model: 'sdxl-base-1.0', seed: 7, loras: [adapter] })
    const entry = toEntry(model('sdxl-base-1.0'), new Set(), null)
    expect(checkImageRequest(entry, asked)).toEqual(checkImageRequest(model('sdxl-base-1.0'), asked))
  })

  it('leaves the body as it was', () => {
    const asked = Object.freeze({ ...body })
    checkImageRequest(model('easel-painter'), asked)
    expect(asked).toEqual(body)
  })
})
