import { expect, it } from 'vitest'
import { settleDepth } from './settle.ts'

const WIDTH = 120
const HEIGHT = 80

/** Sky above near land, a box of depth `own` in it from x 48 to 62 and y `top` to 60. */
function scene(own: number, top: number, side: number): Float32Array {
  const depth = new Float32Array(WIDTH * HEIGHT).fill(1)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (y > 30) depth[y * WIDTH + x] = y > 60 ? 0.05 : side
      if (x >= 48 && x < 62 && y >= top && y < 60) depth[y * WIDTH + x] = own
    }
  }
  return depth
}

it('brings forward what stands on nearer land', () => {
  const depth = scene(0.5, 20, 0.05)
  settleDepth(depth, WIDTH, HEIGHT)
  expect(depth[50 * WIDTH + 55]).toBeLessThan(0.1)
  expect(depth[25 * WIDTH + 55]).toBeLessThan(0.1)
  expect(depth[5 * WIDTH + 55]).toBe(1)
})

it('leaves what stands free where it is', () => {
  const depth = scene(0.3, 20, 0.8)
  const before = depth.slice()
  settleDepth(depth, WIDTH, HEIGHT)
  expect(depth).toEqual(before)
})
