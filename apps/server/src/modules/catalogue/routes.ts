import { modelById, models } from '@easel/catalogue/catalogue'
import { toEntry } from '@easel/catalogue/status'
import { getModel, getModelExamples, listModels } from '@easel/contract/routes/catalogue'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { connectedHosts } from '../../hosts/connected.ts'
import type { App } from '../../http/app.ts'
import { hydrate } from '../gallery/hydrate.ts'
import { presentImage } from '../gallery/present.ts'
import { idsOf } from '../gallery/source.ts'
import { examplesSource } from '../gallery/sources.ts'
import { nearNames } from './near-names.ts'
import { createTypicalSeconds } from './typical-seconds.ts'

const EXAMPLES = 6
const TABS = { images: 'image', videos: 'video', audio: 'audio' } as const

export function catalogueRoutes(app: App, context: Context): void {
  const typicalSeconds = createTypicalSeconds(context)
  const connected = connectedHosts(context.config)

  app.openapi(listModels, async (c) => {
    const { tab } = c.req.valid('query')
    const seconds = await typicalSeconds()
    const shown = tab ? models.filter((model) => model.kind === TABS[tab]) : models
    const entries = shown.map((model) => toEntry(model, connected, seconds.get(model.id) ?? null))
    return c.json({ models: entries }, 200)
  })

  app.openapi(getModel, async (c) => {
    const model = findModel(c.req.valid('param').id)
    const seconds = await typicalSeconds()
    return c.json(toEntry(model, connected, seconds.get(model.id) ?? null), 200)
  })

  app.openapi(getModelExamples, async (c) => {
    const model = findModel(c.req.valid('param').id)
    const viewer = c.get('viewer')
    const rows = await hydrate(context, viewer, idsOf(examplesSource(viewer, model.id), null, EXAMPLES))
    return c.json({ images: rows.map((row) => presentImage(context, viewer, row)) }, 200)
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
