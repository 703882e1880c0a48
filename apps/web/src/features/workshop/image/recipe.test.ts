import type { ImageGeneration } from '@easel/contract/entities/generation'
import { imageGenerateBody } from '@easel/contract/entities/requests'
import { expect, test } from 'vitest'
import { emptyDraft, toBody } from './draft.ts'
import { withoutDefaults } from './draft-fit.ts'
import { acceptedGeneration, bodyOfRecipe, draftOfRecipe } from './recipe.ts'
import { entry } from '../form/test-models.ts'

const painter = entry('easel-painter')
const draft = { ...emptyDraft(painter, 't2i'), prompt: 'a harbour', style: 'oil', steps: 40, seed: 9, num_outputs: 2 }
const accepted = { generation_id: 'g', status: 'queued', cost: 40, credits_remaining: 0 } as const

function made(): ImageGeneration {
  return acceptedGeneration(accepted, toBody(draft, painter), painter, '2026-05-01T00:00:00.000Z')
}

test('an accepted order shows what was asked for from its first moment', () => {
  expect(made()).toMatchObject({ id: 'g', status: 'queued', model_label: 'Easel Painter', cost: 40, num_outputs: 2 })
  expect(made().recipe).toMatchObject({ prompt: 'a harbour', style: 'oil', seed: 9, strength: null })
})

test('another try asks for the very same, in words that the API takes', () => {
  const body = bodyOfRecipe(made().recipe)
  expect(body).toMatchObject({ prompt: 'a harbour', style: 'oil', steps: 40, seed: 9, num_outputs: 2 })
  expect(imageGenerateBody.safeParse(body).success).toBe(true)
})

test('the settings of an order fill the form, with the seed left open', () => {
  const wish = { ...draftOfRecipe(made().recipe, null), loras: [] }
  expect(withoutDefaults(wish, painter)).toEqual({ ...draft, seed: null })
})
