import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import { blurPlane } from './filter/blur.ts'
import { bloom, screen } from './filter/grade.ts'
import { fromLab, toLab, type LabPlanes } from './filter/lab.ts'
import { balanceTones } from './filter/levels.ts'
import { drawLines, silhouettes } from './filter/lines.ts'
import { lightness, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { kuwahara } from './filter/smooth.ts'
import { mannerOf, type Manner } from './schedulers.ts'

const DEGREE = Math.PI / 180

/** Synthwave: the scene in indigo and magenta shade, its contours bent from glowing tubes. */
export const neon: Style = {
  id: 'neon',
  name: 'Neon',
  words: ['neon', 'synthwave', 'vaporwave', 'outrun', 'retrowave', 'neon style', 'cyberpunk style'],
  apply(picture, context) {
    const { scale, detail, depth } = context
    const { width, height } = picture
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const calm = kuwahara(source, scale * 0.005)
    context.checkpoint()
    const light = lightness(calm)
    // Bright tubes need contours on both sides of an edge's dark, so the picture is balanced first.
    const tones = balanceTones(light, 0.5, 0.7)
    const tubes = drawLines(tones, width, height, {
      width: Math.max(0.75, scale * 0.0021 * manner.fine),
      follow: scale * 0.012 * manner.length,
      threshold: lerp(0.014, 0.006, detail),
      hardness: 75,
    })
    const outline = silhouettes(depth, width, height, scale * 0.003)
    for (let i = 0; i < tubes.length; i++) tubes[i] = Math.max(tubes[i]!, outline[i]! * 0.9)
    context.checkpoint()
    const lab = toLab(calm)
    const glow = lightTubes(lab, blurPlane(tubes, width, height, scale * 0.0006, 2), context, manner)
    const night = duotone(lab, tones, context, manner)
    context.checkpoint()
    screen(night, glow, 1)
    bloom(night, 0.5, scale * 0.0075, 0.85)
    bloom(night, 0.42, scale * 0.034, 0.75)
    return toPixels(night)
  },
}

/** Tubes in magenta, cyan, violet or orange: the neon nearest to the colour of the thing, wandering over the picture. */
function lightTubes(lab: LabPlanes, tubes: Plane, context: StyleContext, manner: Manner): Raster {
  const { noise, scale } = context
  const { width, height } = lab
  const out = {
    width,
    height,
    light: new Float32Array(tubes.length),
    a: new Float32Array(tubes.length),
    b: new Float32Array(tubes.length),
  }
  const cos = Math.cos(manner.slope)
  const sin = Math.sin(manner.slope)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const power = tubes[i]!
      if (power < 0.01) continue
      const hue = Math.atan2(lab.b[i]!, lab.a[i]!)
      const warm = Math.cos(hue - 20 * DEGREE) * Math.min(1, Math.hypot(lab.a[i]!, lab.b[i]!) * 9)
      const drift = noise.perlin(((x * cos + y * sin) / scale) * 2.2, ((y * cos - x * sin) / scale) * 2.2) - 0.25
      // Cyan at −1, violet, magenta, orange at 1.
      const place = clamp(warm * 0.75 + drift * 1.3, -1, 1)
      const angle = (place < 0 ? lerp(310, 205, -place) : lerp(310, 410, place ** 1.6)) * DEGREE
      const chroma = 0.27 * (1 - 0.55 * smoothstep(0.75, 1, power))
      out.light[i] = 0.74 * power + 0.2 * smoothstep(0.8, 1, power)
      out.a[i] = Math.cos(angle) * chroma * power
      out.b[i] = Math.sin(angle) * chroma * power
    }
  }
  return fromLab(out)
}

const TONES = 1024
const toneTable = (of: (tone: number) => number): Float32Array =>
  Float32Array.from({ length: TONES + 1 }, (_, k) => of(k / TONES))
const hueOf = (tone: number): number => lerp(282, 352, smoothstep(0.25, 0.95, tone)) * DEGREE
const chromaOf = (tone: number): number => 0.06 + 0.13 * smoothstep(0.05, 0.7, tone)
/** The duotone, from black to white. */
const TONE_LIGHT = toneTable((tone) => 0.11 + 0.4 * tone ** 1.4)
const TONE_A = toneTable((tone) => Math.cos(hueOf(tone)) * chromaOf(tone))
const TONE_B = toneTable((tone) => Math.sin(hueOf(tone)) * chromaOf(tone))

/** The scene itself in shade: deep indigo, violet, then hot pink for the lights, with faint scan lines. */
function duotone(lab: LabPlanes, tones: Plane, context: StyleContext, manner: Manner): Raster {
  const { scale } = context
  const { width, height, light, a, b } = lab
  const pitch = 0.0075 * scale
  const cos = Math.cos(manner.slope)
  const sin = Math.sin(manner.slope)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const tone = tones[i]!
      const across = manner.slope === 0 ? y : y * cos - x * sin
      const line = pitch < 3 ? 1 : 0.965 + 0.035 * Math.cos((across / pitch) * 2 * Math.PI)
      const k = tone <= 0 ? 0 : tone >= 1 ? TONES : (tone * TONES + 0.5) | 0
      light[i] = TONE_LIGHT[k]! * line
      a[i] = lerp(TONE_A[k]!, a[i]! * 1.2, 0.32)
      b[i] = lerp(TONE_B[k]!, b[i]! * 1.2 - 0.02, 0.32)
    }
  }
  return fromLab(lab)
}
