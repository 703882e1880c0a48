import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import { findFile } from './find-file.ts'
import { sendFile } from './send-file.ts'

/** The bytes of works and uploads: GET and HEAD /files/{key}, with a grant (`g`) or without. */
export function fileRoutes(app: App, context: Context): void {
  app.get('/files/*', async (c) => {
    const key = c.req.path.slice('/files/'.length)
    const file = await findFile(context, c.get('viewer'), key, c.req.query('g'))
    if (!file) throw notFound('This file')
    return sendFile(context, c, file)
  })
}
