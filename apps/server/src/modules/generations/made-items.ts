import type { Context } from '../../context.ts'
import type { Person } from '../accounts/require-session.ts'
import { presentAudios } from '../gallery/present-audios.ts'
import { presentImages } from '../gallery/present-images.ts'
import { presentVideos } from '../gallery/present-videos.ts'
import type { GenerationRow } from './generation-rows.ts'
import type { MadeItems } from './present-generation.ts'

/** The works of these jobs, as the person sees them: at most one statement for each kind. */
export async function madeItems(context: Context, person: Person, rows: readonly GenerationRow[]): Promise<MadeItems> {
  const idsOf = (kind: GenerationRow['kind']): string[] =>
    rows.filter((row) => row.kind === kind).flatMap((row) => row.item_ids ?? [])
  return {
    images: await presentImages(context, person, idsOf('image')),
    videos: await presentVideos(context, person, idsOf('video')),
    audios: await presentAudios(context, person, idsOf('audio')),
  }
}
