import { css, mix, oklchToRgb, rgbToOklch } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'
import type { Rgb } from '../../types.ts'

/** Colours of an interior that go with the hour outside. */
export interface RoomColors {
  readonly wall: Rgb
  readonly wallShade: Rgb
  readonly table: Rgb
  readonly tableShade: Rgb
}

/** The colours of a room of this picture. */
export function roomColors(stage: Stage): RoomColors {
  const { palette } = stage
  const night = stage.reading.time === 'night' || stage.reading.time === 'dusk'
  const [, chroma, hue] = rgbToOklch(palette.named[1] ?? palette.named[0] ?? palette.accent2)
  const wall = oklchToRgb([
    night ? 0.36 : 0.66,
    Math.min(0.06, chroma * 0.5),
    hue + (palette.named.length ? 0 : 180 * Math.floor(stage.random() * 2)),
  ])
  const table = mix(palette.bark, oklchToRgb([0.58, 0.08, 60]), 0.65)
  return {
    wall,
    wallShade: mix(wall, palette.shade, 0.62),
    table: lit(palette, table, night ? 0.5 : 0.95),
    tableShade: mix(lit(palette, table, 0.1), palette.shade, 0.4),
  }
}

/** A wall in light from one side, with the window's bright panes thrown on it. */
export function paintWall(stage: Stage, colors: RoomColors, foot: number, panes: boolean): void {
  const { width, noise, palette, light } = stage
  const side = light.direction[0] < 0 ? -1 : 1
  const night = stage.reading.time === 'night'
  const warm = mix(palette.sun, palette.sunlight, 0.3)
  stage.shade({ x: 0, y: 0, width, height: foot + 0.01 }, (x, y, out) => {
    const across = side < 0 ? x / width : 1 - x / width
    const rough = noise.fbm(x * 3.5, y * 3.5, 4) * 0.16 + noise.perlin(x * 60, y * 60) * 0.02
    const shine = clamp(1.02 - across * 0.9 - Math.abs(y - foot * 0.35) * 0.3 + rough)
    let beam = 0
    if (panes) {
      const u = x - side * -0.28 * (y - foot * 0.4) - width * (0.5 - side * -0.05)
      const v = y - foot * 0.4 + u * 0.18 * side
      const inside = smoothstep(0.25, 0.235, Math.abs(u)) * smoothstep(0.24, 0.225, Math.abs(v))
      const bars =
        smoothstep(0.008, 0.016, Math.abs(u)) *
        smoothstep(0.008, 0.016, Math.abs(v)) *
        smoothstep(0.008, 0.016, Math.abs(Math.abs(v) - 0.12))
      beam = inside * bars * (night ? 0.22 : 0.5) * (0.8 + 0.6 * noise.fbm(x * 5 + 40, y * 5, 3))
    }
    for (let channel = 0; channel < 3; channel++) {
      const value =
        (colors.wallShade[channel] as number) +
        ((colors.wall[channel] as number) - (colors.wallShade[channel] as number)) * shine
      out[channel] = value + ((warm[channel] as number) - value) * beam
    }
    return 0.85
  })
}

/** A table's top from its far edge at `edge` down to the picture's foot: planks, polish, the light's reflection. */
export function paintTable(stage: Stage, colors: RoomColors, edge: number): void {
  const { width, height, noise, light } = stage
  const side = light.direction[0] < 0 ? -1 : 1
  stage.shade({ x: 0, y: edge, width, height: height - edge }, (x, y, out) => {
    const under = y - edge
    const z = 1 / (0.35 + under)
    const u = (x - width / 2) * z
    const plank = Math.floor(u * 2.2 + 30)
    const grain = noise.fbm(u * 1.5 + plank * 17, z * 26 + noise.perlin(u * 3, z * 3) * 1.5, 3)
    const joint = smoothstep(0.015, 0.03, Math.abs(u * 2.2 + 30 - Math.round(u * 2.2 + 30)))
    const across = side < 0 ? x / width : 1 - x / width
    const sheen = Math.exp(-under * 7) * 0.35 * (1 - across)
    const shine =
      clamp(0.85 - across * 0.6 + grain * 0.45 + sheen + (noise.hash(plank, 1) - 0.5) * 0.14) * (0.6 + 0.4 * joint)
    for (let channel = 0; channel < 3; channel++) {
      out[channel] =
        (colors.tableShade[channel] as number) +
        ((colors.table[channel] as number) - (colors.tableShade[channel] as number)) * shine +
        sheen * 0.25
    }
    return 0.5 - 0.45 * (under / (height - edge))
  })
}

/** A cloth that covers the table's middle and falls over its front in folds. */
export function paintCloth(stage: Stage, color: Rgb, edge: number): void {
  const { width, height, palette, noise, light } = stage
  const side = light.direction[0] < 0 ? -1 : 1
  const bright = lit(palette, color, 1)
  const dark = mix(lit(palette, color, 0.15), palette.shade, 0.3)
  const fold = edge + (height - edge) * 0.62
  stage.shade({ x: 0, y: edge, width, height: height - edge }, (x, y, out) => {
    const border = 0.09 + 0.02 * noise.perlin(y * 5, 3)
    const inside = Math.min(x - width * border + (y - edge) * 0.24, width * (1 - border) - x + (y - edge) * 0.24)
    if (inside < 0) {
      out[3] = 0
      return undefined
    }
    const hang = Math.max(0, y - fold - 0.012 * noise.perlin(x * 5, 1))
    const crease =
      hang > 0
        ? Math.sin(x * 34 + noise.fbm(x * 4, y, 2) * 7) * smoothstep(0, 0.06, hang)
        : noise.ridged(x * 2.4, y * 3.4, 3) - 0.6
    const across = side < 0 ? x / width : 1 - x / width
    const shine = clamp(
      0.86 -
        across * 0.45 +
        crease * (hang > 0 ? 0.3 : 0.24) -
        (hang > 0 ? 0.22 : 0) +
        noise.perlin(x * 90, y * 90) * 0.03,
    )
    for (let channel = 0; channel < 3; channel++)
      out[channel] = (dark[channel] as number) + ((bright[channel] as number) - (dark[channel] as number)) * shine
    out[3] = smoothstep(0, 0.006, inside)
    return undefined
  })
}

/** A pool of shadow that a thing on the table leaves away from the light. */
export function tableShadow(stage: Stage, x: number, y: number, reach: number): void {
  const away = stage.light.direction[0] < 0 ? 1 : -1
  stage.layer(
    0.3,
    (context) => {
      context.save()
      context.translate(x + away * reach * 0.45, y)
      context.scale(reach, reach * 0.26)
      const fill = context.createRadialGradient(-away * 0.25, 0, 0.1, 0, 0, 1)
      fill.addColorStop(0, css(stage.palette.shade, 0.6))
      fill.addColorStop(1, css(stage.palette.shade, 0))
      context.fillStyle = fill
      context.fillRect(-1, -1, 2, 2)
      context.restore()
    },
    { haze: false, depth: false },
  )
}
