import { fitCover } from '../../painter/repaint/fit.ts'
import { estimateDepth } from '../../painter/repaint/depth.ts'
import { styleById } from '../../painter/styles/all.ts'
import type { Pixels } from '../../painter/types.ts'
import type { EffectScene } from '../recipe.ts'

/** Long side at which a medium is painted: strokes are broad, and the preparation has to be short. */
const LONG_SIDE = 896

/** The picture in a medium of the painter's ('oil', 'watercolor' …), in its own size. */
export function inMedium(scene: EffectScene, pixels: Pixels, style: string, detail = 0.8): Pixels {
  const factor = Math.min(1, LONG_SIDE / Math.max(pixels.width, pixels.height))
  const small = fitCover(pixels, Math.round(pixels.width * factor), Math.round(pixels.height * factor))
  const painted = styleById(style).apply(small, {
    depth: estimateDepth(small),
    random: scene.random(`medium ${style}`),
    noise: scene.noise(`medium noise ${style}`),
    detail,
    scheduler: 'K_EULER',
    scale: Math.min(small.width, small.height),
    checkpoint: () => scene.checkpoint(),
  })
  return fitCover(painted, pixels.width, pixels.height)
}
