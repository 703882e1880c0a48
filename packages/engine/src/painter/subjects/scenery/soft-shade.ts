import type { Box, Stage } from '../../stage.ts'

type Shader = (x: number, y: number, out: Float32Array) => number | void

/**
 * `stage.shade` for what has no fine detail (gas, mist, murk, backgrounds out of focus): the shader is asked only at
 * the points of a grid `spacing` units wide and mixed between them. The grid is measured in units, so a preview and
 * the full picture agree. Depths come from the nearest point; −1 stands for none.
 */
export function shadeSoftly(stage: Stage, box: Box, spacing: number, shader: Shader): void {
  // A small picture has no pixels between the points, and is shaded as usual.
  if (stage.scale * spacing < 1.3) {
    stage.shade(box, shader)
    return
  }
  const columns = Math.ceil(box.width / spacing) + 2
  const rows = Math.ceil(box.height / spacing) + 2
  const colors = new Float32Array(columns * rows * 4)
  const depths = new Float32Array(columns * rows)
  const point = new Float32Array(4)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      point[3] = 1
      const depth = shader(box.x + column * spacing, box.y + row * spacing, point)
      const at = row * columns + column
      colors.set(point, at * 4)
      depths[at] = typeof depth === 'number' ? depth : -1
    }
  }
  stage.shade(box, (x, y, out) => {
    const u = Math.min(columns - 1.001, Math.max(0, (x - box.x) / spacing))
    const v = Math.min(rows - 1.001, Math.max(0, (y - box.y) / spacing))
    const column = Math.floor(u)
    const row = Math.floor(v)
    const fx = u - column
    const fy = v - row
    const a = (row * columns + column) * 4
    const c = a + columns * 4
    const wa = (1 - fx) * (1 - fy)
    const wb = fx * (1 - fy)
    const wc = (1 - fx) * fy
    const wd = fx * fy
    for (let channel = 0; channel < 4; channel++) {
      out[channel] =
        (colors[a + channel] as number) * wa +
        (colors[a + 4 + channel] as number) * wb +
        (colors[c + channel] as number) * wc +
        (colors[c + 4 + channel] as number) * wd
    }
    const depth = depths[(fy < 0.5 ? row : row + 1) * columns + (fx < 0.5 ? column : column + 1)] as number
    return depth < 0 ? undefined : depth
  })
}
