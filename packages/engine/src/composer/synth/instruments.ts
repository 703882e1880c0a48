import { BASSES } from './basses.ts'
import { GUITARS } from './guitars.ts'
import { KEYBOARDS } from './keyboards.ts'
import { ORCHESTRA } from './orchestra.ts'
import { SYNTHS } from './synths.ts'
import type { Instrument } from './instrument.ts'

const LIST = { ...KEYBOARDS, ...GUITARS, ...ORCHESTRA, ...SYNTHS, ...BASSES }
export type InstrumentId = keyof typeof LIST

/** All melodic instruments by id. */
export const INSTRUMENTS: Readonly<Record<InstrumentId, Instrument>> = LIST

export function isInstrument(id: string): id is InstrumentId {
  return Object.hasOwn(LIST, id)
}
