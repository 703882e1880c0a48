import { setTimeout } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** How far planes may pile up before they are collected: the collector by itself would let them grow to twice that. */
const ROOM = 64 * 2 ** 20
let kept = 0

/**
 * Canvases live outside the collector's sight, which sees small objects and is in no hurry: each picture would leave 60 MB behind.
 * Their memory goes when they are collected and the thread has been to its event loop.
 */
export async function freeCanvases(): Promise<void> {
  collect()
  await setTimeout(0)
  kept = getHeapStatistics().external_memory
}

/** Asked between the steps of a work, where most planes of the step before are done with. */
export function freePlanes(): void {
  if (getHeapStatistics().external_memory < kept + ROOM) return
  collect()
  kept = getHeapStatistics().external_memory
}
