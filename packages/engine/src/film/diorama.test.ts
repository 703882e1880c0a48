import { describe, expect, it } from 'vitest'
import { CAMERA_MOVES, createCameraPath, STILL } from './camera.ts'
import { createDiorama } from './diorama.ts'
import type { Pixels } from '../painter/types.ts'

const WIDTH = 160
const HEIGHT = 90

/** A red post (near) before green land (far) under a blue sky. */
function scene(): { pixels: Pixels; depth: Float32Array } {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  const depth = new Float32Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x
      const post = x >= 72 && x < 88 && y > 20
      const sky = !post && y < 40
      data.set(post ? [220, 30, 30, 255] : sky ? [60, 90, 230, 255] : [40, 160, 60, 255], i * 4)
      depth[i] = post ? 0.05 : sky ? 1 : 0.8
    }
  }
  return { pixels: { width: WIDTH, height: HEIGHT, data }, depth }
}

function redCentre(frame: Uint8ClampedArray): { x: number; y: number; count: number } {
  let sumX = 0
  let sumY = 0
  let count = 0
  for (let i = 0; i < frame.length; i += 4) {
    if (frame[i]! < 150 || frame[i + 1]! > 100) continue
    sumX += (i / 4) % WIDTH
    sumY += Math.floor(i / 4 / WIDTH)
    count++
  }
  return { x: sumX / count, y: sumY / count, count }
}

function film(): (pose: typeof STILL) => Uint8ClampedArray {
  const { pixels, depth } = scene()
  const diorama = createDiorama(pixels, depth, { width: WIDTH, height: HEIGHT, softness: 0.7 })
  return (pose) => {
    const out = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
    diorama.render(pose, 0, out)
    return out
  }
}

describe('a diorama', () => {
  it('shows the picture itself to a camera that stands still', () => {
    const { pixels } = scene()
    const frame = film()(STILL)
    let worst = 0
    for (let y = 1; y < HEIGHT - 1; y++) {
      for (let x = 1; x < WIDTH - 1; x++) {
        const i = (y * WIDTH + x) * 4
        // Beside an edge of land and sky the colours are mixed.
        if (Math.abs(y - 40) < 4 || Math.abs(y - 21) < 4 || Math.abs(x - 72) < 4 || Math.abs(x - 88) < 4) continue
        worst = Math.max(worst, Math.abs(frame[i]! - pixels.data[i]!), Math.abs(frame[i + 2]! - pixels.data[i + 2]!))
      }
    }
    expect(worst).toBeLessThan(6)
  })

  it('moves near things against the camera and leaves the sky where it is', () => {
    const shoot = film()
    const still = redCentre(shoot(STILL))
    const right = redCentre(shoot({ ...STILL, x: 0.1 }))
    const down = redCentre(shoot({ ...STILL, y: 0.1 }))
    expect(right.x).toBeLessThan(still.x - 4)
    expect(down.y).toBeLessThan(still.y - 2)
    const near = redCentre(shoot({ ...STILL, dolly: 0.3 }))
    expect(near.count).toBeGreaterThan(still.count * 1.2)
  })

  it('closes what opens behind a near edge with what is there, never with black', () => {
    const shoot = film()
    for (const x of [-0.12, 0.12]) {
      const frame = shoot({ ...STILL, x, zoom: 1.2 })
      for (let i = 0; i < frame.length; i += 4) {
        expect(frame[i + 3]).toBe(255)
        expect(Math.max(frame[i]!, frame[i + 1]!, frame[i + 2]!)).toBeGreaterThan(100)
      }
    }
  })

  it('gives the same bytes in any order', () => {
    const first = film()
    const second = film()
    const a = first({ ...STILL, x: 0.05 })
    second({ ...STILL, dolly: 0.2 })
    expect(second({ ...STILL, x: 0.05 })).toEqual(a)
  })
})

describe('camera paths', () => {
  it.each(CAMERA_MOVES.map((move) => move.id))('%s keeps the sky inside the picture', (move) => {
    for (const fromWhole of [false, true]) {
      const frame = [16 / 9, 1] as const
      const path = createCameraPath(move, { seed: 7, seconds: 5, frame, strength: 1, room: 1.1, fromWhole })
      for (let k = 0; k <= 20; k++) {
        const { zoom, turnX, turnY } = path(k / 20)
        expect(zoom).toBeGreaterThanOrEqual(1)
        expect(Math.abs(turnX)).toBeLessThanOrEqual((frame[0] * (1 - 1 / zoom)) / 2 + 0.02)
        expect(Math.abs(turnY)).toBeLessThanOrEqual((frame[1] * (1 - 1 / zoom)) / 2 + 0.02)
      }
    }
  })

  it('begin with the whole picture when they are asked to', () => {
    for (const move of CAMERA_MOVES) {
      if (move.id === 'pull-out') continue
      const path = createCameraPath(move.id, {
        seed: 3,
        seconds: 5,
        frame: [1, 1],
        strength: 1,
        room: 1.1,
        fromWhole: true,
      })
      const pose = path(0)
      for (const value of [pose.zoom - 1, pose.x, pose.y, pose.dolly, pose.turnX, pose.turnY, pose.roll])
        expect(Math.abs(value)).toBeLessThan(0.08)
    }
  })
})
