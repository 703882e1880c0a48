import { createCanvas } from '@napi-rs/canvas'
import { momentaryLoudness } from '../composer/measure/loudness.ts'
import { spectrogram } from '../composer/measure/spectrum.ts'
import type { Samples, Structure } from '../composer/types.ts'

const WIDTH = 1500
const HEIGHT = 620
const TOP = 30
const CURVE = 110
/** Hertz at the lower and upper edge; octaves are equally high. */
const LOW = 40
const HIGH = 16_000

/** Dark blue over red to white. */
function colorOf(level: number): string {
  const t = Math.max(0, Math.min(1, level))
  return `rgb(${Math.round(255 * Math.min(1, t * 1.8))},${Math.round(255 * Math.max(0, t * 1.9 - 0.9))},${Math.round(70 + 150 * Math.abs(t - 0.4))})`
}

/** A PNG of the piece: pitch upwards by octaves, time to the right, its parts named, its loudness below. */
export function drawSpectrogram(samples: Samples, structure: Structure): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const { frames, hertzPerBin } = spectrogram(samples, 4096, 1024)
  const bottom = HEIGHT - CURVE
  const rows = bottom - TOP
  context.fillStyle = '#111'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  for (let x = 0; x < WIDTH; x++) {
    const frame = frames[Math.floor((x / WIDTH) * frames.length)]
    if (!frame) continue
    for (let row = 0; row < rows; row += 2) {
      const hertz = LOW * (HIGH / LOW) ** (1 - row / rows)
      const bin = hertz / hertzPerBin
      const value = Math.max(frame[Math.floor(bin)] ?? 0, frame[Math.ceil(bin)] ?? 0)
      // Highs are weaker by nature: 3 dB an octave are given back.
      const level = 20 * Math.log10(value + 1e-9) + 10 * Math.log10(hertz / 200)
      context.fillStyle = colorOf((level + 90) / 65)
      context.fillRect(x, TOP + row, 1, 2)
    }
  }
  const seconds = samples.left.length / 48_000
  context.font = '15px sans-serif'
  for (const section of structure.sections) {
    const x = (section.startSeconds / seconds) * WIDTH
    context.fillStyle = '#fff'
    context.fillRect(x, 0, 1, HEIGHT)
    context.fillText(section.name, x + 5, 20)
  }
  context.strokeStyle = '#7fd'
  context.beginPath()
  momentaryLoudness(samples).forEach((lufs, i, all) => {
    const y = bottom + CURVE * Math.min(1, Math.max(0, -lufs / 50))
    if (i === 0) context.moveTo(0, y)
    else context.lineTo((i / all.length) * WIDTH, y)
  })
  context.stroke()
  return canvas.toBuffer('image/png')
}
