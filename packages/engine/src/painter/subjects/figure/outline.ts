import { Path2D } from '@napi-rs/canvas'

interface Joint {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly corner: boolean
}

/** How many pieces each stretch between two joints of a limb is cut into. */
const PIECES = 7

/** Texts kept parsed; those that chance makes up would otherwise fill the memory of a long-lived worker. */
const MOST_KEPT = 3000

function keep<T>(map: Map<string, T>, text: string, value: T): T {
  if (map.size >= MOST_KEPT) map.clear()
  map.set(text, value)
  return value
}

const parsed = new Map<string, readonly Joint[]>()
const outlines = new Map<string, Path2D>()
const limbs = new Map<string, Path2D>()

/** Reads `x y [radius]` joints parted by commas; a leading `!` makes a corner. Throws a RangeError on anything else. */
export function joints(text: string): readonly Joint[] {
  const known = parsed.get(text)
  if (known) return known
  const list = text.split(',').map((entry) => {
    const words = entry.trim().split(/\s+/)
    const corner = words[0] === '!'
    const [x, y, radius = 0] = (corner ? words.slice(1) : words).map(Number)
    if (x === undefined || y === undefined || !Number.isFinite(x + y + radius))
      throw new RangeError(`not a joint: ${entry}`)
    return { x, y, radius, corner }
  })
  return keep(parsed, text, list)
}

/** Closed, smooth outline through the joints of `text`, sharp at its corners. */
export function outline(text: string): Path2D {
  const known = outlines.get(text)
  if (known) return known
  const path = curve(joints(text), true)
  path.closePath()
  return keep(outlines, text, path)
}

/** Open, smooth line through the joints of `text`. */
export function openLine(text: string): Path2D {
  return curve(joints(text), false)
}

function curve(list: readonly Joint[], closed: boolean): Path2D {
  const path = new Path2D()
  const at = (index: number): Joint => {
    const inside = closed ? (index + list.length) % list.length : Math.min(list.length - 1, Math.max(0, index))
    return list[inside] as Joint
  }
  const tangent = (index: number): { x: number; y: number } => {
    if (at(index).corner) return { x: 0, y: 0 }
    return { x: (at(index + 1).x - at(index - 1).x) / 6, y: (at(index + 1).y - at(index - 1).y) / 6 }
  }
  path.moveTo(at(0).x, at(0).y)
  const last = closed ? list.length : list.length - 1
  for (let index = 0; index < last; index++) {
    const from = at(index)
    const to = at(index + 1)
    const start = tangent(index)
    const end = tangent(index + 1)
    // Handles longer than a third of the stretch would fold short stretches that follow long ones.
    const reach = Math.hypot(to.x - from.x, to.y - from.y) / 2.6
    const a = limited(start, reach)
    const b = limited(end, reach)
    path.bezierCurveTo(from.x + a.x, from.y + a.y, to.x - b.x, to.y - b.y, to.x, to.y)
  }
  return path
}

function limited(vector: { x: number; y: number }, reach: number): { x: number; y: number } {
  const length = Math.hypot(vector.x, vector.y)
  return length > reach ? { x: (vector.x * reach) / length, y: (vector.y * reach) / length } : vector
}

/** A limb: a smooth bone through joints, each with the radius of the flesh there. */
export function limb(text: string): Path2D {
  const known = limbs.get(text)
  if (known) return known
  return keep(limbs, text, limbThrough(joints(text)))
}

/** The same for joints that were reckoned, not written down. */
export function limbThrough(list: readonly { x: number; y: number; radius: number }[]): Path2D {
  const spine = list.length > 1 ? sampled(list) : list
  const path = new Path2D()
  spine.forEach((here, index) => {
    path.moveTo(here.x + here.radius, here.y)
    path.arc(here.x, here.y, Math.max(0.01, here.radius), 0, Math.PI * 2)
    const next = spine[index + 1]
    if (!next) return
    const length = Math.hypot(next.x - here.x, next.y - here.y) || 1
    const nx = -(next.y - here.y) / length
    const ny = (next.x - here.x) / length
    // Wound the same way as the circles, so that overlaps fill.
    path.moveTo(here.x - nx * here.radius, here.y - ny * here.radius)
    path.lineTo(next.x - nx * next.radius, next.y - ny * next.radius)
    path.lineTo(next.x + nx * next.radius, next.y + ny * next.radius)
    path.lineTo(here.x + nx * here.radius, here.y + ny * here.radius)
    path.closePath()
  })
  return path
}

type Bead = { x: number; y: number; radius: number }

function sampled(list: readonly Bead[]): Bead[] {
  const beads: Bead[] = []
  const at = (index: number): Bead => list[Math.min(list.length - 1, Math.max(0, index))] as Bead
  for (let index = 0; index < list.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES
      beads.push({
        x: spline(a.x, b.x, c.x, d.x, t),
        y: spline(a.y, b.y, c.y, d.y, t),
        radius: Math.max(0.01, spline(a.radius, b.radius, c.radius, d.radius, t)),
      })
    }
  }
  beads.push(at(list.length - 1))
  return beads
}

/** Catmull–Rom between b and c. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
