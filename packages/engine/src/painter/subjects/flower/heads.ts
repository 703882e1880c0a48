import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Oklch, Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Dye, Figure } from '../figure/figure.ts'
import { petal } from './petal.ts'
import { petalColors, ring, seeds } from './ring.ts'

/** A kind of flower: its head around (0, 50), about 50 in radius, and what its plant looks like. */
export interface Species {
  readonly id: string
  readonly words: string
  /** Colours that it has by nature; chance picks one when the prompt names none. */
  readonly colors: readonly Oklch[]
  readonly leaf: 'broad' | 'long' | 'feather' | 'pad'
  head(clay: Clay, color: Rgb): void
}

const rose: Species = {
  id: 'rose',
  words: 'rose, red rose, rosebud',
  colors: [
    [0.5, 0.2, 22],
    [0.75, 0.13, 5],
    [0.9, 0.06, 85],
    [0.82, 0.13, 75],
  ],
  leaf: 'broad',
  head(clay, color) {
    for (let layer = 0; layer < 7; layer++) {
      const t = layer / 6
      const count = layer < 5 ? 5 : 3
      const colors = petalColors(shift(color, 0.04 - 0.12 * t), -0.22, 0.13)
      ring(clay, count, 44 - 33 * t, 52 - 36 * t, -0.12, colors, {
        turn: layer * 0.73,
        from: 4 - 3 * t,
        squash: 0.94,
        lift: 3 * t,
        ragged: 0.3,
      })
    }
    clay.part({ thickness: 2.2 }, (pen) => {
      pen.oval(0, 53, 7, 6.6, shift(color, -0.12))
      pen.inside(() => {
        for (let turn = 0; turn < 3; turn++)
          pen.line(
            `${-5 + turn} ${52 + turn}, -1 ${57 - turn}, ${4 - turn} ${54 - turn * 0.5}, 1 ${50 + turn}, ${-2 + turn * 0.5} 52`,
            0.9,
            turn % 2 ? shift(color, 0.12) : shift(color, -0.24),
          )
      })
    })
  },
}

const peony: Species = {
  id: 'peony',
  words: 'peony, camellia, carnation, dahlia, chrysanthemum',
  colors: [
    [0.76, 0.13, 355],
    [0.92, 0.04, 10],
    [0.6, 0.19, 8],
    [0.84, 0.1, 40],
  ],
  leaf: 'broad',
  head(clay, color) {
    for (let layer = 0; layer < 7; layer++) {
      const t = layer / 6
      ring(
        clay,
        11 - layer,
        48 - 34 * t,
        27 - 12 * t,
        -0.5,
        petalColors(shift(color, 0.02 + (layer % 2) * 0.03), -0.2, 0.12),
        { turn: layer * 0.41, from: 1, squash: 0.95, lift: 5 * t, ragged: 0.42 },
      )
    }
    seeds(clay, 26, 4, oklchToRgb([0.6, 0.13, 75]), oklchToRgb([0.9, 0.14, 95]), 0.9, 5)
  },
}

const lotus: Species = {
  id: 'lotus',
  words: 'lotus, water lily, waterlily, lotus flower, nymphaea',
  colors: [
    [0.8, 0.12, 350],
    [0.93, 0.03, 330],
    [0.72, 0.14, 305],
  ],
  leaf: 'pad',
  head(clay, color) {
    const colors = {
      base: mix(shift(color, 0.1, 0.4), [1, 0.98, 0.9], 0.5),
      body: mix(color, [1, 1, 1], 0.16),
      tip: shift(color, -0.06, 1.25),
    }
    ring(clay, 13, 50, 20, 0.85, colors, { squash: 0.5, lift: -8, from: 4 })
    ring(clay, 11, 46, 19, 0.85, colors, { squash: 0.62, lift: -3, turn: 0.3, from: 3 })
    for (const [count, reach, rise] of [
      [7, 30, 34],
      [6, 22, 38],
    ] as const) {
      for (let index = 0; index < count; index++) {
        const across = (index / (count - 1)) * 2 - 1
        petal(
          clay,
          {
            x: across * 8,
            y: 42,
            angle: Math.PI / 2 - across * (reach / 26),
            length: rise + 8 * (1 - Math.abs(across)),
            width: 18,
            point: 0.8,
          },
          colors,
        )
      }
    }
    seeds(clay, 34, 8, oklchToRgb([0.68, 0.14, 85]), oklchToRgb([0.93, 0.13, 98]), 0.55, -3)
    for (let index = 0; index < 5; index++) {
      const across = (index / 4) * 2 - 1
      petal(
        clay,
        {
          x: across * 15,
          y: 36 + Math.abs(across) * 3,
          angle: -Math.PI / 2 + across * 1.1,
          length: 22,
          width: 18,
          point: 0.75,
          squash: 0.6,
        },
        colors,
      )
    }
  },
}

const sunflower: Species = {
  id: 'sunflower',
  words: 'sunflower',
  colors: [[0.84, 0.17, 85]],
  leaf: 'broad',
  head(clay, color) {
    ring(clay, 22, 50, 11, 0.8, petalColors(shift(color, -0.06, 1, -8), -0.16, 0.06), { from: 10, ragged: 0.16 })
    ring(clay, 20, 45, 11.5, 0.8, petalColors(color, -0.18, 0.07), { from: 10, turn: 0.14, ragged: 0.16 })
    seeds(clay, 230, 19.5, oklchToRgb([0.26, 0.05, 50]), oklchToRgb([0.6, 0.12, 70]))
    seeds(clay, 60, 8, oklchToRgb([0.3, 0.06, 80]), oklchToRgb([0.55, 0.1, 110]))
  },
}

const daisy: Species = {
  id: 'daisy',
  words: 'daisy, chamomile, marguerite, aster, gerbera, flower, blossom, bloom, wildflower',
  colors: [
    [0.97, 0.01, 95],
    [0.7, 0.16, 350],
    [0.66, 0.15, 300],
    [0.74, 0.17, 45],
    [0.62, 0.16, 260],
  ],
  leaf: 'feather',
  head(clay, color) {
    ring(clay, 19, 47, 12, 0.25, petalColors(color, -0.12, 0.04), { from: 6, ragged: 0.14 })
    ring(clay, 17, 41, 11, 0.25, petalColors(color, -0.14, 0.06), { from: 6, turn: 0.2, ragged: 0.14 })
    seeds(clay, 150, 12.5, oklchToRgb([0.66, 0.15, 65]), oklchToRgb([0.92, 0.15, 95]))
  },
}

const poppy: Species = {
  id: 'poppy',
  words: 'poppy, anemone, hibiscus',
  colors: [
    [0.6, 0.22, 30],
    [0.6, 0.22, 30],
    [0.74, 0.17, 55],
  ],
  leaf: 'feather',
  head(clay, color) {
    const colors = { base: mix(color, [0.08, 0.03, 0.06], 0.75), body: color, tip: shift(color, 0.08, 0.95, 6) }
    ring(clay, 3, 49, 64, -0.25, colors, { turn: 0.4, ragged: 0.3 })
    ring(clay, 3, 42, 56, -0.25, colors, { turn: 1.5, ragged: 0.3 })
    clay.part({ thickness: 1.2 }, (pen) => {
      for (let thread = 0; thread < 70; thread++) {
        const angle = clay.random() * Math.PI * 2
        const reach = 7 + clay.random() * 8
        pen.line(
          `${Math.cos(angle) * 3} ${50 + Math.sin(angle) * 3}, ${Math.cos(angle) * reach} ${50 + Math.sin(angle) * reach}`,
          0.4,
          [0.12, 0.07, 0.12],
        )
        pen.oval(Math.cos(angle) * reach, 50 + Math.sin(angle) * reach, 0.9, 0.9, [0.16, 0.1, 0.14])
      }
    })
    clay.part({ thickness: 4 }, (pen) => pen.oval(0, 50, 6, 6, oklchToRgb([0.6, 0.08, 125])))
    clay.part({ thickness: 1 }, (pen) => {
      for (let ray = 0; ray < 8; ray++)
        pen.line(`0 50, ${Math.cos(ray * 0.785) * 5} ${50 + Math.sin(ray * 0.785) * 5}`, 0.8, [0.16, 0.12, 0.14])
    })
  },
}

const cherry: Species = {
  id: 'cherry-blossom',
  words: 'cherry blossom, sakura, cherry tree, plum blossom, almond blossom, apple blossom, magnolia, cherry-blossom',
  colors: [
    [0.88, 0.08, 0],
    [0.94, 0.035, 350],
  ],
  leaf: 'broad',
  head(clay, color) {
    ring(
      clay,
      5,
      47,
      44,
      -0.55,
      { base: shift(color, -0.16, 1.5, 5), body: color, tip: mix(color, [1, 1, 1], 0.5) },
      { ragged: 0.12, turn: 0.31 },
    )
    clay.part({ thickness: 1 }, (pen) => {
      for (let thread = 0; thread < 18; thread++) {
        const angle = (thread / 18) * Math.PI * 2 + clay.random() * 0.3
        const reach = 14 + clay.random() * 8
        pen.line(
          `0 50, ${Math.cos(angle) * reach * 0.6} ${50 + Math.sin(angle) * reach * 0.6}, ${Math.cos(angle) * reach} ${50 + Math.sin(angle) * reach}`,
          0.6,
          shift(color, 0.05, 0.6),
        )
        pen.oval(Math.cos(angle) * reach, 50 + Math.sin(angle) * reach, 1.7, 1.7, oklchToRgb([0.8, 0.14, 75]))
      }
      pen.oval(0, 50, 4, 4, oklchToRgb([0.72, 0.13, 20]))
    })
  },
}

const tulip: Species = {
  id: 'tulip',
  words: 'tulip, crocus, lily, iris, orchid, daffodil, narcissus',
  colors: [
    [0.6, 0.2, 25],
    [0.82, 0.16, 85],
    [0.72, 0.15, 355],
    [0.5, 0.15, 310],
    [0.95, 0.02, 90],
  ],
  leaf: 'long',
  head(clay, color) {
    const colors = {
      base: mix(shift(color, 0.06), oklchToRgb([0.85, 0.13, 105]), 0.5),
      body: color,
      tip: shift(color, 0.06, 0.9),
    }
    const up = Math.PI / 2
    for (const [x, tilt, length, width] of [
      [-7, 0.28, 86, 34],
      [7, -0.28, 86, 34],
      [0, 0, 92, 34],
      [-13, 0.2, 82, 36],
      [13, -0.2, 82, 36],
      [0, 0, 80, 46],
    ] as const) {
      petal(
        clay,
        { x: x * 0.6, y: 8, angle: up + tilt, length, width, point: 0.6 },
        x === 0 && length < 90 ? { ...colors, body: shift(color, 0.03) } : colors,
        7,
      )
    }
  },
}

/** The plainest last: it owns the words for flowers of no kind. */
export const SPECIES: readonly Species[] = [rose, lotus, sunflower, peony, tulip, poppy, cherry, daisy]

/** A species' head as a figure. */
export function headFigure(species: Species): Figure {
  return {
    box: { left: 66, right: 66, top: 116, bottom: 16 },
    paint(clay: Clay, dye: Dye) {
      const own = species.colors[Math.floor(clay.random() * species.colors.length)] ?? [0.8, 0.12, 350]
      species.head(clay, dye(0, own, 0.4))
    },
  }
}
