import { duneHeight, sandColor } from './sand.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** A sea of dunes to the horizon. */
export const dunes: Layout = {
  id: 'dunes',
  suits: ['wide', 'panorama', 'high', 'minimal', 'camel', 'pyramid', 'dune', 'sahara', 'gobi', 'namib'],
  paint(stage) {
    const { random, height } = stage
    stage.horizon = height * range(random, 0.4, 0.52)
    stage.sky({ cloudiness: stage.reading.weather === 'clear' ? 0.12 : 0.4 })
    const offset = range(random, 0, 70)
    const sand = duneHeight(stage, offset, range(random, 0.6, 0.95))
    stage.terrain({
      camera: range(random, 1, 1.35),
      near: 1.4,
      far: 34,
      mist: 0.12,
      air: 0.7,
      height: sand,
      color: sandColor(stage, offset),
    })
    stage.place([...groundSpots(stage, stage.horizon + 0.1, height * 0.88, [0.08, 0.26]), ...airSpots(stage)])
  },
}
