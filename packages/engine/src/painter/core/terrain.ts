import { clamp, smoothstep } from './math.ts'
import { hazeColor } from './haze.ts'
import { ditherAt } from './surface.ts'
import { mix } from './color.ts'
import { paintWater } from './water.ts'
import type { BackStage } from './stage.ts'
import type { Stage, Terrain } from '../stage.ts'
import type { Rgb, Weather } from '../types.ts'

const AIR: Readonly<Record<Weather, number>> = {
  clear: 0.9,
  cloudy: 1,
  overcast: 1.25,
  rain: 1.7,
  storm: 1.4,
  fog: 2.1,
  snow: 1.7,
  wind: 1,
  aurora: 0.9,
}

/** Steps from near to far: more in large pictures, whose rows they have to fill. */
function slicesOf(scale: number): number {
  return Math.round(240 + 280 * clamp(scale / 900))
}

/**
 * Marches every column of the picture from near to far over the height field, with sunlight, long soft shadows and
 * air. Needs the sky to be painted; the stage's horizon is the eye's.
 */
export function paintTerrain(stage: BackStage, terrain: Terrain): void {
  const { surface, palette, light, reading } = stage
  const { scale, offsetX, offsetY } = surface.view
  const { width, height } = surface
  const bytes = surface.bytes()
  const depths = surface.depthBytes()
  const focal = 1.12
  const slices = slicesOf(scale)
  // In tall pictures the ground comes nearer than the layout thought.
  const near = Math.min(terrain.near, (terrain.camera * focal * 0.8) / Math.max(0.1, stage.height - stage.horizon))
  const growth = Math.pow(terrain.far / near, 1 / slices)
  const columns = width + 3 - (width & 1)
  const stride = scale > 600 ? 2 : 1
  const heights = new Float32Array(slices * columns)
  const shadow = new Float32Array(columns)
  const ground = new Float32Array(3)
  const worldX = (column: number, z: number): number => (((column - 1 + offsetX) / scale - stage.width / 2) / focal) * z
  for (let s = 0, z = near; s < slices; s++, z *= growth) {
    // What a pixel cannot show is noise: octaves end where their waves grow finer than two pixels.
    const octaves = Math.max(2, Math.min(8, Math.log2((scale * focal) / (z * 2.2)) + 3))
    const at = s * columns
    for (let c = 0; c < columns; c += stride) heights[at + c] = terrain.height(worldX(c, z), z, octaves)
    // In large pictures every other column lies halfway between its neighbours.
    if (stride === 2) {
      for (let c = 1; c < columns; c += 2)
        heights[at + c] = (heights[at + c - 1]! + heights[at + Math.min(c + 1, columns - 2)]!) / 2
    }
  }
  // Shadows: along each slice the shadow's upper edge sinks away from the light.
  const [lightX, lightY, lightZ] = light.direction
  const shade = new Uint8Array(slices * columns)
  const fromLeft = lightX < 0
  for (let s = 0, z = near; s < slices; s++, z *= growth) {
    const step = (z / focal / scale) * (lightY / Math.max(0.2, Math.abs(lightX)))
    const soft = 0.02 * z + 0.03
    let edge = -1e9
    for (let i = 0; i < columns; i++) {
      const c = fromLeft ? i : columns - 1 - i
      const h = heights[s * columns + c]!
      edge = Math.max(edge - step, h)
      shadow[c] = clamp((edge - h) / soft)
      shade[s * columns + c] = 255 * shadow[c]
    }
  }
  const air = AIR[reading.weather] * (terrain.air ?? 1)
  const mist = terrain.mist ?? (reading.weather === 'fog' ? 1.6 : 0.35)
  const airColors = new Float32Array(columns * 3)
  for (let c = 0; c < columns; c++) {
    const tone: Rgb = hazeColor(palette, light, (c - 1 + offsetX) / scale)
    airColors.set(tone, c * 3)
  }
  const mask = terrain.water ? new Uint8Array(width * height) : null
  const eye = stage.horizon * scale - offsetY
  const relief = 0.35 + 0.65 * light.strength
  const { ambient, sunlight } = palette
  const bounce = mix(ambient, palette.haze, 0.25)
  const row = new Float32Array(3)
  const last = new Float32Array(3)
  const behind = new Float32Array(3)
  const paintGround = (x: number, z: number, h: number, up: number, sun: number, fog: number, k: number): void => {
    terrain.color(x, z, h, up, ground)
    for (let q = 0; q < 3; q++) {
      const color = ground[q]! * (bounce[q]! * 0.92 + sunlight[q]! * sun * 1.15)
      row[q] = (color + (airColors[k + q]! - color) * fog) * 255
    }
  }
  for (let px = 0; px < width; px++) {
    const c = px + 1
    let top = height
    let joined = false
    let behindRow = -1
    for (let s = 0, z = near; s < slices - 1 && top > 0; s++, z *= growth) {
      const at = s * columns + c
      const h = heights[at]!
      const wet = mask !== null && h <= 0
      const project = (focal * scale) / z
      const y = eye + (terrain.camera - (wet ? 0 : h)) * project
      if (y >= top) {
        joined = false
        continue
      }
      const dx = 1 / project
      const dz = z * (growth - 1)
      const slopeX = -(heights[at + 1]! - heights[at - 1]!) / (2 * dx)
      const slopeZ = -(heights[at + columns]! - h) / dz
      const length = Math.sqrt(slopeX * slopeX + 1 + slopeZ * slopeZ)
      const facing = clamp((slopeX * lightX + lightY + slopeZ * lightZ) / length)
      const sun = facing * (1 - (shade[at]! / 255) * 0.85) * relief + (1 - relief) * 0.45
      const x = worldX(c, z)
      const far = z / terrain.far
      const fog =
        1 - Math.exp(-Math.pow(far * 1.3, 1.35) * air - mist * Math.exp(-Math.max(0, h) * 2.2) * Math.min(1, far * 2.2))
      const k = c * 3
      const up = 1 / length
      paintGround(x, z, h, up, sun, fog, k)
      const depth = clamp(Math.log(z / terrain.near) / Math.log(terrain.far / terrain.near)) * 0.93 * 255
      const from = Math.max(0, y)
      const steep = !wet && top - y > 4
      const span = 1 / Math.max(1, top - y)
      if (!joined) last.set(row)
      joined = true
      for (let py = Math.min(height - 1, Math.ceil(top) - 1); py >= Math.floor(from); py--) {
        const cover = Math.min(top, py + 1) - Math.max(from, py)
        if (cover <= 0) continue
        const i = (py * width + px) * 4
        const d = ditherAt(px, py)
        // A wall that one slice paints many rows of keeps its texture; flat ground is blended with the slice before.
        if (steep) paintGround(x, z, h - (py + 0.5 - y) / project, up, sun, fog, k)
        const back = steep ? 0 : clamp((py + 0.5 - y) * span)
        if (py !== behindRow) {
          behindRow = py
          for (let q = 0; q < 3; q++) behind[q] = bytes[i + q]!
        }
        // Slices that share a row add up: each replaces its part of what was behind them all.
        for (let q = 0; q < 3; q++) {
          bytes[i + q] = bytes[i + q]! + (row[q]! + (last[q]! - row[q]!) * back - behind[q]!) * cover + d * cover
        }
        if (cover > 0.35) {
          if (mask) mask[py * width + px] = wet ? 1 : 0
          depths[((py >> 1) * surface.depthWidth + (px >> 1)) * 4] = depth
        }
      }
      last.set(row)
      top = from
    }
  }
  if (mask) {
    paintWater(stage, stage.horizon, stage.height, {
      mask,
      ...(terrain.ripple === undefined ? {} : { ripple: terrain.ripple }),
    })
  }
}

/** Where a point of a terrain appears: units of the picture, and its depth for layers. */
export function project(
  stage: Stage,
  terrain: Pick<Terrain, 'camera' | 'near' | 'far'>,
  x: number,
  z: number,
  height: number,
): { x: number; y: number; scale: number; depth: number } {
  const scale = 1.12 / z
  return {
    x: stage.width / 2 + x * scale,
    y: stage.horizon + (terrain.camera - height) * scale,
    scale,
    depth: clamp(Math.log(z / terrain.near) / Math.log(terrain.far / terrain.near)) * 0.93,
  }
}

/** Snow and grass, rock and scree by height and steepness; a common colouring of mountains. */
export function alpineColor(
  stage: Stage,
  snowLine: number,
): (x: number, z: number, height: number, up: number, out: Float32Array) => void {
  const { palette, noise } = stage
  const rockWarm = mix(palette.rock, palette.land, 0.25)
  const rockCool = mix(palette.rock, palette.cloudShade, 0.3)
  const wood = mix(palette.foliage, palette.shade, 0.25)
  return (x, z, height, up, out) => {
    const grain = noise.fbm(x * 1.7, z * 1.7 + height * 3, 4)
    const band = noise.perlin(height * 7 + grain * 2, x * 0.3)
    const grass =
      smoothstep(0.55, 0.8, up + grain * 0.25) * smoothstep(snowLine * 0.75, snowLine * 0.25, height + grain * 0.5)
    const trees =
      smoothstep(0.05, 0.32, noise.fbm(x * 0.9 + 30, z * 0.9, 3)) * smoothstep(snowLine * 0.5, snowLine * 0.2, height)
    const snow =
      smoothstep(snowLine - 0.12, snowLine + 0.3, height + grain * 0.9) * smoothstep(0.28, 0.5, up + grain * 0.22)
    for (let q = 0; q < 3; q++) {
      let value = rockCool[q]! + (rockWarm[q]! - rockCool[q]!) * clamp(0.5 + band * 0.6)
      value *= 1 + grain * 0.35
      value += (palette.grass[q]! * (0.92 + grain * 0.4) - value) * grass
      value += (wood[q]! * (0.9 + grain * 0.5) - value) * trees * grass * 0.9
      value += (palette.snow[q]! - value) * snow
      out[q] = value
    }
  }
}
