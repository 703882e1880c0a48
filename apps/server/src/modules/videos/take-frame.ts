import type { Upload } from '@easel/contract/entities/upload'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors.ts'
import type { Person } from '../accounts/require-session.ts'
import { keepUpload } from '../uploads/keep-upload.ts'
import { findVideoFile } from './find-video-file.ts'

/**
 * Keeps the frame that a video shows at a time as an upload of the person who asks.
 * @param at seconds from its start; its very end is its last frame
 * @throws AppError `invalid_input` that names `at` past the end
 */
export async function takeFrame(context: Context, person: Person, id: string, at: number): Promise<Upload> {
  const { key, length } = await findVideoFile(context, person, id)
  if (at > length) throw invalidInput([{ field: 'at', message: `must be within the video, 0 to ${length} seconds` }])
  const frame = await context.media.frameOf(await context.storage.read(key), at)
  return keepUpload(context, person.id, frame)
}
