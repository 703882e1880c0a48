import { range } from '../../core/random.ts'
import { airSpots } from '../spots.ts'
import { paintCloudSea } from './cloud-sea.ts'
import type { Layout } from '../../stage.ts'

/** High above a sea of clouds. */
export const above: Layout = {
  id: 'above',
  suits: ['high', 'wide', 'panorama', 'minimal', 'airplane', 'balloon', 'dragon', 'above'],
  paint(stage) {
    const { random, height } = stage
    stage.horizon = height * range(random, 0.5, 0.64)
    stage.sky({ cloudiness: 0.22 })
    paintCloudSea(stage, stage.horizon, 0.8)
    stage.place(airSpots(stage, 0.24))
  },
}
