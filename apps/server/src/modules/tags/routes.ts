import { listTags } from '@easel/contract/routes/gallery'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'

const SHOWN = 12

export function tagRoutes(app: App, context: Context): void {
  app.openapi(listTags, async (c) => {
    const { limit = SHOWN } = c.req.valid('query')
    const tags = await context.db
      .selectFrom('tags')
      .select(['id', 'name'])
      .where('uses', '>', 0)
      .orderBy('uses', 'desc')
      .orderBy('name')
      .limit(limit)
      .execute()
    return c.json({ tags }, 200)
  })
}
