import { createCanvas, loadImage } from '@napi-rs/canvas'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CAMERA_MOVES, isCameraMove } from '../film/camera.ts'
import { FRAME_RATE } from '../film/film.ts'
import { createMotion } from './motion.ts'
import { fromCanvas, toCanvas } from '../painter/core/canvas.ts'
import type { Pixels } from '../painter/types.ts'

const USAGE = `Makes a film and writes some of its frames side by side, to be looked at.

  node packages/engine/src/motion/look.ts "a misty lake at dawn, slow push in" --out build/strip.png

  --out build/strip.png    where to write it
  --image file             film this picture
  --end file               and arrive at this one
  --reference file         take the colours of this one (may be given up to four times)
  --camera                 ${CAMERA_MOVES.map((move) => move.id).join(', ')}
  --width 1280  --height 720  --seconds 5  --seed 1
  --frames 5               frames of the strip, from the first to the last
  --columns 5              frames in a row
  --from 0  --to 1         part of the film that they are taken from
  --size 480               width of a frame in the strip
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'build/strip.png' },
    image: { type: 'string' },
    end: { type: 'string' },
    reference: { type: 'string', multiple: true, default: [] },
    camera: { type: 'string' },
    negative: { type: 'string', default: '' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '720' },
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    frames: { type: 'string', default: '5' },
    columns: { type: 'string', default: '5' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '1' },
    size: { type: 'string', default: '480' },
    help: { type: 'boolean', default: false },
  },
})

async function load(file: string): Promise<Pixels> {
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return fromCanvas(canvas)
}

if (values.help) {
  process.stdout.write(USAGE)
} else {
  const { camera } = values
  if (camera !== undefined && !isCameraMove(camera)) throw new Error(`No camera move '${camera}'`)
  const start = values.image === undefined ? null : await load(values.image)
  const end = values.end === undefined ? null : await load(values.end)
  const references = await Promise.all(values.reference.map(load))
  const began = performance.now()
  const { film, understood, ignored } = createMotion(
    {
      mode: start ? 'i2v' : 't2v',
      prompt: positionals.join(' '),
      negativePrompt: values.negative,
      width: Number(values.width),
      height: Number(values.height),
      durationSeconds: Number(values.seconds),
      seed: Number(values.seed),
      start,
      end,
      references,
      camera: camera ?? null,
      sound: false,
    },
    { progress: () => undefined, cancelled: () => false },
  )
  const prepared = performance.now()
  const count = Number(values.frames)
  const columns = Math.min(count, Number(values.columns))
  const width = Number(values.size)
  const height = Math.round((width * film.height) / film.width)
  const gap = 6
  const rows = Math.ceil(count / columns)
  const sheet = createCanvas(columns * (width + gap) + gap, rows * (height + gap) + gap)
  const context = sheet.getContext('2d')
  const out = new Uint8ClampedArray(film.width * film.height * 4)
  let rendering = 0
  for (let k = 0; k < count; k++) {
    const t = Number(values.from) + (Number(values.to) - Number(values.from)) * (count > 1 ? k / (count - 1) : 0)
    const before = performance.now()
    film.render(Math.round(t * (film.frameCount - 1)), out)
    rendering += performance.now() - before
    const x = gap + (k % columns) * (width + gap)
    const y = gap + Math.floor(k / columns) * (height + gap)
    context.drawImage(toCanvas({ width: film.width, height: film.height, data: out }), x, y, width, height)
  }
  const file = resolve(values.out)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, sheet.toBuffer('image/png'))
  process.stdout.write(
    `${file}: ${film.frameCount} frames at ${FRAME_RATE} a second, prepared in ${Math.round(prepared - began)} ms, ` +
      `${Math.round(rendering / count)} ms a frame\nunderstood  ${understood.join(' · ')}\nignored     ${ignored.join(' · ')}\n`,
  )
}
