import { listAvailableEffects, listEffectExamples, listEffects as listRoute } from '@easel/contract/routes/effects'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { availableEffects, effectExamples, listEffects } from './list-effects.ts'

/** What everybody may read of the effects; ordering one is a generation. */
export function effectRoutes(app: App, context: Context): void {
  app.openapi(listAvailableEffects, (c) => c.json(availableEffects(), 200))

  app.openapi(listRoute, async (c) => c.json(await listEffects(context, c.get('viewer'), c.req.valid('query')), 200))

  app.openapi(listEffectExamples, async (c) =>
    c.json({ videos: await effectExamples(context, c.get('viewer'), c.req.valid('param').id) }, 200),
  )
}
