import { setTimeout } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { paint } from '@easel/engine/painter/paint'
import { PaintCancelled } from '@easel/engine/painter/types'
import type { PaintedPicture, PaintNews, PaintTask } from './paint-task.ts'
import { encodePng } from './png.ts'

/**
 * Canvases live outside the collector's sight, which sees small objects and is in no hurry: each picture would leave 60 MB behind.
 * Their memory goes when they are collected and the thread has been to its event loop.
 */
async function freeCanvases(): Promise<void> {
  collect()
  await setTimeout(0)
  kept = getHeapStatistics().external_memory
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** How far planes may pile up before they are collected: the collector by itself would let them grow to twice that. */
const ROOM = 64 * 2 ** 20
let kept = 0

/** Asked between the steps of a picture, where most planes of the step before are done with. */
function freePlanes(): void {
  if (getHeapStatistics().external_memory < kept + ROOM) return
  collect()
  kept = getHeapStatistics().external_memory
}

/** Runs in a painting thread: paints one picture and packs it, telling of progress as it goes. */
export default async function paintPicture({ request, cancel, port }: PaintTask): Promise<PaintedPicture | null> {
  const flag = new Int32Array(cancel)
  try {
    const { pixels, reading } = paint(request, {
      progress({ stage, progress, preview }) {
        const news: PaintNews = { stage, progress, preview: preview && encodePng(preview) }
        port.postMessage(news)
      },
      cancelled() {
        freePlanes()
        return Atomics.load(flag, 0) === 1
      },
    })
    const { scene, motifs, style, time, understood, ignored } = reading
    const tags = [scene.id, ...motifs.map((motif) => motif.id), style, time]
    return { png: encodePng(pixels), understood, ignored, tags }
  } catch (error) {
    if (error instanceof PaintCancelled) return null
    throw error
  } finally {
    port.close()
    await freeCanvases()
  }
}
