import type { ImageCapabilities } from '@easel/contract/entities/catalogue'

/**
 * For models whose hosts are asked for an aspect ratio instead of pixels: one pair of width and height stands for
 * each ratio, in the order 1:1, 4:3, 3:4, 16:9, 9:16. The host decides the pixels of what it delivers.
 */
export function ratioSizes(): Pick<
  ImageCapabilities,
  'widths' | 'heights' | 'default_width' | 'default_height' | 'sizes'
> {
  return {
    widths: [768, 1024, 1280],
    heights: [768, 1024, 1280],
    default_width: 1024,
    default_height: 1024,
    sizes: [
      [1024, 1024],
      [1024, 768],
      [768, 1024],
      [1280, 768],
      [768, 1280],
    ],
  }
}
