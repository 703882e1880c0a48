import { imageGenerateBody } from '@easel/contract/entities/requests'
import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const good = { model: 'easel-painter', mode: 't2i', prompt: 'a lake', width: 1024, height: 1024 }

test.each([
  ['a 1 MB prompt', { ...good, prompt: 'x'.repeat(1_000_000) }, 'prompt', 'must have at most 4000 characters'],
  ['a text for a number', { ...good, width: 'wide' }, 'width', 'must be a number'],
  ['a missing field', { ...good, model: undefined }, 'model', 'is missing: it must be a string'],
  [
    'nine adapters',
    { ...good, loras: Array.from({ length: 9 }, () => ({ source: 'url', ref: 'x', scale: 1 })) },
    'loras',
    'at most 8 adapters',
  ],
  [
    'a scale of an adapter',
    { ...good, loras: [{ source: 'url', ref: 'x', scale: 9 }] },
    'loras.0.scale',
    'must be at most 5',
  ],
  ['five outputs', { ...good, num_outputs: 5 }, 'num_outputs', 'must be at most 4'],
  ['half an output', { ...good, num_outputs: 1.5 }, 'num_outputs', 'must be an integer'],
  ['an unknown mode', { ...good, mode: 't2x' }, 'mode', 'must be one of t2i, i2i'],
  ['an unknown field', { ...good, nsfw_level: 0 }, 'nsfw_level', 'is not a known field'],
  ['no object at all', 'hello', 'body', 'must be an object'],
])('%s is named with what is allowed', (_, body, field, message) => {
  const { error } = imageGenerateBody.safeParse(body)
  expect(error && problemsOf(error, 'body')).toContainEqual({ field, message })
})
