import { describe, expect, it } from 'vitest'
import { modelEntry } from '@easel/contract/entities/catalogue'
import { modelById, models, modelsOf } from './catalogue.ts'
import { modesOf } from './modes.ts'
import { toEntry } from './status.ts'

describe.each(models.map((model) => [model.id, model] as const))('%s', (_, model) => {
  it('H4, H5: is an entry of the contract', () => {
    const entry = toEntry(model, new Set(['replicate']), 12.5)
    expect(modelEntry.parse(entry)).toEqual(entry)
    expect(Object.keys(entry).toSorted()).toEqual(Object.keys(modelEntry.shape).toSorted())
  })

  it('reads alike from the catalogue and from the wire', () => {
    expect(modesOf(toEntry(model, new Set(), null))).toEqual(model.modes)
  })

  it('P2: is cheaper on a paid plan, in whole credits or halves', () => {
    const { base_cost: base, paid_base_cost: paid } = model.price
    expect(paid).toBeLessThan(base)
    expect([2 * base, 2 * paid].every(Number.isInteger)).toBe(true)
    for (const each of Object.values(model.price.by_resolution ?? {}))
      expect(each.paid_base_cost).toBeLessThan(each.base_cost)
  })

  it('has the capabilities of its kind alone, and defaults among its choices', () => {
    expect([model.image !== null, model.video !== null, model.audio !== null]).toEqual([
      model.kind === 'image',
      model.kind === 'video',
      model.kind === 'audio',
    ])
    const { image, video } = model
    if (image !== null) {
      const size = [image.default_width, image.default_height]
      expect(image.widths).toContain(size[0])
      expect(image.heights).toContain(size[1])
      if (image.sizes !== null) expect(image.sizes).toContainEqual(size)
      if (image.steps !== null) expect(image.steps.choices).toContain(image.steps.default)
      if (image.schedulers !== null) expect(image.schedulers.choices).toContain(image.schedulers.default)
      expect(image.max_sources > 0).toBe(model.modes.includes('i2i'))
    }
    if (video !== null) {
      if (video.defaultDuration !== null) expect(video.supportedDurations).toContain(video.defaultDuration)
      if (video.defaultResolution !== null) expect(video.supportedResolutions).toContain(video.defaultResolution)
      if (video.defaultAspectRatio !== null) expect(video.supportedAspectRatios).toContain(video.defaultAspectRatio)
    }
  })
})

it('every id is there once', () => {
  expect(new Set(models.map((model) => model.id)).size).toBe(models.length)
  expect(modelById('no-such-model')).toBeUndefined()
})

it('W1: the painter has the figures of an image checkpoint', () => {
  expect(modelById('easel-painter')?.image).toMatchObject({
    widths: [512, 768, 1024, 1280],
    heights: [512, 768, 1024, 1280],
    default_width: 1024,
    default_height: 1024,
    steps: { choices: [20, 30, 40, 50], default: 30 },
    guidance_scale: { min: 1, max: 20, default: 7.5 },
    negative_prompt: true,
    max_num_outputs: 4,
    adapters: null,
  })
})

it('W1: the checkpoints have the seven schedulers and up to 8 adapters at their own scales', () => {
  const checkpoints = modelsOf({ group: 'sdxl' })
  expect(checkpoints.map((model) => [model.base_model, model.category])).toEqual([
    ['Illustrious', 'illustration'],
    ['Illustrious', 'illustration'],
    ['SDXL 1.0', 'general'],
  ])
  const schedulers = ['K_EULER_ANCESTRAL', 'K_EULER', 'KarrasDPM', 'DPMSolverMultistep', 'HeunDiscrete', 'DDIM', 'PNDM']
  for (const { id, image } of checkpoints) {
    const base = id === 'sdxl-base-1.0'
    expect(image?.schedulers).toEqual({ choices: schedulers, default: 'K_EULER_ANCESTRAL' })
    expect(image?.adapters).toEqual({
      max: 8,
      sources: ['community', 'hub', 'url'],
      default_scale: base ? 1 : 0.5,
      scale_range: [0, 5],
      recommended: base ? [0.5, 1.5] : [0, 1],
    })
  }
})

it('H5: the checkpoints are asked by text alone', () => {
  for (const model of modelsOf({ group: 'sdxl' })) expect(model.modes).toEqual(['t2i'])
})
