import type { Video } from '@easel/contract/entities/video'
import { pageMeta } from '../../lib/meta.ts'
import { shorten } from '../../lib/text.ts'
import { videoAltOf, videoPath } from '../../lib/video-words.ts'
import { isForSearch, TITLE_MAX } from './image-meta.ts'

/**
 * Title, link preview with the film, and structured data of a video's page. A prompt that its creator hid is in none of them, not even
 * for the creator: previews are made to be sent on.
 */
export function videoMeta(video: Video, origin: string) {
  const shown = video.prompt_hidden ? { ...video, prompt: '' } : video
  const title = shown.prompt ? shorten(shown.prompt, TITLE_MAX) : `Video by ${video.creator_name}`
  const made = `Made by ${video.creator_name} with ${video.model_label}.`
  const description = shown.prompt ? `${shorten(shown.prompt)} ${made}` : made
  const path = videoPath(video.id)
  const poster = video.posters.at(-1)
  const alt = videoAltOf({ ...shown, prompt: shorten(shown.prompt, 300) })
  return [
    ...pageMeta({
      title,
      description,
      origin,
      path,
      ...(poster && { image: { url: poster.src, width: poster.width, height: poster.height, alt } }),
      video: { url: video.video_url, width: video.width, height: video.height },
      noIndex: !isForSearch(video),
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: title,
        description,
        url: `${origin}${path}`,
        contentUrl: new URL(video.video_url, origin).href,
        thumbnailUrl: poster && new URL(poster.src, origin).href,
        width: video.width,
        height: video.height,
        duration: `PT${Math.round(video.length * 10) / 10}S`,
        uploadDate: video.created_at,
        creator: { '@type': 'Person', name: video.creator_name },
        creditText: `${video.creator_name}, with ${video.model_label}`,
      },
    },
  ]
}
