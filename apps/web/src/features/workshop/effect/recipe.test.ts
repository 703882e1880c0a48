import { effectById } from '@easel/catalogue/effects/effects'
import { expect, test } from 'vitest'
import { acceptedGeneration, bodyOfRecipe, recipeOf } from './recipe.ts'

const heart = effectById('together-heart-frame')!
const body = {
  inputs: [
    { role: 'person-1', upload_id: 'u1' },
    { role: 'person-2', image_id: 'w1' },
  ],
  text: 'us',
  quality: '480p',
  duration: 8,
  aspect_ratio: '1:1',
  generate_audio: false,
  seed: 7,
  is_private: true,
}

test('an order stands as it was asked for from the moment it is accepted, and can be asked for again', () => {
  const answer = { generation_id: 'g', status: 'queued', cost: 22, credits_remaining: 1 } as const
  const generation = acceptedGeneration(answer, body, heart, '2026-01-01T00:00:00.000Z')
  expect(generation).toMatchObject({ id: 'g', kind: 'video', cost: 22, model: 'video-action-together-heart-frame' })
  const recipe = recipeOf(generation, heart)
  expect(recipe && bodyOfRecipe(recipe, heart)).toEqual(body)
  expect(recipeOf(generation, { id: 'together-morph' })).toBeNull()
})
