import type { Video } from '@easel/contract/entities/video'

/** What a video is for someone who cannot see it. A prompt that another person hid is not in it: it is not in the data (V3). */
export function videoAltOf(video: Pick<Video, 'prompt' | 'creator_name'>): string {
  return video.prompt ? `${video.prompt}, by ${video.creator_name}` : `Video by ${video.creator_name}`
}

/** The video's own page. */
export function videoPath(id: string): string {
  return `/videos/${encodeURIComponent(id)}`
}

/** The videos that were made from a picture. */
export function videosOfImagePath(id: string): string {
  return `/videos?${new URLSearchParams({ sourceImageId: id })}`
}

/** V9: the page of an effect, by its id '{category}-{name}'. */
export function effectPath(effect: string): string {
  return `/video-actions/${encodeURIComponent(effect)}`
}

/** The way to make one like it: the workshop with its settings and seed, or the effect that made it. */
export function videoRemixPath(video: Pick<Video, 'id' | 'effect' | 'seed'>): string {
  if (video.effect !== null) return effectPath(video.effect)
  const seed = video.seed === null ? {} : { seed: String(video.seed) }
  return `/videos/workshop?${new URLSearchParams({ remix: video.id, ...seed })}`
}
