import { modelById } from '@easel/catalogue/catalogue'
import { checkSourceLengths } from '@easel/catalogue/check-source-lengths'
import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { Context, DatabaseTransaction } from '../../context.ts'
import { invalidInput } from '../../errors.ts'

/** Only of videos and sounds that are given to a model: whatever their file says is known since it was uploaded. */
type Given = Pick<GenerationRecipe, 'model'> & {
  readonly video_upload_id?: string | null
  readonly audio_upload_id?: string | null
}

/** Holds the lengths of a person's uploads against what the model takes. @throws AppError that names the field, what is allowed and what was found */
export async function requireSourceLengths(
  db: Context['db'] | DatabaseTransaction,
  userId: string,
  { model: id, video_upload_id: video = null, audio_upload_id: audio = null }: Given,
): Promise<void> {
  const model = modelById(id)
  const ids = [video, audio].filter((each) => each !== null)
  if (!model || ids.length === 0) return
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'duration_ms'])
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .execute()
  const secondsOf = (upload: string | null): number | null => {
    const found = rows.find((row) => row.id === upload)
    return found?.duration_ms === undefined || found.duration_ms === null ? null : found.duration_ms / 1000
  }
  const problems = checkSourceLengths(model, { video: secondsOf(video), audio: secondsOf(audio) })
  if (problems.length > 0) throw invalidInput(problems)
}
