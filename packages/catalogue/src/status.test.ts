import { expect, it } from 'vitest'
import { modelById } from './catalogue.ts'
import type { CatalogueModel } from './model.ts'
import { statusOf, toEntry } from './status.ts'

function model(id: string): CatalogueModel {
  const found = modelById(id)
  if (found === undefined) throw new Error(`no model ${id}`)
  return found
}

it('a built-in model is ready without any host', () => {
  expect(statusOf(model('easel-painter'), new Set())).toEqual({ status: 'ready', note: null })
  expect(toEntry(model('easel-painter'), new Set(), null)).toMatchObject({ available: true, providers: ['built-in'] })
})

it('a built-in model whose optional package is missing says so, and the others stay ready', () => {
  const missing = new Map([['easel-voice', 'Not installed: the package is missing.']])
  expect(toEntry(model('easel-voice'), new Set(), null, missing)).toMatchObject({
    status: 'not_connected',
    available: false,
    status_note: 'Not installed: the package is missing.',
  })
  expect(statusOf(model('easel-composer'), new Set(), missing).status).toBe('ready')
})

it('a hosted model is ready as soon as one of its hosts is connected', () => {
  expect(statusOf(model('qwen-image'), new Set(['fal'])).status).toBe('ready')
  expect(statusOf(model('qwen-image'), new Set(['openai']))).toEqual({
    status: 'not_connected',
    note: 'Not connected. It runs as soon as this server has a key for Replicate or fal.',
  })
})

it('a model that no host offers stays not connected', () => {
  expect(statusOf(model('illustrious-xl-1.0'), new Set(['replicate', 'fal']))).toEqual({
    status: 'not_connected',
    note: 'Not connected. No host is known to offer it yet.',
  })
})

it.each(['sora-2', 'sora-2-pro'])('%s is retired, even with its hosts connected, and names a successor', (id) => {
  expect(toEntry(model(id), new Set(['replicate', 'fal']), null)).toMatchObject({
    status: 'retired',
    available: false,
    successor: 'veo-3.1',
    status_note: 'OpenAI switched it off on 24 September 2026. Veo 3.1 is offered in its place.',
  })
  expect(modelById('veo-3.1')?.retired).toBeNull()
})

it('H5: a model that moves a picture by a video is reached through Img → Vid alone', () => {
  expect(toEntry(model('wan-2.2-animate'), new Set(), null)).toMatchObject({ supportsT2V: false, supportsI2V: true })
})
