import { css, mix, oklchToRgb } from '../../core/color.ts'
import { clamp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Layout } from '../../stage.ts'
import type { Rgb } from '../../types.ts'
import { cottageFigure } from '../buildings/cottage.ts'
import { enter } from '../figure/cast.ts'
import { paintRays } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintTrees } from '../scenery/woods.ts'
import { mound, SIDE_FIGURE, spots } from './beds.ts'

/** A path between flower beds up to a house. */
export const path: Layout = {
  id: 'path',
  suits: ['framed', 'low', 'thirds', 'cottage', 'person', 'rose', 'secret', 'flower', 'park', 'orchard'],
  paint(stage, subject) {
    const { width, height, palette, noise } = stage
    stage.horizon = height * 0.5
    stage.sky()
    paintRidges(stage, { count: 2, far: height * 0.48, near: height * 0.52, rise: 0.16, jagged: 0.1, wooded: true })
    const line = (x: number): number => height * 0.54 + 0.012 * noise.fbm(x * 3, 2, 3)
    paintTrees(stage, { line, count: 22, size: [0.16, 0.34], depth: 0.55, firs: 0.2, name: 'behind' })
    paintGround(stage, { line, depths: [0.55, 0.03] })
    const goal = width * (0.46 + 0.1 * stage.random())
    enter(
      stage,
      { figure: cottageFigure, scale: 1, widest: 0.4 },
      { ...SIDE_FIGURE },
      { x: goal, y: height * 0.575, size: 0.22, depth: 0.5, kind: 'ground' },
    )
    const random = stage.fork('beds')
    const bend = (random() - 0.5) * 0.3
    const at = (t: number, across: number): [number, number] => {
      const spread = 0.012 + 0.24 * t * t
      return [
        goal + bend * Math.sin(t * Math.PI) + (width / 2 - goal) * t + across * spread,
        height * (0.575 + 0.47 * Math.pow(t, 1.35)),
      ]
    }
    const gravel = lit(palette, mix(palette.sand, palette.rock, 0.3), 0.85)
    stage.layer(0.3, (context) => {
      const fill = context.createLinearGradient(0, height * 0.57, 0, height)
      fill.addColorStop(0, css(mix(gravel, palette.haze, 0.35)))
      fill.addColorStop(1, css(mix(gravel, palette.shade, 0.2)))
      context.fillStyle = fill
      context.beginPath()
      for (let step = 0; step <= 40; step++) context.lineTo(...at(step / 40, -1))
      for (let step = 40; step >= 0; step--) context.lineTo(...at(step / 40, 1))
      context.fill()
      context.clip()
      for (let stone = 0; stone < 520; stone++) {
        const t = Math.sqrt(random())
        const [x, y] = at(t, random() * 2 - 1)
        context.fillStyle = css(random() < 0.5 ? mix(gravel, palette.shade, 0.35) : mix(gravel, [1, 1, 1], 0.3), 0.5)
        context.beginPath()
        context.ellipse(x, y, 0.002 + 0.014 * t * t, 0.001 + 0.006 * t * t, 0, 0, 7)
        context.fill()
      }
    })
    const named = subject.colors.map(oklchToRgb)
    const blooms = [
      ...named,
      ...(named.length
        ? []
        : [
            palette.blossom,
            palette.accent,
            palette.accent2,
            oklchToRgb([0.84, 0.16, 90]),
            oklchToRgb([0.6, 0.16, 300]),
          ]),
    ].map((color) => lit(palette, color, 0.95))
    const dark = mix(lit(palette, palette.foliage, 0.15), palette.shade, 0.25)
    const bright = lit(palette, palette.foliageLight, 0.95)
    for (const [band, depth] of [
      [0, 0.45],
      [1, 0.28],
      [2, 0.1],
    ] as const) {
      stage.layer(depth, (context) => {
        for (let bed = 0; bed < 26; bed++) {
          const t = 0.04 + (band + (bed + random() * 0.5) / 26) / 3
          for (const side of [-1, 1]) {
            const out = 1.12 + random() * 1.5
            const [x, y] = at(t, side * out)
            const size = 0.02 + 0.13 * t * t
            mound(
              context,
              x,
              y + size * 0.2,
              size * (0.8 + random() * 0.5),
              size * (0.7 + random() * 0.7),
              dark,
              bright,
              [
                blooms[Math.floor(random() * blooms.length)] as Rgb,
                blooms[Math.floor(random() * blooms.length)] as Rgb,
              ],
              random,
              stage.light.direction[0],
            )
          }
        }
      })
      if (band === 1) {
        paintRays(stage, 0.45, 0.3)
        const [x, y] = at(0.6, 0)
        stage.place([{ x, y, size: 0.22, depth: 0.25, kind: 'ground' }, ...spots(stage)])
      }
    }
    // An arch of roses over the path.
    const [leftX, footY] = at(0.52, -1.25)
    const [rightX] = at(0.52, 1.25)
    const crown = footY - 0.42
    stage.layer(0.2, (context) => {
      for (let leaf = 0; leaf < 900; leaf++) {
        const t = leaf / 900
        const angle = Math.PI * t
        const post = 0.26
        const onPost = t < post || t > 1 - post
        const x = onPost
          ? t < post
            ? leftX
            : rightX
          : (leftX + rightX) / 2 - (Math.cos(((t - post) / (1 - 2 * post)) * Math.PI) * (rightX - leftX)) / 2
        const y = onPost
          ? footY - (Math.min(t, 1 - t) / post) * 0.3
          : footY - 0.3 - Math.sin(((t - post) / (1 - 2 * post)) * Math.PI) * (footY - 0.3 - crown)
        const bloom = random() < 0.2
        context.fillStyle = css(
          bloom
            ? (blooms[leaf % blooms.length] as Rgb)
            : mix(dark, bright, clamp(0.2 + random() * 0.7 - Math.cos(angle) * 0.2 * stage.light.direction[0])),
        )
        context.beginPath()
        context.ellipse(
          x + (random() - 0.5) * 0.06,
          y + (random() - 0.5) * 0.06,
          bloom ? 0.009 : 0.012,
          bloom ? 0.009 : 0.006,
          random() * 3,
          0,
          7,
        )
        context.fill()
      }
    })
    paintGrass(stage, {
      line: () => height * 0.97,
      blade: [0.03, 0.08],
      from: 0,
      to: 0.08,
      count: 260,
      depth: 0.06,
      name: 'front',
      flowers: [palette.blossom, palette.accent],
      bloom: 0.2,
    })
  },
}
