import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, mixOklab, oklchToRgb, rgbToOklch } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { pick } from '../../core/random.ts'
import type { Layout, Spot, Stage } from '../../stage.ts'
import type { NamedSubject, Random, Rgb } from '../../types.ts'

/** A scale of colours from dark to light, and a few that stand out. */
interface Scheme { readonly scale: readonly Rgb[]; readonly accents: readonly Rgb[]; readonly paper: Rgb; readonly ink: Rgb }

const NIGHTS = ['dusk', 'night']

/** The named colours rule; what they leave open chance chooses in harmony. */
function schemeOf(stage: Stage, subject: NamedSubject): Scheme {
  const random = stage.fork('scheme')
  const named = [...subject.colors.map(oklchToRgb), ...stage.palette.named]
  const first = named[0] ? rgbToOklch(named[0]) : ([0.6, 0.15, random() * 360] as const)
  const turn = pick(random, [30, 150, 180, 210, -40, 120])
  const second = named[1] ? rgbToOklch(named[1]) : ([0.72, 0.14, first[2] + turn] as const)
  const third = named[2] ? rgbToOklch(named[2]) : ([0.82, 0.1, first[2] + turn / 2] as const)
  const chroma = Math.max(0.07, first[1])
  const scale = [
    oklchToRgb([0.16, chroma * 0.45, first[2] - 12]), oklchToRgb([0.34, chroma * 0.85, first[2] - 6]),
    oklchToRgb([0.52, Math.max(0.1, chroma), first[2]]), oklchToRgb([0.68, Math.max(0.09, second[1] * 0.9), second[2]]),
    oklchToRgb([0.83, Math.max(0.06, third[1] * 0.8), third[2]]), oklchToRgb([0.96, 0.025, third[2]]),
  ]
  const dark = NIGHTS.includes(stage.reading.time)
  return {
    // A picture of the night is the same harmony, sunk.
    scale: dark ? scale.map((color, index) => mix(color, [0.02, 0.02, 0.05], index < 5 ? 0.42 : 0.2)) : scale,
    accents: [oklchToRgb([0.63, Math.max(0.15, first[1]), first[2]]), oklchToRgb([0.7, Math.max(0.13, second[1]), second[2]]), oklchToRgb([0.8, 0.13, third[2]]), ...named],
    paper: dark ? mix(scale[0] as Rgb, [0.03, 0.03, 0.05], 0.4) : mix([0.965, 0.95, 0.91], scale[5] as Rgb, 0.4),
    ink: dark ? mix(scale[5] as Rgb, [1, 0.98, 0.94], 0.5) : mix(scale[0] as Rgb, [0.06, 0.05, 0.07], 0.5),
  }
}

/** A colour of the scale at t, 0–1, mixed for the eye; made once as a table. */
function ramp(scale: readonly Rgb[]): Float32Array {
  const table = new Float32Array(256 * 3)
  for (let index = 0; index < 256; index++) {
    const place = (index / 255) * (scale.length - 1)
    const low = Math.min(scale.length - 2, Math.floor(place))
    table.set(mixOklab(scale[low] as Rgb, scale[low + 1] as Rgb, place - low), index * 3)
  }
  return table
}

function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return (['ground', 'air', 'water'] as const).flatMap((kind) => [[0.5, 0.84, 0.5], [0.28, 0.8, 0.3], [0.74, 0.82, 0.3]].map(([x = 0, y = 0, size = 0]): Spot => ({ x: width * x, y: height * y, size, depth: 0.3, kind })))
}

/** Ink that flows in ink: folded marble with veins of metal. */
const marble: Layout = {
  id: 'marble',
  suits: ['close', 'wide', 'marble', 'marbled', 'fluid', 'ink', 'swirl', 'psychedelic', 'fractal'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const { scale, accents } = schemeOf(stage, subject)
    const table = ramp(scale)
    const random = stage.fork('marble')
    const zoom = 1.1 + random() * 0.7
    const fold = 2 + random() * 1.2
    const metal = mix(accents[1] as Rgb, [1, 0.9, 0.66], 0.55)
    const flow = (u: number, v: number): [number, number, number] => {
      const qx = noise.fbm(u, v, 3)
      const qy = noise.fbm(u + 5.2, v + 1.3, 3)
      const rx = noise.fbm(u + fold * qx + 1.7, v + fold * qy + 9.2, 3)
      const f = noise.fbm(u + fold * rx + 3, v + fold * qx, 4)
      return [f, rx, qx]
    }
    stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
      const u = x * zoom + 3
      const v = y * zoom
      const [f, r, q] = flow(u, v)
      const t = clamp(0.5 + f * 0.95 + r * 0.42)
      const index = Math.floor(t * 255) * 3
      const ridge = noise.fbm(u * 1.3 + fold * r + 3.02, v * 1.3 + fold * q + 0.02, 2) - noise.fbm(u * 1.3 + fold * r + 3, v * 1.3 + fold * q, 2)
      const vein = Math.exp(-Math.pow((Math.abs(q - 0.06 + f * 0.2) - 0.02) * 60, 2)) * smoothstep(-0.3, 0.25, r)
      const thread = Math.exp(-Math.pow(Math.sin(f * 34 + r * 7) * 2.6, 2) * 2.4) * 0.16
      const sheen = ridge * 5.5
      for (let channel = 0; channel < 3; channel++) {
        let value = (table[index + channel] as number) * (1 + sheen) + thread * (scale[5]?.[channel] ?? 1)
        value += ((metal[channel] as number) * (0.75 + 0.9 * Math.abs(sheen) + 0.4 * noise.perlin(x * 140, y * 140)) - value) * clamp(vein * 0.9)
        out[channel] = clamp(value)
      }
      return 0.5 + 0.4 * t
    })
    stage.place(spots(stage))
  },
}

/** Silk: waves of colour one behind another, each with its own light. */
const waves: Layout = {
  id: 'waves',
  suits: ['panorama', 'thirds', 'low', 'gradient', 'harmony', 'music', 'waves'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const { scale } = schemeOf(stage, subject)
    const table = ramp(scale)
    const random = stage.fork('waves')
    const layers = 11
    const slope = (random() - 0.5) * 0.5
    const phases = Array.from({ length: layers }, () => random() * 20)
    const edge = (layer: number, x: number): number => {
      const t = (layer + 0.3) / layers
      const phase = phases[layer] ?? 0
      return height * (t * 1.1 - 0.12) + slope * (x - width / 2) + 0.1 * Math.sin(x * 3.1 / width + phase) + 0.17 * noise.fbm((x / width) * 1.5 + phase, layer * 0.37, 3)
    }
    const columns = 400
    const lines = Array.from({ length: layers }, (_, layer) => Float32Array.from({ length: columns + 2 }, (__, column) => edge(layer, (column / columns) * width)))
    stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
      const place = clamp((x / width) * columns, 0, columns)
      const low = Math.floor(place)
      let top = -1
      let under = y + 0.4
      for (let layer = layers - 1; layer >= 0; layer--) {
        const line = lines[layer] as Float32Array
        const at = (line[low] as number) + ((line[low + 1] as number) - (line[low] as number)) * (place - low)
        if (y >= at) {
          top = layer
          under = y - at
          break
        }
      }
      let shade = 1
      const below = lines[top + 1]
      if (below) shade = 1 - 0.52 * Math.exp(-Math.max(0, (below[low] as number) - y) * 17)
      const t = clamp(1 - (top + 1) / layers + 0.13 * Math.exp(-under * 6) + 0.05 * noise.fbm(x * 2, y * 2 + top * 5, 2))
      const fold = Math.sin(under * 60 + x * 9 + (phases[top] ?? 0)) * 0.022 * Math.exp(-under * 5)
      const gleam = Math.exp(-under * 70) * 0.42 + Math.exp(-under * 12) * 0.16
      const index = Math.floor(t * 255) * 3
      for (let channel = 0; channel < 3; channel++) out[channel] = clamp((table[index + channel] as number) * shade * (0.9 + fold * 4) + gleam * (0.35 + 0.65 * (table[Math.min(765, index + 90) + channel] ?? 0.8)))
      return clamp(1 - (top + 1) / (layers + 1))
    })
    stage.place(spots(stage))
  },
}

function shadowed(context: SKRSContext2D, stage: Stage, ink: Rgb, draw: () => void): void {
  context.save()
  context.shadowColor = css(ink, 0.28)
  context.shadowBlur = 0.022 * stage.scale
  context.shadowOffsetX = 0.005 * stage.scale
  context.shadowOffsetY = 0.009 * stage.scale
  draw()
  context.restore()
}

function paper(stage: Stage, color: Rgb, glow: Rgb): void {
  const { width, height, noise } = stage
  stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
    const cloud = noise.warped(x * 1.3, y * 1.3, 4, 1)
    const fibre = noise.perlin(x * 120, y * 120) * 0.018 + noise.perlin(x * 30, y * 160) * 0.012
    const warm = smoothstep(0.9, 0, Math.hypot(x - width * 0.35, y - height * 0.3)) * 0.32 + cloud * 0.2
    for (let channel = 0; channel < 3; channel++) out[channel] = clamp((color[channel] as number) + ((glow[channel] as number) - (color[channel] as number)) * clamp(warm) * 0.55 + fibre)
    return 1
  })
}

/** Circles, rays and arcs in balance, after the Bauhaus. */
const composition: Layout = {
  id: 'composition',
  suits: ['centred', 'framed', 'geometric', 'geometry', 'kandinsky', 'bauhaus', 'shapes'],
  paint(stage, subject) {
    const { width, height } = stage
    const { accents, paper: ground, ink, scale } = schemeOf(stage, subject)
    const random = stage.fork('composition')
    paper(stage, ground, scale[4] as Rgb)
    const color = (): Rgb => pick(random, [...accents, ...accents, scale[2] as Rgb, scale[3] as Rgb, scale[4] as Rgb])
    const px = (): number => width * (0.1 + 0.8 * random())
    const py = (): number => height * (0.1 + 0.8 * random())
    const heart: readonly [number, number] = [width * (0.3 + 0.4 * random()), height * (0.28 + 0.3 * random())]
    stage.layer(0.8, (context) => {
      // Wide transparent planes lie under everything.
      for (let plane = 0; plane < 5; plane++) {
        context.fillStyle = css(color(), 0.2 + random() * 0.25)
        context.beginPath()
        const [x, y] = [px(), py()]
        const angle = random() * 6
        for (let corner = 0; corner < 3 + Math.floor(random() * 2); corner++) context.lineTo(x + Math.cos(angle + corner * 1.9) * (0.2 + random() * 0.3), y + Math.sin(angle + corner * 1.9) * (0.2 + random() * 0.3))
        context.fill()
      }
    }, { haze: false })
    stage.layer(0.55, (context) => shadowed(context, stage, ink, () => {
      const rings = [0.23, 0.185, 0.14, 0.095, 0.05].map((radius) => radius * (0.85 + random() * 0.3))
      for (const radius of rings) {
        const tone = color()
        const fill = context.createRadialGradient(heart[0] - radius * 0.4, heart[1] - radius * 0.4, radius * 0.1, heart[0], heart[1], radius)
        fill.addColorStop(0, css(mix(tone, [1, 1, 1], 0.25)))
        fill.addColorStop(1, css(mix(tone, ink, 0.12)))
        context.fillStyle = fill
        context.beginPath()
        context.arc(heart[0], heart[1], radius, 0, 7)
        context.fill()
      }
      for (let disc = 0; disc < 9; disc++) {
        context.fillStyle = css(color(), 0.94)
        context.beginPath()
        context.arc(px(), py(), 0.012 + Math.pow(random(), 2) * 0.09, 0, 7)
        context.fill()
      }
    }), { haze: false })
    stage.layer(0.35, (context) => shadowed(context, stage, ink, () => {
      for (let bar = 0; bar < 7; bar++) {
        const angle = pick(random, [-0.7, -0.7, 0.86, 0.2]) + (random() - 0.5) * 0.2
        const [x, y] = [px(), py()]
        const length = 0.16 + random() * 0.5
        context.strokeStyle = css(random() < 0.45 ? ink : color())
        context.lineWidth = 0.003 + Math.pow(random(), 3) * 0.026
        context.beginPath()
        context.moveTo(x - (Math.cos(angle) * length) / 2, y - (Math.sin(angle) * length) / 2)
        context.lineTo(x + (Math.cos(angle) * length) / 2, y + (Math.sin(angle) * length) / 2)
        context.stroke()
      }
      for (let arc = 0; arc < 6; arc++) {
        context.strokeStyle = css(random() < 0.5 ? ink : color())
        context.lineWidth = 0.003 + random() * 0.012
        const from = random() * 6
        context.beginPath()
        context.arc(px(), py(), 0.05 + random() * 0.2, from, from + 1 + random() * 2)
        context.stroke()
      }
      for (let triangle = 0; triangle < 5; triangle++) {
        const [x, y, size, angle] = [px(), py(), 0.03 + random() * 0.09, random() * 6]
        context.fillStyle = css(color(), 0.95)
        context.beginPath()
        for (const corner of [0, 2.3, 3.7]) context.lineTo(x + Math.cos(angle + corner) * size, y + Math.sin(angle + corner) * size)
        context.fill()
      }
      const [gx, gy, cell] = [px() * 0.8, py() * 0.8, 0.024 + random() * 0.012]
      for (let row = 0; row < 4; row++) for (let column = 0; column < 5; column++) {
        if ((row + column) % 2) continue
        context.fillStyle = css(random() < 0.4 ? ink : color())
        context.fillRect(gx + column * cell, gy + row * cell, cell * 0.94, cell * 0.94)
      }
      context.strokeStyle = css(ink)
      context.lineWidth = 0.0022
      for (let line = 0; line < 7; line++) {
        context.beginPath()
        const [x, y] = [px(), py()]
        context.moveTo(x, y)
        context.bezierCurveTo(px(), py(), px(), py(), x + (random() - 0.5) * 0.5, y + (random() - 0.5) * 0.5)
        context.stroke()
      }
    }), { haze: false })
    stage.place(spots(stage))
  },
}

function divide(random: Random, x: number, y: number, width: number, height: number, left: number, cells: [number, number, number, number][]): void {
  if (left === 0 || (Math.min(width, height) < 0.14 && random() < 0.6) || Math.max(width, height) < 0.16) {
    cells.push([x, y, width, height])
    return
  }
  const at = 0.28 + random() * 0.44
  if (width > height * (0.75 + random() * 0.5)) {
    divide(random, x, y, width * at, height, left - 1, cells)
    divide(random, x + width * at, y, width * (1 - at), height, left - 1, cells)
  } else {
    divide(random, x, y, width, height * at, left - 1, cells)
    divide(random, x, y + height * at, width, height * (1 - at), left - 1, cells)
  }
}

/** Fields of paint between strong lines. */
const grid: Layout = {
  id: 'grid',
  suits: ['symmetrical', 'minimal', 'mondrian', 'pattern', 'grid'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const { accents, paper: ground, ink, scale } = schemeOf(stage, subject)
    const random = stage.fork('grid')
    const cells: [number, number, number, number][] = []
    divide(random, 0, 0, width, height, 5, cells)
    stage.layer(0.6, (context) => {
      for (const [x, y, w, h] of cells) {
        const tone = random() < 0.46 ? mix(ground, scale[4] as Rgb, random() * 0.35) : pick(random, [...accents, scale[1] as Rgb, scale[3] as Rgb])
        const fill = context.createLinearGradient(x, y, x + w, y + h)
        fill.addColorStop(0, css(mix(tone, [1, 1, 1], 0.08)))
        fill.addColorStop(1, css(mix(tone, ink, 0.1)))
        context.fillStyle = fill
        context.fillRect(x, y, w + 0.002, h + 0.002)
        const inside = random()
        if (inside < 0.16) {
          context.fillStyle = css(pick(random, accents))
          context.beginPath()
          context.arc(x + w / 2, y + h / 2, Math.min(w, h) * 0.34, 0, 7)
          context.fill()
        } else if (inside < 0.26) {
          context.fillStyle = css(pick(random, accents), 0.9)
          context.beginPath()
          context.arc(x, y + h, Math.min(w, h) * 0.9, -Math.PI / 2, 0)
          context.lineTo(x, y + h)
          context.fill()
        }
        // Strokes of the brush along the field.
        for (let stroke = 0; stroke < 40; stroke++) {
          context.strokeStyle = css(random() < 0.5 ? mix(tone, [1, 1, 1], 0.4) : mix(tone, ink, 0.3), 0.07)
          context.lineWidth = 0.002 + random() * 0.006
          const v = y + random() * h
          context.beginPath()
          context.moveTo(x + random() * w * 0.4, v)
          context.lineTo(x + w * (0.6 + random() * 0.4), v + (random() - 0.5) * 0.006)
          context.stroke()
        }
      }
    }, { haze: false })
    stage.layer(0.4, (context) => {
      context.strokeStyle = css(ink)
      context.lineCap = 'butt'
      for (const [x, y, w, h] of cells) {
        context.lineWidth = 0.011 + noise.hash(Math.floor(x * 99), Math.floor(y * 99)) * 0.007
        context.strokeRect(x, y, w, h)
      }
    }, { haze: false })
    stage.place(spots(stage))
  },
}

/** Sheets of cut paper in the shape of a map's contours, lit from one side. */
const contours: Layout = {
  id: 'contours',
  suits: ['high', 'contour', 'topographic', 'texture'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const { scale } = schemeOf(stage, subject)
    const table = ramp(scale)
    const levels = 13
    const zoom = 1.25 + stage.fork('contours')() * 0.7
    const field = (x: number, y: number): number => 0.5 + 0.78 * noise.warped(x * zoom + 7, y * zoom, 3, 0.8)
    const away = 0.016
    stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
      const here = field(x, y) * levels
      const level = Math.floor(here)
      // A higher sheet up-light throws its shadow on this one.
      const over = field(x - away, y - away) * levels - (level + 1)
      const near = field(x - away * 0.4, y - away * 0.4) * levels - (level + 1)
      const shadow = 0.4 * smoothstep(-0.12, 0.4, over) + 0.25 * smoothstep(-0.1, 0.3, near)
      const rim = smoothstep(0.1, 0.02, here - level) * 0.3
      const t = clamp(level / levels)
      const index = Math.floor(t * 255) * 3
      const grain = 1 + noise.perlin(x * 160, y * 160) * 0.025
      for (let channel = 0; channel < 3; channel++) out[channel] = clamp((table[index + channel] as number) * (1 - shadow) * grain + rim * 0.4 * (1 - shadow))
      return clamp(1 - t)
    })
    stage.place(spots(stage))
  },
}

/** The painter's answer to words that it cannot read, and to those who ask for it. */
export const ABSTRACT_LAYOUTS: readonly Layout[] = [marble, waves, composition, grid, contours]
