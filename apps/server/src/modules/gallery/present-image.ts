import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ChildVideoRow, ImageRow } from './item-rows.ts'
import {
  addressesOf,
  addressOf,
  picturesOf,
  presentFacts,
  presentParent,
  presentSource,
  presentStanding,
  presentWords,
  wordsVisible,
} from './present-parts.ts'

/** The allow-list of what a viewer gets of a picture that they may see. */
export function presentImage(context: Context, viewer: Viewer, row: ImageRow): GalleryImage {
  const originals = addressesOf(context, row, 'original')
  return {
    ...presentFacts(viewer, row),
    ...presentStanding(row),
    ...presentWords(viewer, row),
    ...presentRewriting(row, wordsVisible(viewer, row)),
    ...presentParameters(row),
    image: originals[0] ?? '',
    images: originals,
    variants: picturesOf(context, row, 'variant'),
    aspectRatio: aspectRatio(row.width, row.height),
    model_name: row.model,
    mode: row.mode,
    status: 'completed',
    isPrivate: row.is_private,
    isVideo: false,
    parentImage: presentParent(context, viewer, row),
    source_image: presentSource(context, row),
    ...presentChildren(context, viewer, row),
  }
}

/** V2 */
function presentRewriting(row: ImageRow, visible: boolean) {
  return {
    promptUsed: visible ? row.prompt : '',
    original_prompt: visible ? row.original_prompt : null,
    enhanced_prompt: visible ? row.enhanced_prompt : null,
    enhancement_instructions: visible ? row.enhancement_instructions : null,
    is_rewritten: row.enhanced_prompt !== null,
  }
}

function presentParameters({ parameters }: ImageRow) {
  return {
    style: parameters.style,
    color: parameters.color,
    lighting: parameters.lighting,
    composition: parameters.composition,
    guidanceScale: parameters.guidance_scale,
    numInferenceSteps: parameters.steps,
    scheduler: parameters.scheduler,
    strength: parameters.strength,
  }
}

/** V5, G10 */
function presentChildren(context: Context, viewer: Viewer, row: ImageRow) {
  const videos = row.videos ?? []
  const address = (child: { listed: boolean }, key: string | null) =>
    key === null ? '' : addressOf(context, key, child.listed)
  const latest = (video: ChildVideoRow) => ({
    id: video.id,
    video_url: address(video, video.key),
    prompt: wordsVisible(viewer, video) ? video.prompt : '',
    created_at: new Date(video.created_at).toISOString(),
  })
  return {
    childImages: (row.children ?? []).map((child) => ({
      id: child.id,
      image: address(child, child.key),
      width: child.width,
      height: child.height,
    })),
    children_count: Number(row.children_count),
    childVideos: videos.map((video) => ({
      id: video.id,
      video_url: address(video, video.key),
      poster: address(video, video.poster),
      width: video.width,
      height: video.height,
    })),
    videos_count: Number(row.videos_count),
    latestChildVideo: videos[0] ? latest(videos[0]) : null,
  }
}

/** '3:2' of 768 × 512. */
function aspectRatio(width: number, height: number): string {
  let [divisor, rest] = [width, height]
  while (rest > 0) [divisor, rest] = [rest, divisor % rest]
  return `${width / divisor}:${height / divisor}`
}
