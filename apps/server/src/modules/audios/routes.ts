import type { Audio } from '@easel/contract/entities/audio'
import { PAGE_SIZE } from '@easel/contract/limits'
import { deleteAudio, getAudio, listOwnAudios } from '@easel/contract/routes/audios'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import { requireMember, requirePerson, type Person } from '../accounts/require-session.ts'
import { readCursor, writeCursor } from '../gallery/cursor.ts'
import { deleteItem } from '../gallery/delete-item.ts'
import { THIS_ITEM } from '../gallery/item-names.ts'
import { hydrate } from '../gallery/hydrate.ts'
import { presentAudios } from '../gallery/present-audios.ts'
import { presentRows } from '../gallery/present-items.ts'
import { idsOf } from '../gallery/source.ts'
import { ownSource } from '../gallery/sources.ts'
import { voicePreviewRoute } from './voice-preview-route.ts'

interface AudioQuery {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
  readonly mode?: 'speech' | 'music' | undefined
}

export function audioRoutes(app: App, context: Context): void {
  voicePreviewRoute(app, context)

  app.openapi(listOwnAudios, async (c) => {
    const person = requirePerson(c.get('viewer'))
    return c.json(await listOwn(context, person, c.req.valid('query')), 200)
  })

  app.openapi(getAudio, async (c) => {
    const [audio] = await presentAudios(context, c.get('viewer'), [c.req.valid('param').id])
    if (!audio) throw notFound(THIS_ITEM.audio)
    return c.json(audio, 200)
  })

  app.openapi(deleteAudio, async (c) => {
    await deleteItem(context, requireMember(c.get('viewer')), 'audio', c.req.valid('param').id)
    return c.body(null, 204)
  })
}

/** A page of one's own audio: it has no gallery, so neither depth nor plan stand in its pages. */
async function listOwn(
  context: Context,
  person: Person,
  { limit = PAGE_SIZE.history, cursor, mode }: AudioQuery,
): Promise<{ audios: Audio[]; next_cursor: string | null }> {
  const source = ownSource('audio', person, { mode }, context.now())
  const after = cursor === undefined ? null : readCursor(context, source.name, cursor)
  const rows = await hydrate(context, person, 'audio', idsOf(source, after, limit))
  const last = rows.length < limit ? null : rows.at(-1)?.position
  return {
    audios: presentRows(context, person, 'audio', rows),
    next_cursor: last ? writeCursor(context, source.name, last) : null,
  }
}
