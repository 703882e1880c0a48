import { generateAudio } from '@easel/contract/routes/audios'
import { generateEffect } from '@easel/contract/routes/effects'
import {
  cancelGeneration as cancelRoute,
  createQuote,
  generateImages,
  generationEvents,
  generationPreview,
  getGeneration as getRoute,
  getImageGeneration,
  listGenerations as listRoute,
} from '@easel/contract/routes/generations'
import { generateVideo } from '@easel/contract/routes/videos'
import { streamSSE } from 'hono/streaming'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import { requirePerson } from '../accounts/require-session.ts'
import { previewFileKey } from '../files/address.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { createGeneration } from './create-generation.ts'
import { getGeneration, getGenerationState } from './get-generation.ts'
import { listGenerations } from './list-generations.ts'
import { quoteOf } from './quote.ts'
import { streamEvents } from './stream-events.ts'

/** Orders, their progress and their history. A job is its owner's alone; everybody else hears that there is none. */
export function generationRoutes(app: App, context: Context): void {
  app.openapi(createQuote, async (c) => c.json(await quoteOf(context, c.get('viewer'), c.req.valid('json')), 200))

  for (const route of [generateImages, generateVideo, generateAudio]) {
    app.openapi(route, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json(await createGeneration(context, c.get('viewer'), c.req.valid('json'), key), 202)
    })
  }

  app.openapi(generateEffect, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    const body = { ...c.req.valid('json'), mode: 'effect', effect: c.req.valid('param').id } as const
    return c.json(await createGeneration(context, c.get('viewer'), body, key), 202)
  })

  app.openapi(getRoute, async (c) =>
    c.json(await getGeneration(context, requirePerson(c.get('viewer')), c.req.valid('param').id), 200),
  )

  app.openapi(getImageGeneration, async (c) => {
    const found = await getGeneration(context, requirePerson(c.get('viewer')), c.req.valid('param').id)
    if (found.kind !== 'image') throw notFound('This job')
    return c.json(found, 200)
  })

  app.openapi(listRoute, async (c) =>
    c.json(await listGenerations(context, requirePerson(c.get('viewer')), c.req.valid('query')), 200),
  )

  app.openapi(cancelRoute, async (c) => {
    const person = requirePerson(c.get('viewer'))
    const { id } = c.req.valid('param')
    await cancelGeneration(context, person.id, id)
    return c.json(await getGeneration(context, person, id), 200)
  })

  app.openapi(generationEvents, async (c) => {
    const person = requirePerson(c.get('viewer'))
    const { id } = c.req.valid('param')
    // Asked before the stream begins, so that a stranger gets a 404 and not an empty stream.
    await getGenerationState(context, person, id)
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, (stream) => streamEvents(context, person, id, stream))
  })

  app.openapi(generationPreview, async (c) => {
    const person = requirePerson(c.get('viewer'))
    const { id } = c.req.valid('param')
    const { preview } = await getGenerationState(context, person, id)
    if (!preview) throw notFound('This preview')
    const bytes = await context.storage.read(previewFileKey(id))
    const headers = {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=600',
      'x-content-type-options': 'nosniff',
    }
    return new Response(new Uint8Array(bytes), { status: 200, headers })
  })
}
