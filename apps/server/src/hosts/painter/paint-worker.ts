import { paint } from '@easel/engine/painter/paint'
import { PaintCancelled, type PaintRequest } from '@easel/engine/painter/types'
import { freeCanvases, freePlanes } from '../free-memory.ts'
import { CANCEL, type ThreadTask } from '../work-threads.ts'
import type { PaintedPicture, PaintNews } from './paint-task.ts'
import { encodePng } from './png.ts'

/** Runs in a painting thread: paints one picture and packs it, telling of progress as it goes. */
export default async function paintPicture({
  request,
  control,
  port,
}: ThreadTask<PaintRequest>): Promise<PaintedPicture | null> {
  const flags = new Int32Array(control)
  try {
    const { pixels, reading } = paint(request, {
      progress({ stage, progress, preview }) {
        const news: PaintNews = { stage, progress, preview: preview && encodePng(preview) }
        port.postMessage(news)
      },
      cancelled() {
        freePlanes()
        return Atomics.load(flags, CANCEL) === 1
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
