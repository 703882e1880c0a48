import type { EffectGenerateBody } from '@easel/contract/entities/requests'
import { expect, it } from 'vitest'
import { checkEffectRequest, effectPrice } from './check-effect-request.ts'
import { effectById, EFFECTS } from './effects.ts'

function entry(id: string) {
  const found = effectById(id)
  if (!found) throw new Error(`no effect ${id}`)
  return found
}

function problemsOf(id: string, body: EffectGenerateBody): string[] {
  const check = checkEffectRequest(entry(id), body)
  return check.ok ? [] : check.problems.map(({ field, message }) => `${field}: ${message}`)
}

const photo = { role: 'photo', upload_id: 'u' }

it('takes one picture for each role', () => {
  expect(problemsOf('camera-dolly-zoom', { inputs: [photo] })).toEqual([])
  expect(problemsOf('camera-dolly-zoom', { inputs: [] })[0]).toContain('Your photo is missing')
  expect(problemsOf('camera-dolly-zoom', { inputs: [photo, photo] })[0]).toContain('given 2 times')
  expect(problemsOf('camera-dolly-zoom', { inputs: [{ role: 'photo' }] })[0]).toContain('upload_id or image_id')
  expect(problemsOf('camera-whip-pan', { inputs: [photo] })).toHaveLength(3)
})

it('names what it does not take', () => {
  expect(problemsOf('camera-dolly-zoom', { inputs: [photo], duration: 7, quality: '8k', text: 'Hi' })).toEqual([
    'text: Dolly Zoom takes no text',
    'quality: quality must be 480p, 720p or 1080p',
    'duration: duration must be 3, 5, 8 or 10',
  ])
})

it.each(EFFECTS.map((effect) => [effect.id, effect] as const))('%s costs what its steps cost', (_, effect) => {
  expect(effectPrice(effect, true).credits).toBe(effect.cost)
  expect(effectPrice(effect, false).credits < effect.cost).toBe(effect.hasSound)
})
