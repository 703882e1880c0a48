import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, oklchToRgb } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot, Stage, Subject } from '../../stage.ts'
import type { NamedSubject, Random, Rgb } from '../../types.ts'
import { bridgeFigure } from '../buildings/bridge.ts'
import { cottageFigure } from '../buildings/cottage.ts'
import { pagodaFigure } from '../buildings/pagoda.ts'
import { dyeOf, type Figure } from '../figure/figure.ts'
import { enter } from '../figure/cast.ts'
import { settle } from '../figure/settle.ts'
import { paintMist, paintRays } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { drawLeafTree, paintOverhang, paintTrees } from '../scenery/woods.ts'
import { shadeSoftly } from '../scenery/soft-shade.ts'

function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [0.26, 0.74].flatMap((x): Spot[] => [
    { x: width * x, y: height * 0.9, size: 0.26, depth: 0.12, kind: 'ground' },
    { x: width * x, y: height * 0.66, size: 0.15, depth: 0.4, kind: 'ground' },
    { x: width * x, y: height * 0.26, size: 0.12, depth: 0.6, kind: 'air' },
  ])
}

/** Trees in blossom or in their season's leaf. */
function blossomTrees(stage: Stage, line: (x: number) => number, count: number, size: readonly [number, number], depth: number, name: string, color: Rgb): void {
  const { palette, width, light } = stage
  const random = stage.fork(`blossom ${name}`)
  stage.layer(depth, (context) => {
    for (let tree = 0; tree < count; tree++) {
      const x = ((tree + random() * 0.8) / count) * width
      const own = size[0] + (size[1] - size[0]) * random()
      const tint = random() < 0.55 ? color : mix(palette.foliageLight, palette.foliage, random() * 0.5)
      drawLeafTree(context, x, line(x) + 0.01, own, { dark: mix(lit(palette, tint, 0.2), palette.shade, 0.25), bright: lit(palette, mix(tint, [1, 1, 1], 0.2), 1), bark: lit(palette, palette.bark, 0.35) }, Math.sign(light.direction[0]) || 1, false, random)
    }
  })
}

function mound(context: SKRSContext2D, x: number, y: number, rx: number, ry: number, dark: Rgb, bright: Rgb, blooms: readonly Rgb[], random: Random, side: number): void {
  for (let leaf = 0; leaf < 120; leaf++) {
    const angle = random() * Math.PI
    const reach = Math.sqrt(random())
    const u = x + Math.cos(angle) * reach * rx
    const v = y - Math.sin(angle) * reach * ry
    const shine = clamp(0.25 + 0.55 * Math.sin(angle) * reach + 0.25 * Math.cos(angle) * side + (random() - 0.5) * 0.3)
    context.fillStyle = css(mix(dark, bright, shine))
    context.beginPath()
    context.ellipse(u, v, rx * 0.1, rx * 0.07, random() * 3, 0, 7)
    context.fill()
  }
  for (let bloom = 0; bloom < 40 && blooms.length; bloom++) {
    const angle = random() * Math.PI
    const reach = Math.sqrt(random()) * 0.95
    context.fillStyle = css(blooms[Math.floor(random() * blooms.length)] as Rgb)
    context.beginPath()
    context.arc(x + Math.cos(angle) * reach * rx, y - Math.sin(angle) * reach * ry, rx * (0.035 + random() * 0.035), 0, 7)
    context.fill()
  }
}

const SIDE_FIGURE: NamedSubject = { id: 'garden house', placement: { x: null, distance: null }, colors: [], count: 1 }

/** A pond under a moon bridge, a pagoda among blossoming trees. */
const pond: Layout = {
  id: 'pond',
  suits: ['centred', 'symmetrical', 'wide', 'bridge', 'pagoda', 'swan', 'japanese', 'zen', 'water'],
  paint(stage, subject) {
    const { width, height, palette, noise } = stage
    stage.horizon = height * 0.52
    stage.sky()
    paintRidges(stage, { count: 2, far: height * 0.48, near: height * 0.52, rise: 0.22, jagged: 0.5, wooded: true })
    paintMist(stage, height * 0.48, 0.08, 0.5)
    const side = stage.random() < 0.5 ? -1 : 1
    const color = subject.colors[0] ? oklchToRgb(subject.colors[0]) : palette.blossom
    const bank = (x: number): number => height * 0.53 + 0.012 * noise.fbm(x * 4, 2, 3)
    stage.layer(0.55, (context) => settle(stage, context, pagodaFigure, { x: width * (0.5 + side * 0.3), y: height * 0.54, size: 0.34, depth: 0.55, kind: 'ground' }, SIDE_FIGURE, stage.fork('pagoda'), { floating: true }))
    blossomTrees(stage, bank, 10, [0.14, 0.26], 0.5, 'bank', color)
    paintGround(stage, { line: bank, depths: [0.55, 0.5] })
    const red = { ...SIDE_FIGURE, id: 'garden bridge', colors: [[0.5, 0.19, 28] as const] }
    // Only the wooden bridge belongs here.
    const wooden: Figure = { ...bridgeFigure, paint: (clay) => bridgeFigure.paint({ ...clay, random: () => 0.1 }, dyeOf(red)) }
    const bridgeSize = Math.min(0.17, (width * 0.62) / 3.8)
    stage.layer(0.42, (context) => settle(stage, context, wooden, { x: width * (0.5 - side * 0.08), y: height * 0.575, size: bridgeSize, depth: 0.42, kind: 'air' }, red, stage.fork('bridge'), { floating: true }))
    stage.water(height * 0.578, height, { ripple: 0.13 })
    paintMist(stage, height * 0.585, 0.03, 0.35)
    const random = stage.fork('pond')
    const dark = mix(lit(palette, palette.foliage, 0.15), palette.shade, 0.25)
    const bright = lit(palette, palette.foliageLight, 0.9)
    stage.layer(0.25, (context) => {
      for (let pad = 0; pad < 26; pad++) {
        const t = random()
        const x = random() * width
        const y = height * (0.64 + 0.3 * t)
        const rx = 0.012 + 0.04 * t
        context.fillStyle = css(mix(dark, bright, 0.3 + random() * 0.5))
        context.beginPath()
        context.moveTo(x, y)
        context.ellipse(x, y, rx, rx * 0.34, 0, 0.4, 6.4)
        context.fill()
        if (random() < 0.3) {
          for (let petal = 0; petal < 7; petal++) {
            context.fillStyle = css(lit(palette, mix(color, [1, 1, 1], 0.3), petal % 2 ? 0.95 : 0.6))
            context.beginPath()
            context.ellipse(x + (petal - 3) * rx * 0.12, y - rx * 0.3, rx * 0.1, rx * 0.34, (petal - 3) * 0.32, 0, 7)
            context.fill()
          }
        }
      }
    })
    stage.place([...[0.3, 0.7, 0.5].flatMap((x): Spot[] => [{ x: width * x, y: height * 0.7, size: 0.13, depth: 0.35, kind: 'water' }, { x: width * x, y: height * 0.82, size: 0.2, depth: 0.2, kind: 'water' }]), ...spots(stage)])
    stage.layer(0.1, (context) => {
      for (let bush = 0; bush < 7; bush++) {
        const edge = bush % 2 ? 1 : -1
        const x = width * (0.5 + edge * (0.36 + random() * 0.18))
        mound(context, x, height * (0.98 + random() * 0.05), 0.1 + random() * 0.09, 0.09 + random() * 0.08, dark, bright, [lit(palette, color, 0.95), lit(palette, palette.accent, 0.8)], random, stage.light.direction[0])
      }
    })
    paintOverhang(stage, side === 1 ? -1 : 1, 0.5)
  },
}

/** A path between flower beds up to a house. */
const path: Layout = {
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
    enter(stage, { figure: cottageFigure, scale: 1, widest: 0.4 }, { ...SIDE_FIGURE }, { x: goal, y: height * 0.575, size: 0.22, depth: 0.5, kind: 'ground' })
    const random = stage.fork('beds')
    const bend = (random() - 0.5) * 0.3
    const at = (t: number, across: number): [number, number] => {
      const spread = 0.012 + 0.24 * t * t
      return [goal + bend * Math.sin(t * Math.PI) + (width / 2 - goal) * t + across * spread, height * (0.575 + 0.47 * Math.pow(t, 1.35))]
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
    const blooms = [...named, ...(named.length ? [] : [palette.blossom, palette.accent, palette.accent2, oklchToRgb([0.84, 0.16, 90]), oklchToRgb([0.6, 0.16, 300])])].map((color) => lit(palette, color, 0.95))
    const dark = mix(lit(palette, palette.foliage, 0.15), palette.shade, 0.25)
    const bright = lit(palette, palette.foliageLight, 0.95)
    for (const [band, depth] of [[0, 0.45], [1, 0.28], [2, 0.1]] as const) {
      stage.layer(depth, (context) => {
        for (let bed = 0; bed < 26; bed++) {
          const t = 0.04 + (band + (bed + random() * 0.5) / 26) / 3
          for (const side of [-1, 1]) {
            const out = 1.12 + random() * 1.5
            const [x, y] = at(t, side * out)
            const size = 0.02 + 0.13 * t * t
            mound(context, x, y + size * 0.2, size * (0.8 + random() * 0.5), size * (0.7 + random() * 0.7), dark, bright, [blooms[Math.floor(random() * blooms.length)] as Rgb, blooms[Math.floor(random() * blooms.length)] as Rgb], random, stage.light.direction[0])
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
        const x = onPost ? (t < post ? leftX : rightX) : (leftX + rightX) / 2 - (Math.cos(((t - post) / (1 - 2 * post)) * Math.PI) * (rightX - leftX)) / 2
        const y = onPost ? footY - (Math.min(t, 1 - t) / post) * 0.3 : footY - 0.3 - Math.sin(((t - post) / (1 - 2 * post)) * Math.PI) * (footY - 0.3 - crown)
        const bloom = random() < 0.2
        context.fillStyle = css(bloom ? (blooms[leaf % blooms.length] as Rgb) : mix(dark, bright, clamp(0.2 + random() * 0.7 - Math.cos(angle) * 0.2 * stage.light.direction[0])))
        context.beginPath()
        context.ellipse(x + (random() - 0.5) * 0.06, y + (random() - 0.5) * 0.06, bloom ? 0.009 : 0.012, bloom ? 0.009 : 0.006, random() * 3, 0, 7)
        context.fill()
      }
    })
    paintGrass(stage, { line: () => height * 0.97, blade: [0.03, 0.08], from: 0, to: 0.08, count: 260, depth: 0.06, name: 'front', flowers: [palette.blossom, palette.accent], bloom: 0.2 })
  },
}

function carp(context: SKRSContext2D, x: number, y: number, angle: number, size: number, body: Rgb, mark: Rgb, random: Random): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.scale(size, size)
  const bend = (random() - 0.5) * 0.5
  context.fillStyle = css(mix(body, [1, 1, 1], 0.2), 0.6)
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(0.3, side * 0.14)
    context.quadraticCurveTo(0.2, side * 0.5, -0.06, side * 0.42)
    context.quadraticCurveTo(0.08, side * 0.24, 0.1, side * 0.14)
    context.fill()
  }
  context.beginPath()
  context.moveTo(-0.78, bend * 0.5)
  context.quadraticCurveTo(-1.2, bend * 0.9 - 0.36, -1.36, bend - 0.26)
  context.quadraticCurveTo(-1.14, bend * 0.9, -1.36, bend + 0.28)
  context.quadraticCurveTo(-1.15, bend * 0.9 + 0.2, -0.78, bend * 0.5)
  context.fill()
  const fill = context.createLinearGradient(0, -0.24, 0, 0.24)
  fill.addColorStop(0, css(mix(body, [0, 0.05, 0.1], 0.35)))
  fill.addColorStop(0.45, css(mix(body, [1, 1, 1], 0.25)))
  fill.addColorStop(1, css(mix(body, [0, 0.05, 0.1], 0.4)))
  context.fillStyle = fill
  traceCarp(context, bend)
  context.fill()
  context.clip()
  context.fillStyle = css(mark, 0.92)
  for (let spot = 0; spot < 4; spot++) {
    context.beginPath()
    context.ellipse(0.5 - spot * 0.36 + random() * 0.1, (random() - 0.5) * 0.16 + bend * 0.1 * spot, 0.16 + random() * 0.08, 0.1 + random() * 0.09, random() * 3, 0, 7)
    context.fill()
  }
  context.restore()
}

/** Traces a carp as seen from above, its tail swung by `bend`. */
function traceCarp(context: SKRSContext2D, bend: number): void {
  context.beginPath()
  context.moveTo(0.86, 0)
  context.bezierCurveTo(0.74, -0.22, 0.2, -0.3, -0.2, -0.16 + bend * 0.16)
  context.quadraticCurveTo(-0.6, -0.06 + bend * 0.4, -0.86, bend * 0.55)
  context.quadraticCurveTo(-0.56, 0.1 + bend * 0.4, -0.2, 0.16 + bend * 0.16)
  context.bezierCurveTo(0.2, 0.3, 0.74, 0.22, 0.86, 0)
}

/** Looking down into a pond with carp under lily pads. */
const carpPond: Layout = {
  id: 'carp',
  suits: ['high', 'close', 'minimal', 'fish', 'koi'],
  paint(stage, subject) {
    const { width, height, palette, noise, light } = stage
    stage.horizon = 0
    const deep = mix(lit(palette, mix(palette.water, palette.foliage, 0.4), 0.15), palette.shade, 0.4)
    const clear = mix(lit(palette, palette.water, 0.7), palette.sky, 0.35)
    shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 400, (x, y, out) => {
      const cell = noise.cells(x * 5 + 0.6 * noise.perlin(x * 3, y * 3), y * 5 + 0.6 * noise.perlin(x * 3 + 9, y * 3))
      const net = Math.pow(clamp(cell * 1.05), 4) * 0.5
      const pebble = noise.cells(x * 16, y * 16)
      const cloud = noise.warped(x * 1.6, y * 1.6, 4, 1)
      const shine = smoothstep(0.15, 0.6, noise.warped(x * 1.1 + 30, y * 1.1, 3, 1.2)) * 0.4
      const lightness = clamp(0.4 + cloud * 0.6 + net * 0.7 + (0.5 - pebble) * 0.16 - Math.hypot(x - light.x, y - 0.2) * 0.2)
      for (let channel = 0; channel < 3; channel++) {
        const value = (deep[channel] as number) + ((clear[channel] as number) - (deep[channel] as number)) * lightness
        out[channel] = value + ((palette.sky[channel] as number) - value) * shine * 0.7
      }
      return 0.6
    })
    const random = stage.fork('carp')
    const count = subject.count > 1 ? Math.max(3, subject.count) : 7
    const fish = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + random() * 0.6
      return { x: width * 0.5 + Math.cos(angle) * (0.2 + random() * 0.16) * width, y: height * 0.5 + Math.sin(angle) * (0.18 + random() * 0.16) * height, angle: angle + Math.PI / 2 + (random() - 0.5) * 0.6, size: 0.075 + random() * 0.045 }
    })
    const own = subject.colors[0] ? oklchToRgb(subject.colors[0]) : null
    const reds = [oklchToRgb([0.62, 0.2, 38]), oklchToRgb([0.78, 0.16, 75]), oklchToRgb([0.25, 0.02, 270])]
    stage.layer(0.55, (context) => {
      for (const one of fish) {
        context.save()
        context.globalAlpha = 0.3
        context.fillStyle = css(palette.shade)
        context.translate(one.x - light.direction[0] * 0.035, one.y + 0.04)
        context.rotate(one.angle)
        context.scale(one.size, one.size)
        traceCarp(context, 0)
        context.fill()
        context.restore()
      }
    }, { haze: false, depth: false })
    stage.layer(0.45, (context) => {
      for (const [index, one] of fish.entries()) {
        const white = index % 3 !== 2
        const body = lit(palette, white ? [0.96, 0.94, 0.9] : (own ?? (reds[0] as Rgb)), 0.9)
        carp(context, one.x, one.y, one.angle, one.size, body, lit(palette, white ? (own ?? (reds[index % 2] as Rgb)) : (reds[2] as Rgb), 0.85), random)
      }
    }, { haze: false })
    // The water's own skin lies over the fish.
    shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 360, (x, y, out) => {
      const ring = Math.hypot(x - width * 0.34, y - height * 0.62)
      const wave = Math.max(0, Math.sin(ring * 150) * Math.exp(-ring * 9)) * 0.4
      const shine = smoothstep(0.3, 0.7, noise.warped(x * 1.4 + 50, y * 1.9, 3, 1.4))
      for (let channel = 0; channel < 3; channel++) out[channel] = palette.cloudLit[channel] as number
      out[3] = clamp(shine * 0.3 + wave * 0.5)
      return undefined
    })
    const dark = mix(lit(palette, palette.foliage, 0.25), palette.shade, 0.2)
    const bright = lit(palette, palette.foliageLight, 0.95)
    const pads = Array.from({ length: 13 }, (_, index) => {
      const angle = index * 2.39996
      const reach = 0.4 + 0.2 * random()
      return { x: width * (0.5 + Math.cos(angle) * reach), y: height * (0.5 + Math.sin(angle) * reach), radius: 0.06 + random() * 0.075, notch: random() * 6 }
    })
    stage.layer(0.3, (context) => {
      for (const { x, y, radius, notch } of pads) {
        context.fillStyle = css(palette.shade, 0.35)
        context.beginPath()
        context.arc(x - light.direction[0] * 0.018, y + 0.02, radius, 0, 7)
        context.fill()
        const fill = context.createRadialGradient(x, y, radius * 0.1, x, y, radius)
        fill.addColorStop(0, css(bright))
        fill.addColorStop(1, css(mix(dark, bright, 0.35)))
        context.fillStyle = fill
        context.beginPath()
        context.moveTo(x, y)
        context.arc(x, y, radius, notch, notch + 5.85)
        context.fill()
        context.strokeStyle = css(mix(bright, [1, 1, 0.9], 0.3), 0.5)
        context.lineWidth = radius * 0.02
        for (let rib = 0; rib < 12; rib++) {
          const angle = notch + 0.2 + rib * 0.5
          context.beginPath()
          context.moveTo(x, y)
          context.lineTo(x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9)
          context.stroke()
        }
      }
      for (const { x, y, radius } of pads.filter((_, index) => index % 3 === 0)) {
        for (let ring = 0; ring < 3; ring++) for (let petal = 0; petal < 9; petal++) {
          const angle = (petal / 9) * Math.PI * 2 + ring * 0.35
          const long = radius * (0.62 - ring * 0.16)
          context.fillStyle = css(lit(palette, mix(palette.blossom, [1, 1, 1], ring * 0.25), 0.7 + 0.3 * Math.sin(angle + 2)))
          context.save()
          context.translate(x + radius * 0.4, y - radius * 0.3)
          context.rotate(angle)
          context.beginPath()
          context.ellipse(long * 0.5, 0, long * 0.5, long * 0.2, 0, 0, 7)
          context.fill()
          context.restore()
        }
        context.fillStyle = css(lit(palette, oklchToRgb([0.85, 0.15, 90]), 1))
        context.beginPath()
        context.arc(x + radius * 0.4, y - radius * 0.3, radius * 0.1, 0, 7)
        context.fill()
      }
    }, { haze: false })
    stage.place([{ x: width * 0.5, y: height * 0.6, size: 0.3, depth: 0.25, kind: 'water' }, { x: width * 0.3, y: height * 0.4, size: 0.2, depth: 0.25, kind: 'water' }, { x: width * 0.7, y: height * 0.35, size: 0.16, depth: 0.2, kind: 'air' }, { x: width * 0.5, y: height * 0.95, size: 0.3, depth: 0.1, kind: 'ground' }])
  },
}

/** Gardens. */
export const garden: Subject = {
  id: 'garden',
  words: ['garden', 'japanese garden', 'zen garden', 'koi pond', 'koi', 'park', 'flower garden', 'rose garden', 'secret garden', 'botanical garden', 'orchard', 'lily pond', 'water garden'],
  layouts: [pond, path, carpPond],
  place: true,
}
