import { createCanvas } from '@napi-rs/canvas'
import { clamp } from './math.ts'
import { range, spread } from './random.ts'
import type { BackStage } from './stage.ts'
import type { Spot, Subject } from '../stage.ts'
import type { NamedSubject } from '../types.ts'

/** Where a composition sets the first motif, as a share of the width. */
const COMPOSED: Readonly<Record<string, number>> = { centred: 0.5, thirds: 0.667, symmetrical: 0.3 }

const RANK = { near: 0, middle: 1, far: 2 } as const

/** The spot that suits a motif best: of its kind, at the distance asked for. */
function chooseSpot(spots: readonly Spot[], kind: Spot['kind'], subject: NamedSubject, used: Set<Spot>): Spot | null {
  const own = spots.filter((spot) => spot.kind === kind)
  // A boat without water stands on the shore, a bird without air sits down: better there than nowhere.
  const fallback = kind === 'air' ? [] : spots.filter((spot) => spot.kind !== 'air')
  const list = own.length ? own : fallback
  const free = list.filter((spot) => !used.has(spot))
  const sorted = (free.length ? free : list).toSorted((a, b) => a.depth - b.depth)
  if (!sorted.length) return null
  const { distance, x } = subject.placement
  if (distance) return sorted[Math.round((RANK[distance] / 2) * (sorted.length - 1))]!
  if (x === null) return (free.length ? list.find((spot) => !used.has(spot)) : undefined) ?? list[0]!
  return sorted[Math.floor((sorted.length - 1) / 2)]!
}

/** Sets the reading's motifs that are not yet in the picture into it, farthest first. */
export function placeMotifs(
  stage: BackStage,
  spots: readonly Spot[],
  subjectOf: (id: string) => Subject | undefined,
): void {
  const used = new Set<Spot>()
  const placed: { spot: Spot; named: NamedSubject; motif: NonNullable<Subject['motif']>; name: string }[] = []
  for (const [order, named] of stage.reading.motifs.entries()) {
    const motif = subjectOf(named.id)?.motif
    const key = `${named.id} ${order}`
    if (!motif || stage.placed.has(key) || stage.placed.has(named.id)) continue
    stage.placed.add(key)
    const random = stage.fork(`place ${key}`)
    const found = chooseSpot(spots, motif.kind, named, used) ?? {
      x: stage.width * range(random, 0.3, 0.7),
      y: stage.horizon * (motif.kind === 'air' ? 0.45 : 1.12),
      size: 0.2,
      depth: 0.4,
      kind: motif.kind,
    }
    used.add(found)
    const scale = { near: 1.45, middle: 1, far: 0.62 }[named.placement.distance ?? 'middle']
    const composed = order === 0 ? (COMPOSED[stage.reading.composition ?? ''] ?? null) : null
    const share = named.placement.x === null ? composed : 0.5 + named.placement.x * 0.3
    const middle = share === null ? found.x : stage.width * share
    for (let i = 0; i < named.count; i++) {
      const many = named.count > 1
      const size = found.size * scale * (many ? range(random, 0.62, 0.95) : 1)
      const stride = found.size * scale * (motif.kind === 'air' ? 0.85 : 0.75)
      const across = many ? (i - (named.count - 1) / 2) * stride + spread(random) * stride * 0.2 : 0
      const down = many ? spread(random) * found.size * (motif.kind === 'air' ? 0.6 : 0.12) : 0
      const x = clamp(middle + across, size * 0.35, Math.max(size * 0.35, stage.width - size * 0.35))
      placed.push({
        named,
        motif,
        name: `motif ${key} ${i}`,
        spot: { ...found, x, y: found.y + down, size: Math.min(size, 0.75) },
      })
    }
  }
  const fromAfar = placed.toSorted((a, b) => b.spot.depth - a.spot.depth || a.spot.y - b.spot.y)
  for (const { spot, named, motif, name } of fromAfar) {
    if (spot.kind === 'water')
      drawReflection(stage, spot, (context) => motif.draw(stage, context, spot, named, stage.fork(name)))
    // The air hides a named thing less than what stands around it: it was asked for.
    stage.layer(spot.depth * 0.65, (context) => motif.draw(stage, context, spot, named, stage.fork(name)))
  }
}

/** The motif upside down under its foot, faint and broken by ripples. */
function drawReflection(stage: BackStage, spot: Spot, draw: Parameters<BackStage['layer']>[1]): void {
  const { surface } = stage
  const { scale, offsetX, offsetY } = surface.view
  const upright = createCanvas(surface.width, surface.height)
  const context = upright.getContext('2d')
  context.setTransform(scale, 0, 0, scale, -offsetX, -offsetY)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  draw(context)
  const foot = spot.y * scale - offsetY
  const target = surface.context()
  target.save()
  target.globalAlpha = 0.42
  const rows = 48
  const rowHeight = (spot.size * 1.15 * scale) / rows
  const random = stage.fork(`ripples ${spot.x}`)
  for (let i = 0; i < rows; i++) {
    const from = foot - (i + 1) * rowHeight
    const sway = spread(random) * spot.size * 0.02 * (0.3 + i / rows) * scale
    if (from < 0 || foot + i * rowHeight > surface.height) continue
    target.globalAlpha = 0.45 * (1 - i / rows)
    target.save()
    target.translate(sway, foot + i * rowHeight)
    target.scale(1, -1)
    target.drawImage(upright, 0, from, surface.width, rowHeight, 0, -rowHeight, surface.width, rowHeight + 0.6)
    target.restore()
  }
  target.restore()
}
