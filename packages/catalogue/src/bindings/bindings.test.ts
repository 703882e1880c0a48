import { describe, expect, it } from 'vitest'
import { modelById, models } from '../catalogue.ts'
import { bindings, bindingsOf } from './bindings-of.ts'
import type { RequestField } from './binding.ts'

it('every binding belongs to a model, and every hosted model lists the hosts of its bindings', () => {
  for (const id of bindings.keys()) expect(modelById(id), id).toBeDefined()
  for (const model of models) {
    const hosts = [...new Set(bindingsOf(model.id).map((binding) => binding.provider))]
    expect(hosts, model.id).toEqual(model.hosts)
  }
})

it('every listed host can be asked in every mode of the model', () => {
  for (const { id, hosts, modes } of models) {
    for (const host of hosts) {
      const ops = bindingsOf(id).flatMap((binding) => (binding.provider === host ? binding.ops : []))
      for (const mode of modes) expect(ops, `${id} on ${host}`).toContain(mode)
    }
  }
})

it('no version and no reference was cut short', () => {
  for (const binding of [...bindings.values()].flat()) {
    expect(binding.ref).toMatch(/^[a-z0-9-]+(\/[a-z0-9.-]+)+$/)
    if (binding.version !== undefined) expect(binding.version).toMatch(/^[0-9a-f]{64}$/)
  }
})

describe('W4: what a standard image model offers, each of its hosts takes', () => {
  const hosted = models.filter((model) => model.group === 'standard' && !model.built_in)

  it.each(hosted.map((model) => [model.id, model] as const))('%s', (id, { image, modes }) => {
    const fields: RequestField[] = ['prompt', 'aspectRatio']
    if (image?.negative_prompt === true) fields.push('negativePrompt')
    if (image?.steps) fields.push('steps')
    if (image?.guidance_scale) fields.push('guidance')
    if (image?.seed === true) fields.push('seed')
    if ((image?.max_num_outputs ?? 1) > 1) fields.push('numOutputs')
    for (const binding of bindingsOf(id)) {
      for (const field of fields) expect(binding.map, binding.ref).toHaveProperty(field)
      if (!binding.ops.includes('i2i') || !modes.includes('i2i')) continue
      const taken = Object.keys(binding.map)
      expect(taken.includes('startImage') || taken.includes('referenceImages'), binding.ref).toBe(true)
      if (image?.strength) expect(taken, binding.ref).toContain('strength')
    }
  })
})
