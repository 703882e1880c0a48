import type { GalleryImage } from '@easel/contract/entities/gallery'
import { placeholderBackground } from '../../lib/placeholder.ts'

// The panel and the stage's own edges take 468 px of a wide window.
const SIZES = '(max-width: 1099px) 100vw, calc(100vw - 468px)'

/** The work in the size of the stage. The large sizes come in one format only, so the small ones of another must not win here. */
export function StagePicture(props: {
  image: GalleryImage
  alt: string
  /** Fetched for later: after what is being looked at. */
  isAhead?: boolean
}) {
  const { image, alt, isAhead } = props
  const sizes = image.variants.filter((variant) => variant.type === 'image/webp')
  const largest = sizes.reduce((most, variant) => Math.max(most, variant.width), 0)
  const set = sizes.map((variant) => `${variant.src} ${variant.width}w`)
  // The largest size may still be in the making.
  if (largest < Math.min(image.width, 1024)) set.push(`${image.image} ${image.width}w`)
  return (
    <img
      src={image.image}
      srcSet={set.join(', ')}
      sizes={SIZES}
      alt={alt}
      width={image.width}
      height={image.height}
      fetchPriority={isAhead ? 'low' : 'high'}
      draggable={false}
      className="block size-full object-contain"
      style={{ background: placeholderBackground(image.placeholder) }}
    />
  )
}
