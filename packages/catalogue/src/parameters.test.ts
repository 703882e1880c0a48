import { describe, expect, it } from 'vitest'
import { aspectPresets, presetOf } from './aspect-presets.ts'
import { modelById, models } from './catalogue.ts'
import type { CatalogueModel, Mode } from './model.ts'
import type { Parameter } from './parameter.ts'
import { parameterNamed, parametersFor } from './parameters.ts'
import { toEntry } from './status.ts'
import { durationsAt } from './video-parameters.ts'

function model(id: string): CatalogueModel {
  const found = modelById(id)
  if (found === undefined) throw new Error(`no model ${id}`)
  return found
}

function names(id: string, mode: Mode): Parameter['name'][] {
  return parametersFor(model(id), mode).map((parameter) => parameter.name)
}

describe('W1: the image form', () => {
  it('has every field of the painter, top to bottom', () => {
    expect(names('easel-painter', 't2i')).toEqual([
      'prompt',
      'negative_prompt',
      'style',
      'color',
      'lighting',
      'composition',
      'size',
      'num_outputs',
      'steps',
      'guidance_scale',
      'scheduler',
      'seed',
    ])
    expect(names('easel-painter', 'i2i').slice(0, 3)).toEqual(['source', 'strength', 'prompt'])
  })

  it('starts with the defaults', () => {
    const fields = parametersFor(model('easel-painter'), 'i2i')
    expect(parameterNamed(fields, 'size')?.default).toEqual({ width: 1024, height: 1024 })
    expect(parameterNamed(fields, 'steps')?.default).toBe(30)
    expect(parameterNamed(fields, 'guidance_scale')).toMatchObject({ min: 1, max: 20, step: 0.5, default: 7.5 })
    expect(parameterNamed(fields, 'strength')).toMatchObject({ min: 0, max: 1, step: 0.05, default: 0.6 })
    expect(parameterNamed(fields, 'scheduler')?.default).toBe('K_EULER_ANCESTRAL')
    expect(parameterNamed(fields, 'num_outputs')).toMatchObject({ min: 1, max: 4, default: 1 })
    expect(parameterNamed(fields, 'style')?.default).toBeNull()
  })

  it('asks for words only where a picture does not speak for itself', () => {
    expect(parameterNamed(parametersFor(model('easel-painter'), 't2i'), 'prompt')?.required).toBe(true)
    expect(parameterNamed(parametersFor(model('easel-painter'), 'i2i'), 'prompt')?.required).toBe(false)
  })

  it('offers adapters where the model takes them', () => {
    expect(parameterNamed(parametersFor(model('noobai-xl'), 't2i'), 'loras')?.takes.default_scale).toBe(0.5)
    expect(names('easel-painter', 't2i')).not.toContain('loras')
  })

  it('draws the five shapes as the model can make them', () => {
    const shapes = [
      { ratio: '1:1', width: 1024, height: 1024 },
      { ratio: '4:3', width: 1024, height: 768 },
      { ratio: '3:4', width: 768, height: 1024 },
      { ratio: '16:9', width: 1280, height: 768 },
      { ratio: '9:16', width: 768, height: 1280 },
    ]
    for (const { image } of models) if (image !== null) expect(aspectPresets(image)).toEqual(shapes)
    expect(presetOf(shapes, 1280, 768)?.ratio).toBe('16:9')
    expect(presetOf(shapes, 512, 512)).toBeNull()
  })
})

describe('W4: the form offers only what the model takes', () => {
  it.each<[string, Mode, Parameter['name'][]]>([
    ['nano-banana', 't2i', ['prompt', 'size']],
    ['qwen-image', 't2i', ['prompt', 'negative_prompt', 'size', 'steps', 'guidance_scale', 'seed']],
    ['kling-v2.5-turbo-pro', 't2v', ['prompt', 'aspect_ratio']],
    ['veo-3.1', 'i2v', ['source', 'references', 'prompt', 'aspect_ratio', 'duration', 'resolution']],
    ['wan-2.5-t2v', 't2v', ['audio', 'prompt', 'duration', 'resolution']],
    ['kling-v2.1-pro', 'i2v', ['source', 'prompt']],
    ['wan-2.2-animate', 'i2v', ['source', 'video', 'mode', 'resolution']],
    [
      'easel-motion',
      't2v',
      [
        'references',
        'prompt',
        'negative_prompt',
        'aspect_ratio',
        'duration',
        'resolution',
        'camera',
        'generate_audio',
        'seed',
      ],
    ],
    ['sdxl-base-1.0', 'i2i', []],
    ['kling-v2.1-pro', 't2v', []],
    ['veo-3.1', 't2i', []],
  ])('%s, %s', (id, mode, fields) => {
    expect(names(id, mode)).toEqual(fields)
  })

  it('bounds a sound and a motion video', () => {
    const sound = parameterNamed(parametersFor(model('wan-2.5-i2v'), 'i2v'), 'audio')
    expect(sound).toMatchObject({ required: false, seconds: { min: 3, max: 30 }, megabytes: 15 })
    const motion = parameterNamed(parametersFor(model('wan-2.2-animate'), 'animate'), 'video')
    expect(motion).toMatchObject({ required: true, seconds: { min: 3, max: 10 } })
  })

  it('offers an end picture with a start picture only, and a camera that is left to the model', () => {
    expect(names('easel-motion', 'i2v').slice(0, 3)).toEqual(['source', 'end', 'references'])
    const camera = parameterNamed(parametersFor(model('easel-motion'), 'i2v'), 'camera')
    expect(camera?.default).toBeNull()
    expect(camera?.choices[0]).toEqual({ value: 'push-in', label: 'Push in' })
  })

  it('starts with the default, else with the first choice', () => {
    const fields = parametersFor(model('hailuo-02'), 't2v')
    expect(parameterNamed(fields, 'resolution')?.default).toBe('768p')
    expect(parameterNamed(fields, 'duration')?.default).toBe(6)
  })

  it('knows which durations go with a resolution', () => {
    const { video } = model('hailuo-2.3')
    expect(video && [durationsAt(video, '1080p'), durationsAt(video, '768p'), durationsAt(video, null)]).toEqual([
      [6],
      [6, 10],
      [6, 10],
    ])
  })

  it('is the same from the catalogue and from the wire', () => {
    for (const each of models) {
      const entry = toEntry(each, new Set(), null)
      for (const mode of each.modes) expect(parametersFor(entry, mode)).toEqual(parametersFor(each, mode))
    }
  })
})
