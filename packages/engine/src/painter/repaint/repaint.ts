import { clamp, lerp, smoothstep } from '../core/math.ts'
import { createNoise } from '../core/noise.ts'
import { createRandom, forkSeed } from '../core/random.ts'
import { fromLab, toLab } from '../styles/filter/lab.ts'
import { lightness, toPixels, toRaster, type Plane, type Raster } from '../styles/filter/raster.ts'
import { blurPlane } from '../styles/filter/blur.ts'
import { flatten, kuwahara } from '../styles/filter/smooth.ts'
import { detailOf } from '../scene.ts'
import { styleById } from '../styles/all.ts'
import { resize } from '../core/canvas.ts'
import type { PaintRequest, PaintResult, Pixels, Rgb } from '../types.ts'
import { depthOf } from './depth.ts'
import { fitCover } from './fit.ts'
import { transferPalette } from './palette-transfer.ts'
import { blendScene } from './scene-blend.ts'
import { findSky } from './sky-mask.ts'
import { addWeather } from './weather.ts'

/** What picture to picture works from. */
export interface RepaintInput {
  /** The given picture in any size; it is scaled and cropped to cover request.width × request.height. */
  readonly source: Pixels
  /** 0 nearly untouched … 1 only its layout and its large masses of colour remain. */
  readonly strength: number
  /**
   * The prompt's scene, painted before its medium (no style applied), in the request's proportions; half the size
   * (long side about 512) is enough. Its reading gives style, weather and time.
   */
  readonly reference: PaintResult
  /** Width, height, seed, steps, guidance and scheduler are read from here. */
  readonly request: PaintRequest
  /** Asked between passes; throws PaintCancelled when the work is to stop. */
  checkpoint(): void
}

/** The repainted picture with the distance of its pixels (0 nearest … 1 sky), request.width × request.height each. */
export interface Repainted {
  readonly pixels: Pixels
  readonly depth: Float32Array
}

/**
 * Paints a given picture anew after a prompt: the palette moves to the prompt's, sky to sky and ground to ground; its
 * weather comes down; detail is simplified; its scene enters where the picture is calm; then the medium takes it.
 * All of that grows with the strength. The same input gives the same bytes. Throws only what `checkpoint` throws.
 */
export function repaint({ source, strength, reference, request, checkpoint }: RepaintInput): Repainted {
  const { width, height } = request
  const scale = Math.min(width, height)
  const force = clamp(strength)
  const seed = forkSeed(request.seed, 'repaint')
  const noise = createNoise(createRandom(forkSeed(seed, 'noise')))
  const detail = detailOf(request.steps)

  const photo = fitCover(source, width, height)
  const original = toRaster(photo)
  const light = lightness(original)
  const sky = findSky(original, light)
  const depth = depthOf(original, light, sky)
  checkpoint()

  const scene = enlarge(reference, width, height)
  const rule = clamp((request.guidanceScale - 1) / 19)
  const recolored = recolor(original, sky, scene, clamp(force ** 0.8 * lerp(0.5, 1.05, rule)))
  checkpoint()
  // The photograph is simplified before the scene enters: what the scene brings stays crisp.
  const plain = simplify(recolored, force, detail, scale)
  checkpoint()
  blendScene(plain, light, sky, scene.raster, scene.sky, force * lerp(0.85, 1.1, rule), scale)
  checkpoint()
  const air = airColor(scene.raster, scene.sky)
  const ground = { depth, sky, air, noise, random: createRandom(forkSeed(seed, 'weather')), scale }
  const weathered = addWeather(plain, reference.reading.weather, smoothstep(0.03, 0.6, force), ground)
  checkpoint()
  deepen(weathered, 0.4 * smoothstep(0.3, 0.9, force), scale)
  checkpoint()

  const base = toPixels(weathered)
  const styled = styleById(reference.reading.style).apply(base, {
    depth,
    noise,
    detail,
    scale,
    scheduler: request.scheduler,
    checkpoint,
    random: createRandom(forkSeed(seed, 'style')),
  })
  // Near 0 the medium only breathes over the photograph.
  return { pixels: mixPixels(base, styled, lerp(0.1, 1, smoothstep(0, 0.32, force))), depth }
}

interface EnlargedScene {
  readonly raster: Raster
  readonly sky: Plane
}

/** The reference at the picture's size, with what of it is sky. */
function enlarge(reference: PaintResult, width: number, height: number): EnlargedScene {
  const { width: w, height: h } = reference.pixels
  const raster = toRaster(resize(reference.pixels, width, height))
  const sky = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(h - 1, Math.floor((y * h) / height)) * w
    for (let x = 0; x < width; x++) {
      const far = reference.depth[row + Math.min(w - 1, Math.floor((x * w) / width))]!
      sky[y * width + x] = smoothstep(0.9, 0.98, far)
    }
  }
  return { raster, sky }
}

function recolor(original: Raster, sky: Plane, scene: EnlargedScene, share: number): Raster {
  const lab = toLab(original)
  transferPalette(lab, sky, toLab(scene.raster), scene.sky, share)
  return fromLab(lab)
}

/** The colour of the scene's air: the mean of its sky, or of all of it. */
function airColor(raster: Raster, sky: Plane): Rgb {
  const sums = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < sky.length; i += 17) {
    const share = sky[i]! + 0.01
    sums[0]! += raster.red[i]! * share
    sums[1]! += raster.green[i]! * share
    sums[2]! += raster.blue[i]! * share
    weight += share
  }
  return [sums[0]! / weight, sums[1]! / weight, sums[2]! / weight]
}

/** Takes detail away and keeps edges; the more strength the larger the masses, the more steps the more is kept. */
function simplify(raster: Raster, force: number, detail: number, scale: number): Raster {
  if (force < 0.05) return raster
  const radius = scale * (0.0012 + 0.012 * force * force) * lerp(1.3, 0.8, detail)
  const masses = kuwahara(raster, radius)
  const calm = force > 0.55 ? flatten(masses, scale * 0.03 * (force - 0.45), 0.25, 2) : masses
  const share = smoothstep(0.05, 0.35, force)
  const pairs = [
    [calm.red, raster.red],
    [calm.green, raster.green],
    [calm.blue, raster.blue],
  ] as const
  for (const [plane, before] of pairs) {
    for (let i = 0; i < plane.length; i++) plane[i] = lerp(before[i]!, plane[i]!, share)
  }
  return calm
}

/** Gives back the contrast between masses that so much mixing takes, in place. */
function deepen(raster: Raster, amount: number, scale: number): void {
  if (amount <= 0) return
  const light = lightness(raster)
  const around = blurPlane(light, raster.width, raster.height, scale * 0.045, 2)
  for (let i = 0; i < light.length; i++) {
    const gain = 1 + clamp((light[i]! - around[i]!) / Math.max(0.12, light[i]!), -0.5, 0.5) * amount
    raster.red[i]! *= gain
    raster.green[i]! *= gain
    raster.blue[i]! *= gain
  }
}

function mixPixels(from: Pixels, to: Pixels, share: number): Pixels {
  const data = new Uint8ClampedArray(from.data.length)
  for (let i = 0; i < data.length; i++) data[i] = from.data[i]! + (to.data[i]! - from.data[i]!) * share
  return { width: from.width, height: from.height, data }
}
