import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from '../../core/color.ts'
import { lerp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'
import type { Random, Rgb } from '../../types.ts'

function isBare(stage: Stage): boolean {
  return stage.reading.season === 'winter'
}

/** A fir of strokes, its foot at (x, y). */
export function drawFir(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  dark: Rgb,
  bright: Rgb,
  side: number,
  random: Random,
): void {
  const tiers = 9
  context.fillStyle = css(dark)
  context.fillRect(x - size * 0.015, y - size * 0.2, size * 0.03, size * 0.2)
  for (let tier = 0; tier < tiers; tier++) {
    const t = tier / tiers
    const top = y - size + size * t * 0.86
    const half = size * 0.2 * (0.1 + t) * (0.85 + random() * 0.3)
    const drop = size * 0.17
    for (const [color, from, to] of [
      [dark, -1, 1],
      [bright, side > 0 ? 0.1 : -1, side > 0 ? 1 : -0.1],
    ] as const) {
      context.fillStyle = css(color, color === bright ? 0.75 : 1)
      context.beginPath()
      context.moveTo(x, top)
      context.lineTo(x + half * to, top + drop * (0.9 + random() * 0.2))
      context.quadraticCurveTo(
        x + half * (from + to) * 0.4,
        top + drop * 0.72,
        x + half * from,
        top + drop * (0.9 + random() * 0.2),
      )
      context.fill()
    }
  }
}

/** A broad-leaved tree of clumps, its foot at (x, y); bare boughs in winter. */
export function drawLeafTree(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  colors: { dark: Rgb; bright: Rgb; bark: Rgb },
  side: number,
  bare: boolean,
  random: Random,
): void {
  context.strokeStyle = css(colors.bark)
  context.lineCap = 'round'
  const bough = (fromX: number, fromY: number, angle: number, length: number, width: number, depth: number): void => {
    const toX = fromX + Math.cos(angle) * length
    const toY = fromY + Math.sin(angle) * length
    context.lineWidth = width
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.quadraticCurveTo(
      fromX + Math.cos(angle + 0.2) * length * 0.5,
      fromY + Math.sin(angle + 0.2) * length * 0.5,
      toX,
      toY,
    )
    context.stroke()
    if (depth === 0) return
    for (let branch = 0; branch < 3; branch++)
      bough(
        toX,
        toY,
        angle + (branch - 1) * (0.45 + random() * 0.3),
        length * (0.58 + random() * 0.2),
        width * 0.58,
        depth - 1,
      )
  }
  bough(x, y, -Math.PI / 2 + (random() - 0.5) * 0.16, size * 0.32, size * 0.05, bare ? 4 : 2)
  if (bare) return
  // Large trees are near: more and smaller clumps, so that no single one shows its outline.
  const clumps = size > 0.25 ? 170 : 60
  const fineness = size > 0.25 ? 0.5 : 0.85
  for (let clump = 0; clump < clumps; clump++) {
    const angle = random() * Math.PI * 2
    const reach = Math.sqrt(random())
    const cx = x + Math.cos(angle) * reach * size * 0.34
    const cy = y - size * 0.66 + Math.sin(angle) * reach * size * 0.3
    const radius = size * (0.05 + random() * 0.05) * fineness
    const toLight = lerp(0.5, (Math.cos(angle) * side - Math.sin(angle) * 1.3) * 0.35 + 0.5, reach)
    context.fillStyle = css(
      mix(colors.dark, colors.bright, Math.max(0, Math.min(1, toLight + random() * 0.3 - 0.15))),
      0.92,
    )
    context.beginPath()
    context.ellipse(cx, cy, radius, radius * 0.72, random() * 3, 0, Math.PI * 2)
    context.fill()
  }
}

export interface TreeRowOptions {
  readonly line: (x: number) => number
  readonly count: number
  /** Heights in units, least and most. */
  readonly size: readonly [number, number]
  readonly depth: number
  readonly firs: number
  readonly name: string
  /** Keeps trees out of the middle: −1 … 1 across the picture, half-width of the gap. */
  readonly gap?: readonly [middle: number, half: number]
}

/** A stand of trees along a line. */
export function paintTrees(stage: Stage, options: TreeRowOptions): void {
  const { palette, width, light } = stage
  const random = stage.fork(`trees ${options.name}`)
  const side = Math.sign(light.direction[0]) || 1
  const snowy = stage.reading.weather === 'snow'
  const places = Array.from({ length: options.count }, () => ({
    x: random() * (width + 0.1) - 0.05,
    size: lerp(options.size[0], options.size[1], random() * random()),
    fir: random() < options.firs,
  }))
  places.sort((a, b) => a.size - b.size)
  stage.layer(options.depth, (context) => {
    for (const { x, size, fir } of places) {
      const across = (x / width) * 2 - 1
      if (options.gap && Math.abs(across - options.gap[0]) < options.gap[1]) continue
      const y = options.line(x) + 0.01
      const leaf = mix(palette.foliage, palette.foliageLight, random() * 0.4)
      if (fir) {
        const needle = snowy ? mix(palette.foliage, palette.snow, 0.45) : mix(palette.foliage, palette.shade, 0.2)
        drawFir(
          context,
          x,
          y,
          size,
          mix(lit(palette, needle, 0.05), palette.shade, 0.35),
          lit(palette, needle, 0.75),
          side,
          random,
        )
      } else {
        const blooming = stage.reading.season === 'spring' && random() < 0.4
        const crown = blooming ? mix(palette.blossom, [1, 1, 1], 0.15) : palette.foliageLight
        drawLeafTree(
          context,
          x,
          y,
          size,
          {
            dark: mix(lit(palette, blooming ? palette.blossom : leaf, blooming ? 0.25 : 0.05), palette.shade, 0.3),
            bright: lit(palette, crown, 0.95),
            bark: lit(palette, palette.bark, 0.35),
          },
          side,
          isBare(stage),
          random,
        )
      }
    }
  })
}

/** A great trunk that stands in the foreground at one side and frames the view. */
export function paintTrunk(stage: Stage, side: -1 | 1): void {
  const { palette, width, height, noise } = stage
  const random = stage.fork(`trunk ${side}`)
  const x = side < 0 ? width * 0.05 : width * 0.95
  const dark = mix(lit(palette, palette.bark, 0.05), palette.silhouette, 0.5)
  const bright = lit(palette, palette.bark, 0.75)
  stage.layer(0.05, (context) => {
    const half = 0.055 + random() * 0.025
    const fill = context.createLinearGradient(x - half, 0, x + half, 0)
    fill.addColorStop(0, css(side > 0 ? bright : dark))
    fill.addColorStop(0.35, css(mix(dark, bright, 0.35)))
    fill.addColorStop(1, css(side > 0 ? dark : mix(dark, bright, 0.8)))
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(x - half * 2.2, height + 0.05)
    for (let step = 0; step <= 30; step++)
      context.lineTo(
        x - half * (0.95 + 0.9 * Math.pow(1 - step / 30, 6)) + 0.012 * noise.perlin(step * 0.4, 3),
        height - (height + 0.1) * (step / 30),
      )
    for (let step = 30; step >= 0; step--)
      context.lineTo(
        x + half * (0.85 + 0.9 * Math.pow(1 - step / 30, 6)) + 0.012 * noise.perlin(step * 0.4, 9),
        height - (height + 0.1) * (step / 30),
      )
    context.fill()
    context.clip()
    for (let furrow = 0; furrow < 60; furrow++) {
      const u = x + (random() * 2 - 1) * half
      const v = random() * height
      context.strokeStyle = css(random() < 0.6 ? dark : bright, 0.5)
      context.lineWidth = 0.003 + random() * 0.006
      context.beginPath()
      context.moveTo(u, v)
      context.quadraticCurveTo(
        u + (random() - 0.5) * 0.02,
        v + 0.06,
        u + (random() - 0.5) * 0.02,
        v + 0.08 + random() * 0.12,
      )
      context.stroke()
    }
  })
}

/** Boughs with leaves that hang into the picture from an upper corner, dark against the sky. */
export function paintOverhang(stage: Stage, side: -1 | 1, reach: number): void {
  const { palette, width } = stage
  const random = stage.fork(`overhang ${side}`)
  const dark = mix(lit(palette, palette.foliage, 0.15), palette.silhouette, 0.55)
  const light = mix(dark, lit(palette, palette.foliageLight, 0.9), 0.5)
  const origin = side < 0 ? -0.03 : width + 0.03
  stage.layer(
    0.03,
    (context) => {
      for (let branch = 0; branch < 6; branch++) {
        const startY = -0.05 + random() * reach * 0.5
        const endX = origin - side * reach * (0.55 + random() * 0.6)
        const endY = startY + reach * (0.2 + random() * 0.4)
        const bendX = (origin + endX) / 2
        const bendY = startY + (endY - startY) * 0.1
        context.strokeStyle = css(mix(palette.silhouette, palette.bark, 0.2))
        context.lineWidth = reach * 0.012
        context.beginPath()
        context.moveTo(origin, startY)
        context.quadraticCurveTo(bendX, bendY, endX, endY)
        context.stroke()
        if (isBare(stage)) continue
        for (let leaf = 0; leaf < 46; leaf++) {
          const t = 0.12 + 0.88 * random()
          const x = (1 - t) * (1 - t) * origin + 2 * t * (1 - t) * bendX + t * t * endX
          const y = (1 - t) * (1 - t) * startY + 2 * t * (1 - t) * bendY + t * t * endY
          const size = reach * (0.022 + random() * 0.03)
          context.fillStyle = css(random() < 0.3 ? light : dark, 0.94)
          context.beginPath()
          context.ellipse(
            x + (random() - 0.5) * size * 3,
            y + random() * size * 2.2,
            size,
            size * 0.36,
            random() * 3,
            0,
            Math.PI * 2,
          )
          context.fill()
        }
      }
    },
    { haze: false },
  )
}
