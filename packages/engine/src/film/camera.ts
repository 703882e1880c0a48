import { createWander, easeInOut, glide } from './ease.ts'
import { lerp } from '../painter/core/math.ts'

/** Where a camera stands and looks. Lengths are units of the frame's short side. */
export interface Pose {
  /** 1: the picture just covers the frame; more: closer, by the lens. */
  readonly zoom: number
  /** The camera's own way right and down, as much as the nearest things move by; far ones move less, the sky not at all. */
  readonly x: number
  readonly y: number
  /** The way forward: the nearest things grow by 1 / (1 − dolly). Negative: back. Below 0.6. */
  readonly dolly: number
  /** Where it looks to: moves all of the picture alike. */
  readonly turnX: number
  readonly turnY: number
  /** Radians, clockwise. */
  readonly roll: number
}

export const STILL: Pose = { zoom: 1, x: 0, y: 0, dolly: 0, turnX: 0, turnY: 0, roll: 0 }

/** Moves of the form, and of prompts. */
export const CAMERA_MOVES = [
  { id: 'push-in', label: 'Push in' },
  { id: 'pull-out', label: 'Pull out' },
  { id: 'pan-left', label: 'Pan left' },
  { id: 'pan-right', label: 'Pan right' },
  { id: 'tilt-up', label: 'Tilt up' },
  { id: 'tilt-down', label: 'Tilt down' },
  { id: 'orbit', label: 'Orbit' },
  { id: 'hand-held', label: 'Hand-held' },
  { id: 'drone', label: 'Drone' },
  { id: 'static', label: 'Static' },
] as const
export type CameraMove = (typeof CAMERA_MOVES)[number]['id']

/** True for the id of one of `CAMERA_MOVES`. */
export function isCameraMove(id: string): id is CameraMove {
  return CAMERA_MOVES.some((move) => move.id === id)
}

interface PathOptions {
  readonly seed: number
  readonly seconds: number
  /** Width and height of the frame in units of its short side. */
  readonly frame: readonly [width: number, height: number]
  /** How far it goes: 1 plain, 0.5 gentle, 1.5 bold. */
  readonly strength: number
  /** Zoom from which the path starts: 1, or more for pictures that were painted wider than the frame. */
  readonly room: number
  /** true: the first frame is the picture itself, with nothing cut off. */
  readonly fromWhole?: boolean
}

/** A camera's way: the pose at `t`, 0 (first frame) … 1 (last one). Never looks beyond the picture by more than a few pixels. */
export type CameraPath = (t: number) => Pose

/** Keeps the sky's window inside the picture. */
function contain(pose: Pose, [width, height]: readonly [number, number]): Pose {
  const spin = Math.abs(Math.sin(pose.roll))
  const roomX = Math.max(0, (width - (width + height * spin) / pose.zoom) / 2)
  const roomY = Math.max(0, (height - (height + width * spin) / pose.zoom) / 2)
  // Near things run ahead of the sky: what they add counts too.
  const keep = (turn: number, way: number, room: number): number => {
    const low = -room - Math.min(0, way) * 0.8
    const high = room - Math.max(0, way) * 0.8
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, turn))
  }
  return { ...pose, turnX: keep(pose.turnX, pose.x, roomX), turnY: keep(pose.turnY, pose.y, roomY) }
}

/** The way of a move over a film. */
export function createCameraPath(move: CameraMove, options: PathOptions): CameraPath {
  const { seed, seconds, frame, strength, room } = options
  const start = options.fromWhole ? 1 : room
  const wander = ['x', 'y', 'roll', 'z', 'turn x', 'turn y'].map((name) => createWander(seed, `hand ${name}`, 0.32))
  const hand = (index: number, t: number, size: number): number => wander[index]!(t * seconds) * size
  const plan = (t: number): Pose => {
    const even = glide(t)
    const soft = easeInOut(t)
    switch (move) {
      case 'push-in':
        return { ...STILL, zoom: lerp(start, start * (1 + 0.1 * strength), even), dolly: 0.2 * strength * even }
      case 'pull-out':
        return { ...STILL, zoom: lerp(start * (1 + 0.12 * strength), start, even), dolly: 0.2 * strength * (1 - even) }
      case 'pan-left':
      case 'pan-right': {
        const side = move === 'pan-left' ? -1 : 1
        const zoom = lerp(start, room + 0.1 * strength, options.fromWhole ? soft : 1)
        const way = options.fromWhole ? even : 2 * even - 1
        return { ...STILL, zoom, x: side * way * 0.035 * strength, turnX: side * way * 0.085 * strength * frame[0] }
      }
      case 'tilt-up':
      case 'tilt-down': {
        const side = move === 'tilt-up' ? -1 : 1
        const zoom = lerp(start, room + 0.12 * strength, options.fromWhole ? soft : 1)
        const way = options.fromWhole ? even : 2 * even - 1
        return { ...STILL, zoom, y: side * way * 0.03 * strength, turnY: side * way * 0.09 * strength * frame[1] }
      }
      case 'orbit': {
        const way = options.fromWhole ? even : 2 * even - 1
        const x = 0.075 * strength * way
        // What lies in the middle distance stays where it is; the rest turns around it.
        const zoom = lerp(start, room + 0.06 * strength, options.fromWhole ? soft : 1)
        return { ...STILL, zoom, x, turnX: -0.38 * x, dolly: 0.04 * strength * even }
      }
      case 'hand-held':
        return {
          zoom: lerp(start, room + 0.05, options.fromWhole ? soft : 1) + 0.03 * strength * even,
          x: hand(0, t, 0.012 * strength),
          y: hand(1, t, 0.008 * strength),
          dolly: 0.06 * strength * even + hand(3, t, 0.008),
          turnX: hand(4, t, 0.008 * strength),
          turnY: hand(5, t, 0.008 * strength),
          roll: hand(2, t, 0.006 * strength),
        }
      case 'drone': {
        const way = options.fromWhole ? even : 2 * even - 1
        return {
          ...STILL,
          zoom: lerp(start, room + 0.05 * strength, options.fromWhole ? soft : 1),
          x: 0.012 * strength * hand(0, t, 1),
          y: -0.055 * strength * way,
          turnY: 0.03 * strength * way,
          dolly: 0.22 * strength * even,
          roll: hand(2, t, 0.004),
        }
      }
      case 'static':
        return { ...STILL, zoom: start }
    }
  }
  // A hand that holds begins where the picture is.
  const first = options.fromWhole && move === 'hand-held' ? plan(0) : null
  return (t) => {
    const pose = plan(t)
    if (!first) return contain(pose, frame)
    const rest = 1 - easeInOut(t * 4)
    return contain(
      {
        ...pose,
        x: pose.x - first.x * rest,
        y: pose.y - first.y * rest,
        roll: pose.roll - first.roll * rest,
        dolly: pose.dolly - first.dolly * rest,
      },
      frame,
    )
  }
}
