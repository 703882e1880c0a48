import type { Layout } from '../../stage.ts'
import { marble } from './marble.ts'
import { waves } from './waves.ts'
import { composition } from './composition.ts'
import { grid } from './grid.ts'
import { contours } from './contours.ts'

/** The painter's answer to words that it cannot read, and to those who ask for it. */
export const ABSTRACT_LAYOUTS: readonly Layout[] = [marble, waves, composition, grid, contours]
