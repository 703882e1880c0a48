import type { Layout } from '../../stage.ts'
import { ringed } from './ringed.ts'
import { galaxy } from './galaxy.ts'
import { planetRise } from './planet-rise.ts'
import { nursery } from './nursery.ts'

export const SPACE_LAYOUTS: readonly Layout[] = [ringed, galaxy, planetRise, nursery]
