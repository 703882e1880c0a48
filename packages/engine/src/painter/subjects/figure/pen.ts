import type { SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import { joints, limb, limbThrough, openLine, outline } from './outline.ts'

/**
 * What a figure is drawn with. Its coordinates: the foot is (0, 0), x runs to the right (the way it faces), y runs UP,
 * and the figure is about 100 high.
 */
export interface Pen {
  readonly context: SKRSContext2D
  /** A closed smooth outline `x y, x y, ! x y …` (`!` = corner). */
  shape(text: string, color: Rgb, alpha?: number): void
  /** An outline filled from one point to another with the colours in turn. */
  blend(
    text: string,
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number],
    colors: readonly Rgb[],
  ): void
  /** Flesh around a bone: `x y radius, …`. */
  limb(text: string, color: Rgb): void
  bones(list: readonly { x: number; y: number; radius: number }[], color: Rgb): void
  line(text: string, width: number, color: Rgb, alpha?: number): void
  oval(x: number, y: number, rx: number, ry: number, color: Rgb, alpha?: number, turn?: number): void
  box(x: number, y: number, width: number, height: number, color: Rgb, alpha?: number): void
  /** What is drawn inside falls only on what this part already covers: markings, bellies, stripes. */
  inside(draw: () => void, soft?: number): void
}

/** What a part has covered so far, in figure units; `everything` once it was drawn on directly. */
export interface Reach {
  left: number
  right: number
  low: number
  high: number
  everything: boolean
}

/** An empty reach. */
export function noReach(): Reach {
  return { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity, everything: false }
}

/** A pen on a context whose transform is the figure's; `fine` pixels are one figure unit. */
export function penOn(context: SKRSContext2D, fine: number, reach: Reach): Pen {
  const cover = (x: number, y: number, rx: number, ry: number): void => {
    reach.left = Math.min(reach.left, x - rx)
    reach.right = Math.max(reach.right, x + rx)
    reach.low = Math.min(reach.low, y - ry)
    reach.high = Math.max(reach.high, y + ry)
  }
  const coverText = (text: string, margin: number): void => {
    const list = joints(text)
    // A smooth curve swings out of its joints by at most part of their distance.
    let swing = 0
    for (let index = 1; index < list.length; index++) {
      const [a, b] = [list[index - 1], list[index]]
      if (a && b) swing = Math.max(swing, Math.hypot(a.x - b.x, a.y - b.y))
    }
    for (const { x, y, radius } of list)
      cover(x, y, radius * 1.2 + swing * 0.4 + margin, radius * 1.2 + swing * 0.4 + margin)
  }
  const fill = (color: Rgb, alpha = 1): void => {
    context.fillStyle = css(color, alpha)
  }
  return {
    get context() {
      reach.everything = true
      return context
    },
    shape(text, color, alpha) {
      fill(color, alpha)
      coverText(text, 1)
      context.fill(outline(text))
    },
    blend(text, from, to, colors) {
      const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1])
      colors.forEach((color, index) => gradient.addColorStop(index / Math.max(1, colors.length - 1), css(color)))
      context.fillStyle = gradient
      coverText(text, 1)
      context.fill(outline(text))
    },
    limb(text, color) {
      fill(color)
      coverText(text, 1)
      context.fill(limb(text))
    },
    bones(list, color) {
      fill(color)
      for (const { x, y, radius } of list) cover(x, y, radius * 1.3 + 3, radius * 1.3 + 3)
      context.fill(limbThrough(list))
    },
    line(text, width, color, alpha = 1) {
      context.strokeStyle = css(color, alpha)
      context.lineWidth = width
      coverText(text, width)
      context.stroke(openLine(text))
    },
    oval(x, y, rx, ry, color, alpha, turn = 0) {
      fill(color, alpha)
      const most = turn === 0 ? 0 : Math.max(rx, ry)
      cover(x, y, Math.max(rx, most), Math.max(ry, most))
      context.beginPath()
      context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
      context.fill()
    },
    box(x, y, width, height, color, alpha) {
      fill(color, alpha)
      cover(x + width / 2, y + height / 2, width / 2, height / 2)
      context.fillRect(x, y, width, height)
    },
    inside(draw, soft = 0) {
      const before = { ...reach }
      context.save()
      context.globalCompositeOperation = 'source-atop'
      if (soft > 0) context.filter = `blur(${soft * fine}px)`
      draw()
      context.restore()
      // Nothing outside what was there can have been covered.
      Object.assign(reach, before)
    },
  }
}
