import { cascade } from './cascade.ts'
import { curtain } from './curtain.ts'
import { gorge } from './gorge.ts'
import type { Subject } from '../../stage.ts'

export const waterfall: Subject = {
  id: 'waterfall',
  words: ['waterfall', 'falls', 'cascade', 'rapids', 'niagara', 'water fall', 'cataract', 'plunge pool'],
  layouts: [curtain, cascade, gorge],
}
