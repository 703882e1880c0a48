import type { Video } from '@easel/contract/entities/video'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { VideoRow } from './item-rows.ts'
import {
  addressesOf,
  picturesOf,
  presentFacts,
  presentParent,
  presentSource,
  presentStanding,
  presentWords,
} from './present-parts.ts'

/** The allow-list of what a viewer gets of a video that they may see. */
export function presentVideo(context: Context, viewer: Viewer, row: VideoRow): Video {
  const isOwner = viewer.id === row.creator_id
  const facts = presentFacts(viewer, row)
  return {
    ...facts,
    ...presentStanding(row),
    ...presentWords(viewer, row),
    video_url: addressesOf(context, row, 'original')[0] ?? '',
    posters: picturesOf(context, row, 'poster'),
    preview_url: addressesOf(context, row, 'preview')[0] ?? null,
    length: (row.duration_ms ?? 0) / 1000,
    has_audio: row.parameters.has_audio,
    aspectRatio: row.parameters.aspect_ratio,
    resolution: row.parameters.resolution,
    camera: row.parameters.camera,
    model: row.model,
    mode: row.mode,
    effect: row.parameters.effect,
    creator_avatar: row.creator_avatar,
    isVideo: true,
    parentImage: presentParent(context, viewer, row),
    source_image: presentSource(context, row),
    version: row.version,
    edited_from: isOwner ? row.edit_of : null,
    can_delete: facts.can_edit,
  }
}
