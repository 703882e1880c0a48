import { css, mix } from './color.ts'
import { drawLeafTree, leafClump } from './trees.ts'
import { range } from './random.ts'
import type { Stage } from '../stage.ts'

/** Dark leaves and a trunk at the picture's edges, through which one looks into the scene. */
export function paintLeafFrame(stage: Stage): void {
  const { palette, width, height } = stage
  const random = stage.fork('frame')
  const dark = mix(palette.silhouette, palette.foliage, 0.16)
  const side = stage.light.x < width / 2 ? 1 : -1
  stage.layer(
    0.03,
    (context) => {
      const colors = { dark, light: mix(dark, palette.haze, 0.14), bark: palette.silhouette, side: -side }
      const foot = side > 0 ? width - 0.03 * width : 0.03 * width
      drawLeafTree(context, foot, height * 1.04, height * 1.02, colors, random, { spread: 1.15 })
      for (let i = 0; i < 150; i++) {
        const t = random()
        const x = side > 0 ? width * 0.55 * Math.pow(t, 1.4) : width * (1 - 0.55 * Math.pow(t, 1.4))
        const y = height * 0.2 * Math.pow(random(), 1.5) * (1.15 - t)
        leafClump(context, x, y, height * range(random, 0.012, 0.03), mix(dark, palette.haze, random() * 0.1), random)
      }
      for (let i = 0; i < 120; i++) {
        const t = random()
        const x = side > 0 ? width * 0.5 * t : width * (1 - 0.5 * t)
        const y = height * (1.01 - 0.11 * (1 - t) * random())
        leafClump(context, x, y, height * range(random, 0.012, 0.03), mix(dark, palette.haze, random() * 0.08), random)
      }
    },
    { haze: false },
  )
}

/** A round arch of dark stone before a scene that has no trees. */
export function paintArchFrame(stage: Stage): void {
  const { palette, width, height } = stage
  const edge = Math.min(width, height) * 0.09
  stage.layer(
    0.02,
    (context) => {
      for (const [inset, alpha] of [
        [0, 1],
        [edge * 0.16, 0.35],
      ] as const) {
        const rim = edge + inset
        context.fillStyle = css(mix(palette.silhouette, palette.haze, inset ? 0.25 : 0.06), alpha)
        context.beginPath()
        context.rect(-0.1, -0.1, width + 0.2, height + 0.2)
        context.moveTo(rim, height + 0.2)
        context.lineTo(rim, height * 0.46)
        context.bezierCurveTo(rim, rim - height * 0.06, width - rim, rim - height * 0.06, width - rim, height * 0.46)
        context.lineTo(width - rim, height + 0.2)
        context.fill('evenodd')
      }
    },
    { haze: false },
  )
}
