import { describe, expect, it } from 'vitest'
import { EFFECT_CATEGORIES, EFFECT_CATEGORY_LABELS } from './effect.ts'
import { effectById, effectModelId, EFFECTS } from './effects.ts'

describe('the effects of the catalogue', () => {
  it('are at least 28 in at least 5 categories, each with a label', () => {
    expect(EFFECTS.length).toBeGreaterThanOrEqual(28)
    expect(new Set(EFFECTS.map((entry) => entry.category)).size).toBe(EFFECT_CATEGORIES.length)
    for (const category of EFFECT_CATEGORIES) expect(EFFECT_CATEGORY_LABELS[category]).not.toBe('')
  })

  it('have ids, names and descriptions of their own', () => {
    for (const key of ['id', 'displayName', 'description'] as const)
      expect(new Set(EFFECTS.map((entry) => entry[key])).size).toBe(EFFECTS.length)
    for (const entry of EFFECTS) {
      expect(entry.id).toBe(`${entry.category}-${entry.name}`)
      expect(entry.id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
      expect(effectById(entry.id)).toBe(entry)
    }
    expect(effectById('no-such-effect')).toBeUndefined()
  })

  it('H3: stand featured first, each part by name', () => {
    const split = EFFECTS.findIndex((entry) => !entry.isFeatured)
    expect(split).toBeGreaterThan(3)
    expect(EFFECTS.slice(split).some((entry) => entry.isFeatured)).toBe(false)
    for (const part of [EFFECTS.slice(0, split), EFFECTS.slice(split)]) {
      const names = part.map((entry) => entry.displayName)
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
    }
  })

  it('ask for 1 to 5 labelled photos, some for two, some for three or more', () => {
    for (const { inputs } of EFFECTS) {
      expect(inputs.length).toBeGreaterThanOrEqual(1)
      expect(inputs.length).toBeLessThanOrEqual(5)
      expect(new Set(inputs.map((input) => input.role)).size).toBe(inputs.length)
      expect(new Set(inputs.map((input) => input.label)).size).toBe(inputs.length)
    }
    expect(EFFECTS.filter((entry) => entry.inputs.length === 2).length).toBeGreaterThanOrEqual(3)
    expect(EFFECTS.some((entry) => entry.inputs.length >= 3)).toBe(true)
  })

  it('cost what their steps cost, and last 3 to 10 seconds', () => {
    for (const entry of EFFECTS) {
      expect(entry.stepCosts).toHaveLength(entry.steps.length)
      expect(entry.stepCosts.reduce((sum, cost) => sum + cost, 0)).toBe(entry.cost)
      expect(entry.cost).toBeGreaterThanOrEqual(20)
      expect(entry.cost).toBeLessThanOrEqual(40)
      expect(entry.steps.some((step) => step.id === 'sound')).toBe(entry.hasSound)
      expect(entry.durations).toContain(entry.defaultDuration)
      expect(Math.min(...entry.durations)).toBeGreaterThanOrEqual(3)
      expect(Math.max(...entry.durations)).toBeLessThanOrEqual(10)
    }
  })

  it('V9: name the model of their videos', () => {
    expect(effectModelId({ id: 'camera-dolly-zoom' })).toBe('video-action-camera-dolly-zoom')
  })
})
