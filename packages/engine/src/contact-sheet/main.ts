import { createCanvas, loadImage } from '@napi-rs/canvas'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { SheetOrder, SheetPicture } from './painting.ts'

const USAGE = `Paints many prompts on one page, to be looked at.

  --out file.png     where to write it (build/contact-sheet.png)
  --size 320         pixels of a picture
  --columns 10       pictures in a row
  --prompts file     one prompt a line (its own 60 when absent)
  --seed 1           seed of the first picture; each next one has the next seed
  --captions         write the prompt and what was understood below each picture
`

function wholeNumber(name: string, text: string, low: number, high: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < low || value > high)
    throw new Error(`--${name} must be a whole number of ${low}–${high}`)
  return value
}

/** Paints all orders with a few workers and hands each picture over as it comes. */
async function paintAll(orders: readonly SheetOrder[], take: (picture: SheetPicture) => Promise<void>): Promise<void> {
  const queue = [...orders]
  const hands = Math.max(1, Math.min(2, availableParallelism(), orders.length))
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./painting.ts', import.meta.url))
    for (let order = queue.shift(); order; order = queue.shift()) {
      worker.postMessage(order, [])
      const [picture] = (await once(worker, 'message')) as [SheetPicture]
      await take(picture)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: hands }, work))
}

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'build/contact-sheet.png' },
    size: { type: 'string', default: '320' },
    columns: { type: 'string', default: '10' },
    prompts: { type: 'string' },
    seed: { type: 'string', default: '1' },
    captions: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(USAGE)
} else {
  const size = wholeNumber('size', values.size, 64, 1024)
  const columns = wholeNumber('columns', values.columns, 1, 40)
  const seed = wholeNumber('seed', values.seed, 0, 2 ** 32 - 1)
  const file = values.prompts ?? new URL('./prompts.txt', import.meta.url)
  const prompts = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const gap = 8
  const foot = values.captions ? 34 : 0
  const rows = Math.ceil(prompts.length / columns)
  const sheet = createCanvas(columns * (size + gap) + gap, rows * (size + foot + gap) + gap)
  const context = sheet.getContext('2d')
  context.fillStyle = '#141414'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.font = '11px sans-serif'
  let painted = 0
  await paintAll(
    prompts.map((prompt, index) => ({ index, prompt, size, seed: (seed + index) >>> 0 })),
    async (picture) => {
      const x = gap + (picture.index % columns) * (size + gap)
      const y = gap + Math.floor(picture.index / columns) * (size + foot + gap)
      context.drawImage(await loadImage(picture.png), x, y)
      if (values.captions) {
        context.fillStyle = '#ddd'
        context.fillText(prompts[picture.index]!, x, y + size + 13, size)
        context.fillStyle = '#888'
        context.fillText(picture.caption, x, y + size + 27, size)
      }
      painted++
      process.stderr.write(
        `${painted}/${prompts.length}  ${Math.round(picture.milliseconds)} ms  ${prompts[picture.index]}  [${picture.caption}]\n`,
      )
    },
  )
  const out = resolve(values.out)
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, sheet.toBuffer('image/png'))
  process.stdout.write(`${out}\n`)
}
