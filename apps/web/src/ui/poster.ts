import type { Video } from '@easel/contract/entities/video'
import type { PictureItem } from './picture.tsx'

/** A video's poster as a picture. */
export function posterOf(video: Pick<Video, 'posters' | 'width' | 'height' | 'placeholder'>): PictureItem {
  const { posters, width, height, placeholder } = video
  return { image: posters.at(-1)?.src ?? '', variants: posters, width, height, placeholder }
}
