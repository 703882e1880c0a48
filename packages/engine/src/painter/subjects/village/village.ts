import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lerp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot, Stage, Subject } from '../../stage.ts'
import type { NamedSubject, Random, Rgb } from '../../types.ts'
import { rowboatFigure, sailboatFigure } from '../vehicles/sailboat.ts'
import { enter } from '../figure/cast.ts'
import { cityLight, glow, type CityLight } from '../city/facades.ts'
import { drawGabled } from '../city/rooftops.ts'
import { paintMist } from '../scenery/air.ts'
import { groundColor, paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintRock } from '../scenery/rock.ts'
import { drawLeafTree, paintTrees } from '../scenery/woods.ts'

function boat(id: string): NamedSubject {
  return { id, placement: { x: null, distance: null }, colors: [], count: 1 }
}

function houseColors(subject: NamedSubject, random: Random): { wall: Rgb; roof: Rgb } {
  const own = subject.colors[0]
  const walls = [[0.84, 0.08, 75], [0.76, 0.11, 45], [0.8, 0.09, 25], [0.78, 0.07, 230], [0.9, 0.03, 90], [0.76, 0.09, 165], [0.68, 0.13, 35], [0.86, 0.1, 95]] as const
  const wall = own && random() < 0.6 ? own : (walls[Math.floor(random() * walls.length)] ?? walls[0])
  return { wall: oklchToRgb([wall[0] + (random() - 0.5) * 0.05, wall[1], wall[2]]), roof: oklchToRgb([0.52 + random() * 0.08, 0.11, 35 + random() * 18]) }
}

/** A narrow town house of three or four floors with shutters, an awning, washing on a line. */
function drawTownHouse(stage: Stage, context: SKRSContext2D, light: CityLight, x: number, base: number, wide: number, high: number, colors: { wall: Rgb; roof: Rgb }, random: Random): void {
  const { palette } = stage
  const side = stage.light.direction[0] < 0 ? -1 : 1
  const front = mix(lit(palette, colors.wall, 0.85), palette.shade, light.dark * 0.42)
  const dim = mix(lit(palette, colors.wall, 0.4), palette.shade, light.dark * 0.42)
  const fill = context.createLinearGradient(side < 0 ? x : x + wide, 0, side < 0 ? x + wide : x, 0)
  fill.addColorStop(0, css(front))
  fill.addColorStop(1, css(dim))
  context.fillStyle = fill
  context.fillRect(x, base - high, wide, high + 0.002)
  const roof = mix(lit(palette, colors.roof, 0.75), palette.shade, light.dark * 0.4)
  const rise = wide * (0.24 + random() * 0.3)
  context.fillStyle = css(roof)
  context.beginPath()
  context.moveTo(x - wide * 0.05, base - high + 0.002)
  if (random() < 0.5) context.lineTo(x + wide / 2, base - high - rise)
  else {
    context.lineTo(x + wide * 0.14, base - high - rise * 0.7)
    context.lineTo(x + wide * 0.86, base - high - rise * 0.7)
  }
  context.lineTo(x + wide * 1.05, base - high + 0.002)
  context.fill()
  if (random() < 0.7) context.fillRect(x + wide * (0.2 + random() * 0.5), base - high - rise * 1.1, wide * 0.1, rise * 0.8)
  const columns = wide > 0.1 ? 3 : 2
  const floors = Math.max(2, Math.round(high / 0.075))
  const shutter = mix(lit(palette, oklchToRgb([0.45 + random() * 0.2, 0.09, [150, 230, 30, 200][Math.floor(random() * 4)] ?? 150]), 0.7), palette.shade, light.dark * 0.4)
  for (let floor = 0; floor < floors; floor++) {
    const y = base - high + (high * (floor + 0.22)) / floors
    const tall = (high / floors) * 0.56
    for (let column = 0; column < columns; column++) {
      const u = x + (wide * (column + 0.5)) / columns
      const pane = (wide / columns) * 0.34
      const on = random() < 0.1 + 0.65 * light.dark
      const bottom = floor === floors - 1
      context.fillStyle = css(mix(front, [1, 1, 1], 0.4))
      context.fillRect(u - pane * 0.66, y - tall * 0.06, pane * 1.32, tall * 1.12)
      context.fillStyle = on && light.dark > 0.1 ? css(light.windows[Math.floor(random() * 3)] ?? palette.lamp) : css(mix(palette.sky, palette.shade, 0.62))
      context.fillRect(u - pane / 2, y, pane, bottom ? tall * 1.2 : tall)
      if (bottom) {
        context.fillStyle = css(mix(lit(palette, oklchToRgb([0.7, 0.14, random() * 360]), 0.8), palette.shade, light.dark * 0.4))
        context.beginPath()
        context.moveTo(u - pane * 0.9, y + tall * 0.14)
        context.lineTo(u + pane * 0.9, y + tall * 0.14)
        context.lineTo(u + pane * 1.15, y + tall * 0.5)
        context.lineTo(u - pane * 1.15, y + tall * 0.5)
        context.fill()
        continue
      }
      context.fillStyle = css(shutter)
      for (const wing of [-1, 1]) context.fillRect(u + wing * pane * 0.62 - (wing < 0 ? pane * 0.36 : 0), y, pane * 0.36, tall)
      if (random() < 0.3) {
        context.fillStyle = css(lit(palette, palette.foliageLight, 0.7))
        context.fillRect(u - pane * 0.6, y + tall, pane * 1.2, tall * 0.1)
        for (let bloom = 0; bloom < 5; bloom++) {
          context.fillStyle = css(lit(palette, bloom % 2 ? palette.accent : palette.blossom, 0.9))
          context.beginPath()
          context.arc(u - pane * 0.5 + bloom * pane * 0.25, y + tall, pane * 0.13, 0, 7)
          context.fill()
        }
      }
    }
  }
}

function waterSpots(stage: Stage, top: number): Spot[] {
  const { width, height } = stage
  return [0.26, 0.74, 0.5].flatMap((x): Spot[] => [
    { x: width * x, y: lerp(top, height, 0.3), size: 0.12, depth: 0.4, kind: 'water' },
    { x: width * x, y: lerp(top, height, 0.62), size: 0.22, depth: 0.2, kind: 'water' },
    { x: width * x, y: top * 0.35, size: 0.12, depth: 0.7, kind: 'air' },
    { x: width * x, y: height * 0.97, size: 0.24, depth: 0.08, kind: 'ground' },
  ])
}

/** Painted houses along a quay, boats before them. */
const harbour: Layout = {
  id: 'harbour',
  suits: ['wide', 'panorama', 'symmetrical', 'boat', 'harbour', 'harbor', 'port', 'marina', 'quay', 'fishing', 'coastal', 'terre'],
  paint(stage, subject) {
    const { width, height, palette } = stage
    const light = cityLight(stage, subject)
    const quay = height * 0.62
    stage.horizon = quay
    stage.sky()
    paintRidges(stage, { count: 3, far: quay - 0.1, near: quay - 0.03, rise: 0.26, jagged: 0.35, wooded: true })
    const random = stage.fork('quay')
    for (const row of [0, 1]) {
      stage.layer(row ? 0.45 : 0.6, (context) => {
        for (let x = -0.05; x < width + 0.02; ) {
          const wide = (row ? 0.085 : 0.06) * (0.8 + random() * 0.6)
          const high = row ? 0.15 + random() * 0.13 : 0.3 + random() * 0.12
          drawTownHouse(stage, context, light, x, row ? quay : quay - 0.03, wide, high, houseColors(subject, random), random)
          x += wide * (row ? 1.02 : 1.3)
        }
        if (!row) return
        context.fillStyle = css(mix(lit(palette, palette.rock, 0.55), palette.shade, 0.2))
        context.fillRect(-0.1, quay - 0.004, width + 0.2, 0.02)
      })
    }
    if (light.dark > 0.3) stage.layer(0.45, (context) => { for (let lamp = 0; lamp < 14; lamp++) glow(context, (width * (lamp + 0.5)) / 14, quay - 0.05, 0.06, palette.lamp, 0.7 * light.dark) }, { haze: false, depth: false, blend: 'screen' })
    stage.water(quay + 0.016, height, { ripple: 0.24 })
    for (let index = 0; index < 6; index++) {
      const t = random()
      const x = width * (0.08 + 0.84 * ((index * 0.37 + random() * 0.2) % 1))
      const kind = random() < 0.5
      enter(stage, { figure: kind ? sailboatFigure : rowboatFigure, scale: kind ? 1 : 0.34, widest: 0.22 }, boat(`boat ${index}`), { x, y: quay + 0.05 + t * 0.12, size: 0.12 + 0.1 * t, depth: 0.42 - 0.15 * t, kind: 'water' })
    }
    stage.place(waterSpots(stage, quay))
  },
}

/** White cubes that climb a headland over the sea. */
const hillside: Layout = {
  id: 'hillside',
  suits: ['high', 'thirds', 'sea', 'santorini', 'amalfi', 'seaside'],
  paint(stage, subject) {
    const { width, height, palette, noise } = stage
    const light = cityLight(stage, subject)
    stage.horizon = height * 0.44
    stage.sky()
    paintRidges(stage, { count: 1, far: height * 0.43, near: height * 0.45, rise: 0.1, jagged: 0.3, depths: [0.88, 0.88] })
    stage.water(stage.horizon + 0.004, height, { ripple: 0.5 })
    stage.place(waterSpots(stage, stage.horizon).filter((spot) => spot.kind === 'water' || spot.kind === 'air'))
    const side = stage.random() < 0.5 ? -1 : 1
    const from = (x: number): number => (side < 0 ? x : width - x) / width
    const slope = (x: number): number => height * (0.3 + 0.72 * Math.pow(from(x) * 1.05, 1.25)) + 0.09 * noise.fbm(x * 3.4, 2, 4)
    paintRock(stage, { top: slope, depth: 0.5 })
    const random = stage.fork('cubes')
    const tint = subject.colors[0] ? oklchToRgb(subject.colors[0]) : oklchToRgb([0.48, 0.15, 255])
    const west = stage.light.direction[0] < 0
    for (let row = 0; row < 13; row++) {
      const t = row / 12
      stage.layer(lerp(0.55, 0.1, t), (context) => {
        const size = lerp(0.045, 0.13, t)
        for (let x = side < 0 ? -0.05 : width + 0.05; side < 0 ? x < width * 0.9 : x > width * 0.1; x -= side * size * (0.9 + random() * 0.5)) {
          const y = slope(x) + 0.05 + t * 0.62 * height
          if (y > height + size || from(x) > 0.34 + t * 0.44 + random() * 0.12) {
            random()
            continue
          }
          const wide = size * (0.8 + random() * 0.5)
          const high = size * (0.7 + random() * 0.5)
          const bright = mix(lit(palette, [0.97, 0.96, 0.93], 0.9), palette.shade, light.dark * 0.5)
          const dim = mix(lit(palette, [0.93, 0.93, 0.96], 0.3), palette.shade, light.dark * 0.4)
          context.fillStyle = css(dim)
          context.fillRect(x - wide / 2, y - high, wide, high * 1.6)
          context.fillStyle = css(bright)
          context.fillRect(west ? x - wide / 2 : x - wide * 0.16, y - high, wide * 0.66, high * 1.6)
          context.fillRect(x - wide * 0.53, y - high - size * 0.03, wide * 1.06, size * 0.06)
          if (random() < 0.16) {
            const dome = context.createRadialGradient(x - wide * (west ? 0.12 : -0.12), y - high * 1.3, size * 0.02, x, y - high, wide * 0.5)
            dome.addColorStop(0, css(mix(lit(palette, tint, 1), [1, 1, 1], 0.3)))
            dome.addColorStop(1, css(mix(lit(palette, tint, 0.3), palette.shade, 0.3)))
            context.fillStyle = dome
            context.beginPath()
            context.arc(x, y - high, wide * 0.38, Math.PI, Math.PI * 2)
            context.fill()
          }
          for (let pane = 0; pane < 3; pane++) {
            const on = random() < light.dark * 0.7
            context.fillStyle = on ? css(palette.lamp) : css(random() < 0.4 ? lit(palette, tint, 0.6) : mix(palette.shade, palette.sky, 0.3))
            const u = x - wide * 0.32 + pane * wide * 0.27
            context.fillRect(u, y - high * (0.72 - 0.3 * random()), wide * 0.1, high * 0.26)
          }
          if (random() < 0.16) drawLeafTree(context, x + wide * 0.5, y + size * 0.1, size * 0.9, { dark: mix(lit(palette, palette.foliage, 0.2), palette.shade, 0.2), bright: random() < 0.35 ? lit(palette, oklchToRgb([0.66, 0.19, 350]), 0.9) : lit(palette, palette.foliageLight, 0.9), bark: lit(palette, palette.bark, 0.5) }, west ? -1 : 1, false, random)
        }
      })
    }
    stage.place([{ x: width * (0.5 - side * -0.2), y: height * 0.94, size: 0.24, depth: 0.1, kind: 'ground' }])
  },
}

/** A village in its valley under the mountains, a church in the middle. */
const valley: Layout = {
  id: 'valley',
  suits: ['centred', 'low', 'mountains', 'framed', 'mountain', 'alpine', 'snowy', 'winter', 'medieval', 'hamlet', 'old'],
  paint(stage, subject) {
    const { width, height, palette, noise, reading } = stage
    const light = cityLight(stage, subject)
    stage.horizon = height * 0.52
    stage.sky()
    paintRidges(stage, { count: 4, far: height * 0.44, near: height * 0.58, rise: 0.34, jagged: 0.9 })
    paintMist(stage, height * 0.56, 0.08, 0.5)
    const line = (x: number): number => height * 0.6 - 0.05 * Math.sin((x / width) * 3 + 0.6) + 0.012 * noise.fbm(x * 4, 3, 3)
    paintTrees(stage, { line, count: 40, size: [0.06, 0.14], depth: 0.6, firs: 0.85, name: 'wood' })
    paintGround(stage, { line, depths: [0.55, 0.03] })
    const random = stage.fork('village')
    const snowy = reading.weather === 'snow' || reading.season === 'winter'
    const middle = width * (0.42 + 0.16 * random())
    for (let row = 0; row < 6; row++) {
      const t = row / 5
      const size = lerp(0.06, 0.15, t)
      stage.layer(lerp(0.5, 0.2, t), (context) => {
        if (row === 2) {
          const y = line(middle) + 0.09
          const stone = mix(lit(palette, mix(palette.snow, palette.sand, 0.4), 0.8), palette.shade, light.dark * 0.4)
          const roof = mix(lit(palette, snowy ? palette.snow : oklchToRgb([0.42, 0.06, 40]), 0.7), palette.shade, light.dark * 0.3)
          context.fillStyle = css(mix(stone, palette.shade, 0.3))
          context.fillRect(middle, y - 0.1, 0.15, 0.12)
          context.fillStyle = css(roof)
          context.beginPath()
          context.moveTo(middle - 0.005, y - 0.1)
          context.lineTo(middle + 0.02, y - 0.155)
          context.lineTo(middle + 0.15, y - 0.155)
          context.lineTo(middle + 0.165, y - 0.095)
          context.fill()
          context.fillStyle = css(stone)
          context.fillRect(middle - 0.026, y - 0.2, 0.052, 0.22)
          context.fillStyle = css(roof)
          context.beginPath()
          context.moveTo(middle - 0.034, y - 0.2)
          context.lineTo(middle, y - 0.34)
          context.lineTo(middle + 0.034, y - 0.2)
          context.fill()
          context.fillStyle = light.dark > 0.2 ? css(palette.lamp) : css(palette.shade)
          context.fillRect(middle - 0.006, y - 0.17, 0.012, 0.03)
        }
        for (let house = 0; house < 7; house++) {
          const x = middle + (random() - 0.5) * width * (0.5 + 0.45 * t)
          const y = line(x) + 0.035 + t * 0.2 * height + random() * 0.02
          const { wall, roof } = houseColors(subject, random)
          drawGabled(stage, context, light, x, y, size * (0.85 + random() * 0.3), snowy ? mix(palette.snow, roof, 0.15) : roof, mix(wall, palette.snow, 0.25), random)
          // The meadow hides the foot of the walls.
          const earth = lit(palette, groundColor(stage), 0.5)
          context.save()
          context.translate(x + size * 0.3, y + size * 0.34)
          context.scale(size * 1.25, size * 0.22)
          const foot = context.createRadialGradient(0, 0, 0.45, 0, 0, 1)
          foot.addColorStop(0, css(earth))
          foot.addColorStop(1, css(earth, 0))
          context.fillStyle = foot
          context.fillRect(-1, -1, 2, 2)
          context.restore()
        }
      })
      if (row === 3) paintTrees(stage, { line: (x) => line(x) + 0.13, count: 15, size: [0.06, 0.13], depth: 0.3, firs: 0.4, name: 'between', gap: [(middle / width) * 2 - 1, 0.4] })
    }
    if (light.dark > 0.3) stage.layer(0.3, (context) => { for (let lamp = 0; lamp < 22; lamp++) glow(context, middle + (random() - 0.5) * width * 0.8, height * (0.62 + 0.24 * random()), 0.05, palette.lamp, 0.34 * light.dark) }, { haze: false, depth: false, blend: 'screen' })
    stage.place([0.25, 0.75, 0.5].flatMap((x): Spot[] => [
      { x: width * x, y: height * 0.92, size: 0.22, depth: 0.12, kind: 'ground' },
      { x: width * x, y: height * 0.2, size: 0.13, depth: 0.7, kind: 'air' },
    ]))
    paintGrass(stage, { line: () => height * 0.92, blade: [0.02, 0.07], from: 0, to: 0.1, count: 600, depth: 0.06, name: 'front', flowers: [palette.blossom, palette.accent], bloom: 0.18 })
    paintTrees(stage, { line: () => height * 1.0, count: 7, size: [0.3, 0.5], depth: 0.05, firs: 1, name: 'frame', gap: [0, 0.78] })
  },
}

/** Villages and harbours. */
export const village: Subject = {
  id: 'village',
  words: ['village', 'harbour', 'harbor', 'port', 'fishing village', 'town', 'santorini', 'cinque terre', 'amalfi', 'hamlet', 'old town', 'mountain village', 'alpine village', 'snowy village', 'winter village', 'medieval village', 'medieval town', 'harbour town', 'harbor town', 'snowy town', 'coastal town', 'coastal village', 'tuscan village', 'hill town', 'seaside town', 'marina', 'quay', 'settlement'],
  layouts: [harbour, hillside, valley],
  place: true,
}
