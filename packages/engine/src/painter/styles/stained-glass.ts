import { clamp, smoothstep } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import { blurPlane } from './filter/blur.ts'
import { measureFlow } from './filter/flow.ts'
import { bloom } from './filter/grade.ts'
import { fromLab, toLab, type LabPlanes } from './filter/lab.ts'
import { balanceTones } from './filter/levels.ts'
import { shrinkRaster, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { cutPatches, meanColors, type Segments } from './filter/segments.ts'
import { flatten, kuwahara } from './filter/smooth.ts'
import { scatterSeeds } from './paint/seeds.ts'
import { mannerOf, type Manner } from './schedulers.ts'

/** Pieces of glowing glass cut along the forms, held by dark lead. */
export const stainedGlass: Style = {
  id: 'stained-glass',
  name: 'Stained glass',
  words: ['stained glass', 'stained-glass', 'mosaic', 'tiffany', 'cathedral window', 'glass art'],
  apply(picture, context) {
    const { scale } = context
    const { width, height } = picture
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const calm = flatten(kuwahara(source, scale * 0.008), scale * 0.02, 0.3, 2)
    context.checkpoint()
    const lab = toLab(calm)
    const segments = cutGlass(calm, lab, context, manner)
    context.checkpoint()
    const glass = glaze(lab, segments, context, manner)
    const lead = leadLines(segments, width, height, scale)
    context.checkpoint()
    setInLead(glass, lead, scale)
    bloom(glass, 0.66, scale * 0.016, 0.4)
    return toPixels(glass)
  },
}

/** Finds the pieces on a small copy (the slow part), then lets the full picture choose between them. */
function cutGlass(calm: Raster, lab: LabPlanes, context: StyleContext, manner: Manner): Segments {
  const { width, height } = calm
  const { scale, detail, random } = context
  const spacing = (0.06 - 0.023 * detail) * Math.sqrt(manner.coarse * manner.fine)
  const flow = measureFlow(calm, context, 0.012)
  const fallen = scatterSeeds(width / scale, height / scale, spacing, manner, random, flow.edge)
  // Large pieces where nothing happens, small ones along the forms; the manner of contrasts goes farther.
  const share = manner.order === 'large-first' ? 0.25 : 0.5
  const kept = fallen.filter(({ x, y, luck }) => flow.edge(x, y) > 0.03 || luck[0] < share)
  const seeds = arrange(kept, width / scale, height / scale, manner)
  const reach = spacing * scale * (kept.length < fallen.length ? 1.5 : 1)
  const shrink = Math.min(1, 224 / scale)
  const small = toLab(shrinkRaster(calm, Math.round(width * shrink), Math.round(height * shrink)))
  const coarse = cutPatches(
    small,
    seeds.map(({ x, y }) => ({ x: x * scale * shrink, y: y * scale * shrink })),
    reach * shrink,
    0.1,
    6,
  )
  const patches = coarse.patches.map((patch) => ({ ...patch, x: patch.x / shrink, y: patch.y / shrink }))
  return cutPatches(lab, patches, reach, 0.1, 1)
}

/** The spiral manner lays its pieces in rings, the crossed one in a regular grid's diamonds; the rest as they fell. */
function arrange(
  seeds: readonly { x: number; y: number }[],
  width: number,
  height: number,
  manner: Manner,
): { x: number; y: number }[] {
  if (manner.orbit === 0) return seeds.map(({ x, y }) => ({ x, y }))
  const reach = Math.hypot(width, height) / 2
  const turn = Math.PI * (3 - Math.sqrt(5))
  const places: { x: number; y: number }[] = []
  const total = Math.round((seeds.length * Math.PI * reach * reach) / (width * height))
  for (let k = 0; k < total; k++) {
    const radius = reach * Math.sqrt((k + 0.5) / total)
    const x = width / 2 + Math.cos(k * turn) * radius
    const y = height / 2 + Math.sin(k * turn) * radius
    if (x > 0 && y > 0 && x < width && y < height) places.push({ x, y })
  }
  return places
}

/** Every piece in its mean colour, purer and more luminous, with the streaks and waves of cast glass. */
function glaze(lab: LabPlanes, segments: Segments, context: StyleContext, manner: Manner): Raster {
  const { noise, scale } = context
  const { width, height, light, a, b } = lab
  const colors = meanColors(lab, segments)
  const tones = balanceTones(
    Float32Array.from(colors, (patch) => patch.light),
    0.6,
    0.55,
  )
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const k = segments.labels[i]!
      const patch = colors[k]!
      const turn = noise.hash(k, 5) * Math.PI + manner.slope
      const u = x / scale
      const v = y / scale
      const across = v * Math.cos(turn) - u * Math.sin(turn)
      const along = u * Math.cos(turn) + v * Math.sin(turn)
      const streak = noise.perlin(along * 7 + k, across * 60) * 0.05
      const dx = (x - patch.x) / scale
      const dy = (y - patch.y) / scale
      const glow = 0.05 - (dx * dx + dy * dy) * 55
      const piece = (noise.hash(k, 9) - 0.5) * 0.09
      const chroma = Math.hypot(patch.a, patch.b)
      const gain = 1.3 + 0.9 * smoothstep(0.15, 0.02, chroma)
      light[i] = clamp(0.16 + tones[k]! * 0.78 + streak + Math.max(-0.06, glow) + piece)
      a[i] = patch.a * gain + (noise.hash(k, 17) - 0.5) * 0.03
      b[i] = patch.b * gain + (noise.hash(k, 23) - 0.5) * 0.03
    }
  }
  return fromLab(lab)
}

/** The seams between pieces, widened and rounded: 0 glass … 1 middle of the lead. */
function leadLines(segments: Segments, width: number, height: number, scale: number): Plane {
  const { labels } = segments
  const seams = new Float32Array(labels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const right = x + 1 < width ? labels[i + 1]! : labels[i]!
      const low = y + 1 < height ? labels[i + width]! : labels[i]!
      if (labels[i] !== right || labels[i] !== low) seams[i] = 1
    }
  }
  const sigma = scale * 0.0024
  const soft = blurPlane(seams, width, height, sigma, 3)
  for (let i = 0; i < soft.length; i++) soft[i] = soft[i]! * sigma * 2.5
  return soft
}

/** Rounded lead with a dull highlight, and glass that darkens toward it. */
function setInLead(glass: Raster, lead: Plane, scale: number): void {
  const { width, height, red, green, blue } = glass
  const step = Math.max(1, Math.round(scale * 0.0012))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const cover = smoothstep(0.3, 0.52, lead[i]!)
      const shade = 1 - 0.35 * smoothstep(0.02, 0.3, lead[i]!)
      const before = lead[Math.max(0, y - step) * width + Math.max(0, x - step)]!
      const ridge = clamp(0.13 + (lead[i]! - before) * 0.5, 0.04, 0.36)
      red[i] = red[i]! * shade * (1 - cover) + ridge * cover
      green[i] = green[i]! * shade * (1 - cover) + ridge * cover
      blue[i] = blue[i]! * shade * (1 - cover) + ridge * 1.08 * cover
    }
  }
}
