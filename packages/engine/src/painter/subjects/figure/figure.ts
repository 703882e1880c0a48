import { oklchToRgb } from '../../core/color.ts'
import type { NamedSubject, Oklch, Rgb } from '../../types.ts'
import type { Clay, FigureBox } from './clay.ts'

/** A thing that can be set into a picture: how it is drawn in its own coordinates (see `Pen`). */
export interface Figure {
  readonly box: FigureBox
  /** Draws it once. `dye` answers with the colour that the prompt named, or the figure's own. */
  paint(clay: Clay, dye: Dye): void
}

/**
 * Answers with the colour of one of a figure's materials: `dye(0, own)` is what "a red boat" paints red; a second named
 * colour goes to `dye(1, …)`. `keep` is how much of the own lightness is kept (default half), so that a dyed thing
 * still has its light and dark materials.
 */
export type Dye = (material: number, own: Oklch, keep?: number) => Rgb

/** The dye for a named subject. Guidance is not asked here: a colour that is named for a thing always rules it. */
export function dyeOf(subject: NamedSubject): Dye {
  return (material, own, keep = 0.5) => {
    const named = subject.colors[material]
    if (!named) return oklchToRgb(own)
    const lightness = named[0] + (own[0] - named[0]) * keep
    // Black and white are named by lightness alone, so it must not be averaged away.
    const plain = named[1] < 0.03
    return oklchToRgb([plain ? named[0] * 0.8 + own[0] * 0.2 : lightness, named[1], named[2]])
  }
}
