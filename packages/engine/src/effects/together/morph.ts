import { easeInOut } from '../../film/ease.ts'
import { lightPlane, softPlane } from '../frame/plane.ts'
import { rankOrder, spreadInto } from '../frame/frontier.ts'
import { createWarpGrid, fillWarpGrid, WARP_CELL, warpInto } from '../frame/warp-grid.ts'
import { flowAt, matchForms } from './match-forms.ts'
import type { EffectRecipe } from '../recipe.ts'

/** The forms of the first photo flow to where the second has alike ones, and take on its colours on the way. */
export const morph: EffectRecipe = {
  id: 'together-morph',
  inputs: 2,
  prepare(scene) {
    const { width, height } = scene
    const first = scene.photos[0]
    const second = scene.photos[1] ?? first
    const noise = scene.noise('stir')
    const flow = matchForms(lightPlane(first), lightPlane(second), width, height, noise)
    scene.checkpoint()
    // Colours change first in one place, then in another.
    const order = rankOrder(softPlane(width, height, (x, y) => noise.fbm(x * 2.2 + 7, y * 2.2, 3)))
    const grid = createWarpGrid(width, height)
    const one = new Uint8ClampedArray(first.data.length)
    const two = new Uint8ClampedArray(first.data.length)
    const stepX = new Float32Array(grid.x.length)
    const stepY = new Float32Array(grid.x.length)
    const step = new Float32Array(2)
    for (let k = 0; k < stepX.length; k++) {
      flowAt(flow, width, height, (k % grid.columns) * WARP_CELL, Math.floor(k / grid.columns) * WARP_CELL, step)
      stepX[k] = step[0]!
      stepY[k] = step[1]!
    }
    const draw = (t: number, out: Uint8ClampedArray): void => {
      const way = easeInOut((t - 0.06) / 0.88)
      const zoom = 1 - 0.035 * Math.sin(t * Math.PI)
      const warp = (share: number, source: typeof first, target: Uint8ClampedArray): void => {
        fillWarpGrid(grid, (x, y, place) => {
          const k = (y / WARP_CELL) * grid.columns + x / WARP_CELL
          place[0] = width / 2 + (x - width / 2) * zoom + stepX[k]! * share
          place[1] = height / 2 + (y - height / 2) * zoom + stepY[k]! * share
        })
        warpInto(target, source, grid)
      }
      warp(-way, first, one)
      warp(1 - way, second, two)
      spreadInto(out, one, two, order, way, 0.85)
    }
    const prepared = { width, height, data: new Uint8ClampedArray(first.data.length) }
    draw(0.5, prepared.data)
    return { prepared, draw: ({ t }, out) => draw(t, out) }
  },
  sound(score) {
    score.music('dreamy ambient, evolving synth pads', 0.8)
    score.noise(
      150,
      2200,
      (at) => 0.35 * Math.sin((at / score.seconds) * Math.PI) ** 3,
      (at) => (2 * at) / score.seconds - 1,
    )
  },
}
