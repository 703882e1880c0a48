import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from './color.ts'
import { range, spread } from './random.ts'
import type { Random, Rgb } from '../types.ts'

/** Colours of a tree as they look, and where its light comes from (−1 left … 1 right). */
interface TreeColors {
  readonly dark: Rgb
  readonly light: Rgb
  readonly bark: Rgb
  readonly side: number
  /** Snow on its boughs, as it looks. */
  readonly snow?: Rgb
}

/** A fir, foot at (x, y), `height` units high. */
export function drawFir(
  context: SKRSContext2D,
  x: number,
  y: number,
  height: number,
  colors: TreeColors,
  random: Random,
): void {
  const tiers = 9 + Math.floor(random() * 4)
  const half = height * range(random, 0.17, 0.23)
  context.fillStyle = css(colors.bark)
  context.fillRect(x - height * 0.014, y - height * 0.16, height * 0.028, height * 0.165)
  for (let i = tiers - 1; i >= 0; i--) {
    const t = (i + 0.7) / tiers
    const top = y - height * (1 - Math.max(0, t - 1.55 / tiers) * 0.96)
    const foot = y - height * (0.06 + (1 - t) * 0.92)
    const reach = half * Math.pow(t, 0.85) * range(random, 0.86, 1.14)
    const lean = spread(random) * half * 0.08
    bough(context, x + lean, top, foot, reach, css(mix(colors.dark, colors.light, 0.12 + random() * 0.2)), random)
    context.save()
    context.beginPath()
    context.rect(colors.side < 0 ? x - reach * 1.2 : x + reach * 0.12, top, reach * 1.1, height)
    context.clip()
    bough(
      context,
      x + lean,
      top,
      foot - height * 0.012,
      reach * 0.9,
      css(mix(colors.dark, colors.light, 0.55 + random() * 0.35), 0.75),
      random,
    )
    context.restore()
    if (colors.snow)
      bough(context, x + lean, top, top + (foot - top) * 0.62, reach * 0.62, css(colors.snow, 0.88), random)
  }
}

function bough(
  context: SKRSContext2D,
  x: number,
  top: number,
  foot: number,
  reach: number,
  fill: string,
  random: Random,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(x, top)
  context.quadraticCurveTo(x + reach * 0.3, foot - (foot - top) * 0.35, x + reach, foot)
  const teeth = 5
  for (let k = 1; k < teeth; k++) {
    const px = x + reach * (1 - (k / teeth) * 2)
    context.lineTo(px + reach * 0.12, foot - (foot - top) * range(random, 0.16, 0.3))
    context.lineTo(px, foot + (foot - top) * range(random, -0.06, 0.06))
  }
  context.lineTo(x - reach, foot)
  context.quadraticCurveTo(x - reach * 0.3, foot - (foot - top) * 0.35, x, top)
  context.fill()
}

/** Firs too small to show boughs: a notched spire. */
export function drawSpire(context: SKRSContext2D, x: number, y: number, height: number, random: Random): void {
  const half = height * range(random, 0.13, 0.2)
  context.moveTo(x, y - height)
  const notches = 5
  for (let i = 1; i <= notches; i++) {
    const t = i / notches
    context.lineTo(x + half * t * range(random, 0.8, 1.15), y - height * (1 - t) + height * 0.03)
    context.lineTo(x + half * t * 0.5, y - height * (1 - t))
  }
  for (let i = notches; i >= 1; i--) {
    const t = i / notches
    context.lineTo(x - half * t * 0.5, y - height * (1 - t))
    context.lineTo(x - half * t * range(random, 0.8, 1.15), y - height * (1 - t) + height * 0.03)
  }
  context.closePath()
}

/** A leafy tree with a forked trunk and a crown of leaf clumps, lit from its side. */
export function drawLeafTree(
  context: SKRSContext2D,
  x: number,
  y: number,
  height: number,
  colors: TreeColors,
  random: Random,
  options: { spread?: number; bare?: boolean } = {},
): void {
  const tips: [x: number, y: number, size: number][] = []
  context.strokeStyle = css(colors.bark)
  const wide = options.spread ?? 1
  const grow = (
    fromX: number,
    fromY: number,
    angle: number,
    length: number,
    thickness: number,
    level: number,
  ): void => {
    const bend = spread(random) * 0.22
    const toX = fromX + Math.sin(angle + bend) * length
    const toY = fromY - Math.cos(angle + bend) * length
    context.lineWidth = thickness
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.quadraticCurveTo(fromX + Math.sin(angle) * length * 0.5, fromY - Math.cos(angle) * length * 0.5, toX, toY)
    context.stroke()
    if (level >= 2) tips.push([toX, toY, length])
    if (level === 5) return
    const forks = level === 0 ? 3 : 2
    for (let i = 0; i < forks; i++) {
      const turn = (i - (forks - 1) / 2) * range(random, 0.55, 0.85) * wide + spread(random) * 0.18
      grow(toX, toY, angle * 0.75 + turn, length * range(random, 0.66, 0.8), thickness * 0.64, level + 1)
    }
  }
  grow(x, y, spread(random) * 0.06, height * 0.3, height * 0.05, 0)
  if (options.bare) return
  // Dark clumps behind and below, light ones on the side of the light and above.
  let middleX = 0
  let middleY = 0
  for (const [tipX, tipY] of tips) {
    middleX += tipX / tips.length
    middleY += tipY / tips.length
  }
  const clumps = [...tips, ...tips]
    .map(([tipX, tipY]) => ({
      x: tipX + spread(random) * height * 0.075,
      y: tipY + spread(random) * height * 0.065,
      r: height * range(random, 0.022, 0.05),
    }))
    .map((clump) => ({
      ...clump,
      shine: ((clump.x - middleX) * colors.side * 0.8 - (clump.y - middleY)) / height + spread(random) * 0.16,
    }))
    .toSorted((a, b) => a.shine - b.shine)
  for (const clump of clumps)
    leafClump(
      context,
      clump.x,
      clump.y,
      clump.r,
      mix(colors.dark, colors.light, Math.max(0, Math.min(1, 0.42 + clump.shine * 1.7))),
      random,
    )
}

/** A clump of leaves: small blots around a middle, in three tones of its colour. */
export function leafClump(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  random: Random,
): void {
  for (let tone = 0; tone < 3; tone++) {
    const shine = 1 + spread(random) * 0.08 + (tone - 1) * 0.09
    context.fillStyle = css([color[0] * shine, color[1] * shine, color[2] * shine], 0.93)
    context.beginPath()
    for (let i = 0; i < 5; i++) {
      const angle = random() * 6.283
      const away = radius * Math.sqrt(random()) * 0.95
      const size = radius * range(random, 0.18, 0.42)
      const px = x + Math.cos(angle) * away
      const py = y + Math.sin(angle) * away * 0.85 - (tone - 1) * radius * 0.15
      context.moveTo(px + Math.cos(angle) * size, py + Math.sin(angle) * size)
      context.ellipse(px, py, size, size * 0.68, angle, 0, 6.283)
    }
    context.fill()
  }
}

/** A palm with a curved trunk and drooping fronds. */
export function drawPalm(
  context: SKRSContext2D,
  x: number,
  y: number,
  height: number,
  colors: TreeColors,
  random: Random,
): void {
  const lean = spread(random) * 0.35 * height
  const topX = x + lean
  const topY = y - height * 0.86
  const thick = height * 0.034
  const rings = 22
  for (let i = 0; i < rings; i++) {
    const from = i / rings
    const to = (i + 1.25) / rings
    const at = (t: number): number => x + (topX - x) * t * t
    const half = thick * (0.62 - 0.3 * from) * (i === 0 ? 1.3 : 1)
    const upper = thick * (0.54 - 0.3 * to)
    context.fillStyle = css(mix(colors.bark, colors.light, i % 2 ? 0.14 : 0.02))
    context.beginPath()
    context.moveTo(at(from) - half, y + (topY - y) * from)
    context.lineTo(at(to) - upper, y + (topY - y) * to)
    context.lineTo(at(to) + upper, y + (topY - y) * to)
    context.lineTo(at(from) + half, y + (topY - y) * from)
    context.fill()
  }
  const fronds = 12
  for (let i = 0; i < fronds; i++) {
    const angle = -Math.PI * 0.5 + ((i + 0.5) / fronds - 0.5) * 4.6 + spread(random) * 0.2
    const length = height * range(random, 0.34, 0.46)
    const endX = topX + Math.cos(angle) * length
    const endY = topY + Math.sin(angle) * length * 0.55 + length * 0.42
    const midX = topX + Math.cos(angle) * length * 0.55
    const midY = topY + Math.sin(angle) * length * 0.75
    const lit = Math.max(0, Math.min(1, 0.45 + Math.cos(angle) * colors.side * 0.35 - Math.sin(angle) * 0.25))
    const tone = mix(colors.dark, colors.light, lit)
    context.lineWidth = height * 0.006
    for (let k = 2; k <= 20; k++) {
      const t = k / 20
      const px = (1 - t) * (1 - t) * topX + 2 * t * (1 - t) * midX + t * t * endX
      const py = (1 - t) * (1 - t) * topY + 2 * t * (1 - t) * midY + t * t * endY
      const leaf = height * 0.11 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.1)) + height * 0.012
      context.strokeStyle = css(mix(tone, colors.dark, k % 2 ? 0 : 0.22))
      context.beginPath()
      context.moveTo(px, py)
      context.quadraticCurveTo(
        px + Math.cos(angle) * leaf * 0.5,
        py + leaf * 0.3,
        px + Math.cos(angle) * leaf * 0.55,
        py + leaf,
      )
      context.moveTo(px, py)
      context.quadraticCurveTo(
        px + Math.cos(angle) * leaf * 0.9,
        py - leaf * 0.1,
        px + Math.cos(angle) * leaf,
        py + leaf * 0.55,
      )
      context.stroke()
    }
  }
}

/** A bare branch that grows thinner from (x, y) along a bend to its tip; filled with the current style. */
export function drawBranch(
  context: SKRSContext2D,
  x: number,
  y: number,
  bend: readonly [x: number, y: number],
  tip: readonly [x: number, y: number],
  thick: number,
): void {
  context.beginPath()
  context.moveTo(x, y - thick / 2)
  context.quadraticCurveTo(bend[0], bend[1] - thick * 0.3, tip[0], tip[1])
  context.quadraticCurveTo(bend[0], bend[1] + thick * 0.3, x, y + thick / 2)
  context.fill()
}
