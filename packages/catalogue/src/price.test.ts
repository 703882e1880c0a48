import { expect, it } from 'vitest'
import type { ModelPrice } from '@easel/contract/entities/catalogue'
import { modelById } from './catalogue.ts'
import { priceOf } from './price.ts'

const image: ModelPrice = { base_cost: 20, paid_base_cost: 10, lora_cost: 5, unit: 'output', by_resolution: null }

it.each([
  [1, 0, false, 20],
  [2, 1, false, 50],
  [4, 8, false, 240],
  [1, 0, true, 10],
  [4, 2, true, 80],
])('P7, P2: %i outputs with %i adapters, paid plan %s: %i credits', (num_outputs, loras, paid, credits) => {
  const price = priceOf(image, { num_outputs, loras }, paid)
  expect(price.credits).toBe(credits)
  expect(price.breakdown.reduce((sum, line) => sum + line.credits, 0)).toBe(credits)
})

it('P7: the breakdown says what was counted', () => {
  expect(priceOf(image, { num_outputs: 2, loras: 1 }, false).breakdown).toEqual([
    { label: 'Images', quantity: 2, each: 20, credits: 40 },
    { label: 'Adapters', quantity: 2, each: 5, credits: 10 },
  ])
  expect(priceOf(image, { num_outputs: 1, loras: 0 }, false).breakdown).toHaveLength(1)
})

it('P2: the middle video model costs 100 a clip, 30 on a paid plan', () => {
  const kling = modelById('kling-v2.5-turbo-pro')?.price ?? image
  expect(priceOf(kling, { kind: 'video', num_outputs: 1, loras: 0 }, false)).toEqual({
    credits: 100,
    breakdown: [{ label: 'Videos', quantity: 1, each: 100, credits: 100 }],
  })
  expect(priceOf(kling, { num_outputs: 1, loras: 0 }, true).credits).toBe(30)
  const pixverse = modelById('pixverse-v5')?.price ?? image
  expect(priceOf(pixverse, { num_outputs: 1, loras: 0, seconds: 5 }, false).credits).toBe(100)
  expect(priceOf(pixverse, { num_outputs: 1, loras: 0, seconds: 8 }, true).credits).toBe(48)
})

it('charges whole credits for a part of a second', () => {
  const price: ModelPrice = { base_cost: 6, paid_base_cost: 3, lora_cost: 0, unit: 'second', by_resolution: null }
  expect(priceOf(price, { num_outputs: 1, loras: 0, seconds: 3.4 }, false).credits).toBe(21)
})

it.each([
  [image, { num_outputs: 0, loras: 0 }],
  [image, { num_outputs: 1.5, loras: 0 }],
  [image, { num_outputs: Number.NaN, loras: 0 }],
  [image, { num_outputs: 1, loras: -1 }],
  [{ ...image, unit: 'second' } as const, { num_outputs: 1, loras: 0 }],
])('refuses what is no order: %#', (price, order) => {
  expect(() => priceOf(price, order, false)).toThrow(RangeError)
})
