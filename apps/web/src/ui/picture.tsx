import type { PictureSource } from '@easel/contract/entities/gallery'
import type { CSSProperties } from 'react'
import { placeholderBackground } from '../lib/placeholder.ts'
import { cx } from './cx.ts'

/** What a picture needs to be shown; every image entity of the API fits. */
export interface PictureItem {
  image: string
  variants: PictureSource[]
  width: number
  height: number
  placeholder: string | null
}

/** Formats by preference; whatever else the list holds is the fallback. */
const FORMATS = ['image/avif', 'image/webp'] as const

function srcSet(variants: PictureSource[], type: string): string {
  return variants
    .filter((variant) => variant.type === type)
    .map((variant) => `${variant.src} ${variant.width}w`)
    .join(', ')
}

/**
 * A work, in the size that its place needs. Its colours stand there before it, and it appears without fading. It fills its box with
 * `object-cover`; the box has the ratio.
 * @param sizes as in HTML: how wide it is shown, e.g. '(max-width: 767px) 50vw, 25vw'
 * @param priority on the first screen: fetched at once and first
 */
export function Picture(props: {
  item: PictureItem
  alt: string
  sizes: string
  priority?: boolean
  className?: string
  imgClassName?: string
  style?: CSSProperties
}) {
  const { item, alt, sizes, priority, className, imgClassName, style } = props
  const fallback = item.variants.filter((variant) => variant.type === 'image/webp' || variant.type === 'image/jpeg')
  const src = fallback.at(Math.min(1, fallback.length - 1))?.src ?? item.image
  return (
    <picture
      className={cx('block overflow-hidden bg-surface-2', className)}
      style={{ backgroundImage: placeholderBackground(item.placeholder), ...style }}
    >
      {FORMATS.map((type) => {
        const set = srcSet(item.variants, type)
        return set && <source key={type} type={type} srcSet={set} sizes={sizes} />
      })}
      <img
        src={src}
        alt={alt}
        width={item.width}
        height={item.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        className={cx('size-full object-cover', imgClassName)}
      />
    </picture>
  )
}
