import { createCanvas, loadImage } from '@napi-rs/canvas'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fromCanvas, toCanvas } from '../painter/core/canvas.ts'
import { createEffect, effectInputCount, EFFECT_IDS } from './create-effect.ts'
import type { Pixels } from '../painter/types.ts'

const USAGE = `Films every effect with the same photos and lays first, middle and last frame on one page, to be looked at.

  --image file       a photo; may be given up to five times, for effects of several photos
  --out file.png     where to write the page (build/effects.png)
  --only a,b         these effects alone, by the beginning of their id
  --width 1280 --height 720
  --cell 320         width of a frame on the page
  --frames 3         frames of each effect, evenly from first to last
  --columns 2        effects in a row
  --text words       for effects that take a text
`

async function readPixels(file: string): Promise<Pixels> {
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return fromCanvas(canvas)
}

const { values } = parseArgs({
  options: {
    image: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'build/effects.png' },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '720' },
    cell: { type: 'string', default: '320' },
    frames: { type: 'string', default: '3' },
    columns: { type: 'string', default: '2' },
    text: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help || values.image.length === 0) {
  process.stdout.write(USAGE)
} else {
  const photos = await Promise.all(values.image.map(readPixels))
  const width = Number(values.width)
  const height = Number(values.height)
  const cell = Number(values.cell)
  const frames = Math.max(2, Number(values.frames))
  const columns = Number(values.columns)
  const cellHeight = Math.round((cell * height) / width)
  const wanted = values.only.split(',').filter(Boolean)
  const ids = EFFECT_IDS.filter((id) => wanted.length === 0 || wanted.some((name) => id.startsWith(name)))
  const gap = 6
  const foot = 18
  const rows = Math.ceil(ids.length / columns)
  const block = frames * (cell + gap) + gap * 2
  const sheet = createCanvas(columns * block, rows * (cellHeight + foot + gap) + gap)
  const context = sheet.getContext('2d')
  context.fillStyle = '#141414'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.font = '12px sans-serif'
  ids.forEach((effect, place) => {
    const started = performance.now()
    const inputs = Array.from({ length: effectInputCount(effect) }, (_, k) => photos[k % photos.length]!)
    const { film } = createEffect(
      { effect, inputs, text: values.text, width, height, durationSeconds: 5, seed: 7, sound: false },
      { progress: () => undefined, cancelled: () => false },
    )
    const ready = performance.now()
    const left = (place % columns) * block + gap
    const top = Math.floor(place / columns) * (cellHeight + foot + gap) + gap
    const data = new Uint8ClampedArray(width * height * 4)
    let rendering = 0
    for (let k = 0; k < frames; k++) {
      const before = performance.now()
      film.render(Math.round((k * (film.frameCount - 1)) / (frames - 1)), data)
      rendering += performance.now() - before
      context.drawImage(toCanvas({ width, height, data }), left + k * (cell + gap), top + foot, cell, cellHeight)
    }
    const prepared = Math.round(ready - started)
    const news = `${effect} · prepared in ${prepared} ms · ${Math.round(rendering / frames)} ms a frame`
    context.fillStyle = '#ddd'
    context.fillText(news, left, top + 13)
    process.stderr.write(`${news}\n`)
  })
  const out = resolve(values.out)
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, sheet.toBuffer('image/png'))
  process.stdout.write(`${out}\n`)
}
