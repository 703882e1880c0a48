import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Upload } from '@easel/contract/entities/upload'

/** A picture that something starts from: an upload of one's own, or a work of the gallery. */
export interface SourcePicture {
  kind: 'upload' | 'image'
  id: string
  /** Address to show it by. */
  src: string
  /** Pixels. */
  width: number
  height: number
}

/** A work of the gallery as the start of another one. */
export function asSource(item: Pick<GalleryImage, 'id' | 'image' | 'variants' | 'width' | 'height'>): SourcePicture {
  const src = item.variants.find((variant) => variant.type === 'image/webp' && variant.width >= 300)?.src ?? item.image
  return { kind: 'image', id: item.id, src, width: item.width, height: item.height }
}

/** An uploaded picture as a start. */
export function asUploaded(upload: Pick<Upload, 'upload_id' | 'url' | 'width' | 'height'>): SourcePicture {
  return { kind: 'upload', id: upload.upload_id, src: upload.url, width: upload.width, height: upload.height }
}

/** What a finished work was made from, where the viewer may use it too. */
export function sourceOf(
  item: Pick<GalleryImage, 'parentImage' | 'source_image' | 'width' | 'height'>,
): SourcePicture | null {
  const { parentImage: parent, source_image: upload } = item
  if (upload) return { kind: 'upload', id: upload.id, src: upload.url, width: upload.width, height: upload.height }
  if (!parent?.id || !parent.image || parent.isPrivate) return null
  return {
    kind: 'image',
    id: parent.id,
    src: parent.image,
    width: parent.width ?? item.width,
    height: parent.height ?? item.height,
  }
}
