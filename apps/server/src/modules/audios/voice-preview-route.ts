import { voiceById } from '@easel/catalogue/voices'
import { voicePreview } from '@easel/contract/routes/audios'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import { sendFile } from '../files/send-file.ts'
import { createVoicePreviews } from './voice-preview.ts'

/** A month: the address stays the same when a new version speaks another sample. */
const CACHE = 'public, max-age=2592000'

/** GET /api/v1/audios/voices/{id}/preview: for everybody, whoever they are. */
export function voicePreviewRoute(app: App, context: Context): void {
  const previewOf = createVoicePreviews(context)

  app.openapi(voicePreview, async (c) => {
    const voice = voiceById(c.req.valid('param').id)
    if (!voice) throw new AppError('not_found', 'There is no such voice.')
    const answer = await sendFile(context, c, await previewOf(voice))
    answer.headers.set('cache-control', CACHE)
    return answer
  })
}
