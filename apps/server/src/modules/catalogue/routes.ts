import { modelById, models } from '@easel/catalogue/catalogue'
import { toEntry } from '@easel/catalogue/status'
import { MODEL_CARD } from '@easel/contract/limits'
import { getModel, getModelExamples, getModelVideoExamples, listModels } from '@easel/contract/routes/catalogue'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { connectedHosts } from '../../hosts/connected.ts'
import { notInstalled } from '../../hosts/not-installed.ts'
import type { App } from '../../http/app.ts'
import { listExamples } from '../gallery/list-examples.ts'
import { nearNames } from './near-names.ts'
import { createTypicalSeconds } from './typical-seconds.ts'

const PICTURES = 6
const TABS = { images: 'image', videos: 'video', audio: 'audio' } as const

export function catalogueRoutes(app: App, context: Context): void {
  const typicalSeconds = createTypicalSeconds(context)
  const connected = connectedHosts(context.config)
  const missing = notInstalled(context)

  app.openapi(listModels, async (c) => {
    const { tab } = c.req.valid('query')
    const seconds = await typicalSeconds()
    const shown = tab ? models.filter((model) => model.kind === TABS[tab]) : models
    const entries = shown.map((model) => toEntry(model, connected, seconds.get(model.id) ?? null, missing))
    return c.json({ models: entries }, 200)
  })

  app.openapi(getModel, async (c) => {
    const model = findModel(c.req.valid('param').id)
    const seconds = await typicalSeconds()
    return c.json(toEntry(model, connected, seconds.get(model.id) ?? null, missing), 200)
  })

  app.openapi(getModelExamples, async (c) => {
    const model = findModel(c.req.valid('param').id)
    return c.json({ images: await listExamples(context, c.get('viewer'), 'image', model.id, PICTURES) }, 200)
  })

  app.openapi(getModelVideoExamples, async (c) => {
    const model = findModel(c.req.valid('param').id)
    const videos = await listExamples(context, c.get('viewer'), 'video', model.id, MODEL_CARD.maxVideos)
    return c.json({ videos }, 200)
  })
}

function findModel(id: string) {
  const model = modelById(id)
  if (model) return model
  const near = nearNames(
    id,
    models.map((known) => known.id),
  )
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
  throw new AppError('not_found', `There is no model named '${id}'.${hint}`)
}
