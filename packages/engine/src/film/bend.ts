import type { Field } from './relief.ts'

/**
 * Changes where a frame looks into its picture: wind in the leaves, clouds on their way, heat, waves of an aurora. Writes into the
 * field's planes in place; `seconds` from the film's start.
 */
export type Bend = (field: Field, seconds: number) => void
