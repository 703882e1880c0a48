/** Three indexes into the points. */
export type Triangle = readonly [a: number, b: number, c: number]

interface Circle {
  readonly corners: Triangle
  readonly x: number
  readonly y: number
  readonly square: number
}

/** Delaunay triangles of points (Bowyer–Watson along x, so that finished triangles are not looked at again). */
export function triangulate(points: readonly { x: number; y: number }[]): Triangle[] {
  const order = points.map((_, i) => i).toSorted((i, j) => points[i]!.x - points[j]!.x || points[i]!.y - points[j]!.y)
  const count = points.length
  const far = 1e4
  const all = [...points, { x: -far, y: -far }, { x: far, y: -far }, { x: 0, y: far }]
  let open: Circle[] = [circle(all, [count, count + 1, count + 2])]
  const done: Circle[] = []
  for (const index of order) {
    const { x, y } = all[index]!
    const edges = new Map<string, readonly [number, number]>()
    const kept: Circle[] = []
    for (const candidate of open) {
      const dx = x - candidate.x
      if (dx > 0 && dx * dx > candidate.square) {
        done.push(candidate)
        continue
      }
      const dy = y - candidate.y
      if (dx * dx + dy * dy > candidate.square) {
        kept.push(candidate)
        continue
      }
      const [a, b, c] = candidate.corners
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const key = from < to ? `${from},${to}` : `${to},${from}`
        // An edge of two removed triangles lies inside the hole.
        if (edges.has(key)) edges.delete(key)
        else edges.set(key, [from, to])
      }
    }
    for (const [from, to] of edges.values()) kept.push(circle(all, [from, to, index]))
    open = kept
  }
  return [...done, ...open].map(({ corners }) => corners).filter((corners) => corners.every((corner) => corner < count))
}

function circle(points: readonly { x: number; y: number }[], corners: Triangle): Circle {
  const [a, b, c] = corners.map((corner) => points[corner]!) as [
    { x: number; y: number },
    { x: number; y: number },
    { x: number; y: number },
  ]
  const bx = b.x - a.x
  const by = b.y - a.y
  const cx = c.x - a.x
  const cy = c.y - a.y
  const cross = 2 * (bx * cy - by * cx)
  // Three points in a line have no circle: a huge one keeps them open until another point breaks them.
  if (Math.abs(cross) < 1e-12) return { corners, x: a.x, y: a.y, square: Infinity }
  const b2 = bx * bx + by * by
  const c2 = cx * cx + cy * cy
  const x = (cy * b2 - by * c2) / cross
  const y = (bx * c2 - cx * b2) / cross
  return { corners, x: a.x + x, y: a.y + y, square: x * x + y * y }
}
