import { css, mix, oklchToRgb } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { pick } from '../../core/random.ts'
import type { Layout, Spot, Stage } from '../../stage.ts'
import type { Random, Rgb } from '../../types.ts'
import { paintGlobe, paintNebula, paintStars, spaceColors, type Globe, type SpaceColors } from './sky.ts'
import { shadeSoftly } from '../scenery/soft-shade.ts'

function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [[0.24, 0.7, 0.32], [0.74, 0.36, 0.2], [0.5, 0.56, 0.44], [0.8, 0.78, 0.14]].map(([x = 0, y = 0, size = 0], index): Spot => ({
    x: width * x, y: height * y + size * 0.3, size, depth: 0.3 + index * 0.12, kind: 'air',
  }))
}

/** In space everything floats: what stands elsewhere is set among the stars too. */
function placeFloating(stage: Stage, own: readonly Spot[]): void {
  stage.place(own.flatMap((spot): Spot[] => (spot.kind === 'air' ? [spot, { ...spot, kind: 'ground' }] : [spot])))
}

function globeOf(colors: SpaceColors, random: Random, part: Pick<Globe, 'x' | 'y' | 'radius' | 'depth'> & { toward: Globe['toward']; rings?: boolean }): Globe {
  const kind = part.rings ? 'gas' : pick(random, ['gas', 'rock', 'ocean'] as const)
  const hue = colors.hue + pick(random, [0, 40, -50, 150])
  const base: readonly [Rgb, Rgb, Rgb] = kind === 'ocean'
    ? [oklchToRgb([0.42, 0.13, 245]), oklchToRgb([0.55, 0.09, 120 - random() * 60]), [1, 1, 1]]
    : [oklchToRgb([0.52, 0.11, hue]), oklchToRgb([0.82, 0.08, hue + 25]), oklchToRgb([0.7, 0.13, hue - 35])]
  return { ...part, kind, colors: base, air: kind === 'ocean' ? oklchToRgb([0.78, 0.11, 235]) : mix(oklchToRgb([0.75, 0.12, hue]), [1, 1, 1], 0.2), tilt: (random() - 0.5) * 0.9 }
}

/** A great planet with rings before a nebula, a moon or two beside it. */
const ringed: Layout = {
  id: 'ringed planet',
  suits: ['centred', 'close', 'thirds', 'planet', 'saturn', 'jupiter', 'ringed', 'solar'],
  paint(stage, subject) {
    const { width, height } = stage
    stage.horizon = height
    const random = stage.fork('planets')
    const colors = spaceColors(stage, subject)
    paintNebula(stage, colors, 0.75)
    paintStars(stage, 900, colors)
    const side = random() < 0.5 ? -1 : 1
    const toward = [side * -0.72, -0.42, 0.55] as const
    const x = width * (0.5 + side * 0.06 + (subject.placement.x ?? 0) * 0.24)
    paintGlobe(stage, globeOf(colors, random, { x, y: height * 0.5, radius: 0.25, toward, rings: true, depth: 0.6 }))
    paintGlobe(stage, globeOf(colors, random, { x: width * (0.5 - side * 0.34), y: height * 0.22, radius: 0.055, toward, depth: 0.5 }))
    if (random() < 0.6) paintGlobe(stage, globeOf(colors, random, { x: width * (0.5 + side * 0.38), y: height * 0.84, radius: 0.025, toward, depth: 0.7 }))
    placeFloating(stage, spots(stage))
  },
}

/** A spiral galaxy, seen aslant. */
const galaxy: Layout = {
  id: 'galaxy',
  suits: ['wide', 'panorama', 'symmetrical', 'galaxy', 'milky', 'universe'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    stage.horizon = height
    const colors = spaceColors(stage, subject)
    const random = stage.fork('galaxy')
    paintNebula(stage, colors, 0.3)
    const [cx, cy] = [width * 0.5, height * 0.5]
    const turn = (random() - 0.5) * 1.2
    const flat = 0.42 + random() * 0.3
    const size = 0.74 * Math.min(1.25, Math.max(width, height))
    const arms = random() < 0.7 ? 2 : 3
    const wind = 4.6 + random() * 1.6
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 400, (x, y, out) => {
      const u = ((x - cx) * cos + (y - cy) * sin) / size
      const v = (-(x - cx) * sin + (y - cy) * cos) / size / flat
      const r = Math.hypot(u, v)
      const knots = noise.fbm(u * 6, v * 6, 4)
      const angle = Math.atan2(v, u) + Math.log(r + 0.03) * -wind + knots * 0.7
      const arm = Math.pow(0.5 + 0.5 * Math.cos(angle * arms), 2.2)
      const disc = Math.exp(-r * 2.5) * smoothstep(1.25, 0.5, r)
      const dust = smoothstep(0.05, 0.4, noise.fbm(u * 9 + 20, v * 9, 4) + 0.16 * Math.cos(angle * arms + 1.1))
      const bulge = Math.exp(-r * r * 110) + 0.5 * Math.exp(-r * 11)
      const glow = disc * (0.18 + 1.9 * arm * (0.6 + knots))
      const rosy = smoothstep(0.18, 0.5, knots + noise.fbm(u * 15, v * 15, 2) * 0.5) * arm * disc * 2.4
      for (let channel = 0; channel < 3; channel++) {
        const far = colors.gas[0][channel] as number
        const near = colors.gas[1][channel] as number
        const blend = clamp(r * 1.7)
        let value = (near + (far - near) * blend) * 0.55 + 0.45 * (colors.core[channel] as number)
        value *= Math.max(0, glow) * (1 - dust * 0.5)
        value += (colors.gas[2][channel] as number) * Math.max(0, rosy)
        value += (colors.core[channel] as number) * bulge * 1.15
        out[channel] = Math.min(1, value)
      }
      out[3] = clamp(Math.max(glow, bulge, rosy) * 2.2)
      return undefined
    })
    paintStars(stage, 800, colors)
    // Young stars along the arms.
    stage.layer(0.95, (context) => {
      for (let star = 0; star < 1300; star++) {
        const r = Math.pow(random(), 0.6)
        const arm = Math.floor(random() * arms)
        const angle = (arm / arms) * Math.PI * 2 + Math.log(r + 0.03) * wind + (random() - 0.5) * 0.9
        const u = Math.cos(angle) * r * size
        const v = Math.sin(angle) * r * size * flat
        context.fillStyle = css(random() < 0.6 ? [0.85, 0.92, 1] : colors.core, (0.3 + 0.7 * random()) * (1 - r * 0.6))
        context.beginPath()
        context.arc(cx + u * cos - v * sin, cy + u * sin + v * cos, 0.0005 + Math.pow(random(), 5) * 0.002, 0, 7)
        context.fill()
      }
    }, { haze: false, depth: false, blend: 'screen' })
    placeFloating(stage, spots(stage))
  },
}

/** A planet that rises over the ground of a moon. */
const planetRise: Layout = {
  id: 'planet rise',
  suits: ['low', 'wide', 'minimal', 'astronaut', 'robot', 'person', 'rocket', 'alien', 'surface', 'moon', 'orbit', 'mars'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const random = stage.fork('rise')
    const colors = spaceColors(stage, subject)
    stage.horizon = height * 0.72
    paintNebula(stage, colors, 0.5)
    paintStars(stage, 1000, colors)
    const side = random() < 0.5 ? -1 : 1
    const toward = [side * -0.75, -0.3, 0.45] as const
    paintGlobe(stage, globeOf(colors, random, { x: width * (0.5 + side * 0.1), y: height * 0.52, radius: 0.32, toward, depth: 0.9 }))
    paintGlobe(stage, globeOf(colors, random, { x: width * (0.5 - side * 0.34), y: height * 0.17, radius: 0.045, toward, depth: 0.85 }))
    const dust = mix(oklchToRgb([0.62, 0.04, colors.hue + 40]), [0.6, 0.58, 0.56], 0.4)
    const gloom = mix(dust, colors.dark, 0.86)
    for (const [band, base, rise] of [[0, 0.73, 0.13], [1, 0.78, 0.06]] as const) {
      const line = (x: number): number => height * base - rise * (noise.ridged(x * 1.5 + band * 9, 3 + band, 5) - 0.35)
      stage.shade({ x: 0, y: height * 0.5, width, height: height * 0.5 }, (x, y, out) => {
        const under = y - line(x)
        if (under < 0) {
          out[3] = 0
          return undefined
        }
        const z = 1 / (0.22 + under * 1.3)
        const u = (x - width / 2) * z
        const crater = noise.cells(u * 1.5, z * 2.6)
        const small = noise.cells(u * 4.1 + 9, z * 6)
        const relief = noise.fbm(u * 1.9, z * 3.2, 5) - noise.fbm(u * 1.9 + toward[0] * 0.1, z * 3.2, 5)
        const bowl = smoothstep(0.4, 0.34, crater) * 0.24 - smoothstep(0.34, 0.22, crater) * 0.42
        const shine = clamp((band ? 0.5 : 0.34) + relief * 1.6 + bowl + smoothstep(0.3, 0.24, small) * 0.12 - smoothstep(0.24, 0.14, small) * 0.2 - under * 0.5)
        for (let channel = 0; channel < 3; channel++) {
          out[channel] = (gloom[channel] as number) + ((dust[channel] as number) - (gloom[channel] as number)) * shine
        }
        out[3] = smoothstep(0, 0.003, under)
        return band ? 0.55 - 0.5 * clamp(under / 0.3) : 0.7
      })
    }
    stage.place([
      { x: width * (0.5 - side * 0.2), y: height * 0.87, size: 0.34, depth: 0.2, kind: 'ground' },
      { x: width * (0.5 + side * 0.2), y: height * 0.81, size: 0.2, depth: 0.4, kind: 'ground' },
      { x: width * (0.5 + side * 0.28), y: height * 0.93, size: 0.4, depth: 0.1, kind: 'ground' },
      ...spots(stage).filter((spot) => spot.y < height * 0.6),
    ])
  },
}

/** Pillars of a star nursery. */
const nursery: Layout = {
  id: 'nebula',
  suits: ['high', 'framed', 'nebula', 'supernova', 'cluster'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    stage.horizon = height
    const colors = spaceColors(stage, subject)
    paintNebula(stage, colors, 1.15)
    const random = stage.fork('pillars')
    const pillars = Array.from({ length: 3 }, (_, index) => ({ x: width * (0.24 + index * 0.25 + random() * 0.06), top: height * (0.2 + random() * 0.34), half: 0.06 + random() * 0.05, lean: (random() - 0.5) * 0.3 }))
    shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 400, (x, y, out) => {
      let cover = 0
      let rim = 0
      for (const { x: px, top, half, lean } of pillars) {
        const wobble = noise.fbm(x * 4 + px * 9, y * 3.2, 4) * 0.11
        const across = (x - px - lean * (height - y) + wobble) / (half * (0.55 + (0.9 * (y - top)) / height))
        const crown = (top - y) / 0.1 + across * across * 0.6 + wobble * 3
        const inside = Math.min(1 - Math.abs(across), 0.5 - crown)
        cover = Math.max(cover, smoothstep(-0.12, 0.22, inside))
        rim = Math.max(rim, Math.exp(-Math.pow((inside - 0.02) * 6, 2)) * smoothstep(height, top, y))
      }
      const depthNoise = noise.fbm(x * 5, y * 5, 5)
      for (let channel = 0; channel < 3; channel++) {
        const body = (colors.dark[channel] as number) * 1.7 + (colors.gas[0][channel] as number) * Math.max(0, 0.16 + depthNoise * 0.5)
        out[channel] = Math.min(1, body + (mix(colors.gas[2], colors.core, 0.5)[channel] as number) * rim * 0.75)
      }
      out[3] = Math.max(cover * 0.94, rim * 0.6)
      return cover > 0.5 ? 0.7 : undefined
    })
    paintStars(stage, 700, colors)
    placeFloating(stage, spots(stage))
  },
}

export const SPACE_LAYOUTS: readonly Layout[] = [ringed, galaxy, planetRise, nursery]
