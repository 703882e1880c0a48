import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Figure } from '../figure/figure.ts'

function leafMass(
  clay: Clay,
  centres: readonly (readonly [x: number, y: number, radius: number])[],
  shade: Rgb,
  light: Rgb,
): void {
  // Clumps from the back to the front: each is lit on its own, so that the crown has depth.
  for (const [x, y, radius] of centres) {
    clay.part(
      {
        thickness: radius * 0.55,
        roundness: 0.75,
        translucent: 0.3,
        texture: (u, v) => 0.78 + 0.5 * clay.noise.hash(Math.floor(u * 0.8), Math.floor(v * 0.8)),
      },
      (pen) => {
        for (let leaf = 0; leaf < 90; leaf++) {
          const angle = clay.random() * Math.PI * 2
          const reach = Math.sqrt(clay.random()) * radius
          const size = radius * (0.1 + clay.random() * 0.12)
          pen.oval(
            x + Math.cos(angle) * reach,
            y + Math.sin(angle) * reach * 0.8,
            size,
            size * 0.75,
            mix(shade, light, 0.2 + 0.8 * clay.random() * (0.5 + 0.5 * Math.sin(angle))),
            1,
            angle,
          )
        }
      },
    )
  }
}

/** A broad tree; in winter bare and snowed in. */
export const treeFigure: Figure = {
  box: { left: 56, right: 56, top: 108, bottom: 5 },
  paint(clay, dye) {
    const light = dye(0, [0, 0, 0], 0.5)
    const dyed = light[0] + light[1] + light[2] > 0.01
    const leaf = dyed ? light : clay.leafLight
    const shade = dyed ? shift(light, -0.18) : clay.leaf
    const bark = (x: number, y: number): number => 1 + 0.35 * clay.noise.perlin(x * 0.5, y * 0.07)
    clay.part({ thickness: 5, texture: bark }, (pen) => {
      pen.limb('-12 -2 3, -5 3 5, -3 16 6, -2 30 5.4, 0 46 4.6, 2 66 3, 3 84 1', clay.bark)
      pen.limb('12 -2 2.6, 4 3 5, 0 18 5', clay.bark)
      for (const branch of [
        '-2 34 3.6, -14 50 2.6, -28 60 1.6, -40 64 .6',
        '0 40 3.4, 14 54 2.6, 26 64 1.6, 38 72 .6',
        '0 50 2.8, -12 66 2, -18 82 .8',
        '2 58 2.6, 14 74 1.7, 22 88 .6',
      ])
        pen.limb(branch, clay.bark)
      if (clay.snowy)
        for (let twig = 0; twig < 40; twig++) {
          const angle = 0.3 + clay.random() * 2.5
          const from = 22 + clay.random() * 22
          pen.line(
            `${Math.cos(angle) * from} ${50 + Math.sin(angle) * from * 0.8}, ${Math.cos(angle + 0.1) * (from + 9)} ${52 + Math.sin(angle + 0.1) * (from + 9) * 0.85}, ${Math.cos(angle) * (from + 16)} ${54 + Math.sin(angle) * (from + 14)}`,
            0.7,
            clay.bark,
          )
        }
    })
    if (clay.snowy && !dyed) {
      clay.part({ thickness: 1.4 }, (pen) => {
        for (const cap of ['-14 53 1, -28 63 1, -40 66 .5', '14 57 1, 26 67 1, 38 74 .5', '-12 69 .8, -18 84 .5'])
          pen.limb(cap, [0.96, 0.97, 1])
      })
      return
    }
    const spread = (): number => clay.random() * 7 - 3.5
    leafMass(
      clay,
      [
        [-30 + spread(), 62, 17],
        [30 + spread(), 66, 17],
        [0, 86, 17],
        [-17 + spread(), 76, 18],
        [18 + spread(), 80, 18],
        [-34 + spread(), 52, 12],
        [35, 55 + spread(), 12],
        [-4, 64, 17],
        [14, 60 + spread(), 14],
        [-18, 58, 13],
      ],
      shade,
      leaf,
    )
  },
}

export const pineFigure: Figure = {
  box: { left: 36, right: 36, top: 112, bottom: 4 },
  paint(clay, dye) {
    const needle = dye(0, [0.4, 0.07, 150], 0.4)
    clay.part({ thickness: 3 }, (pen) => pen.limb('0 -2 4, 0 30 3, 0 96 .8', clay.bark))
    for (let tier = 0; tier < 10; tier++) {
      const y = 12 + tier * 8.9
      const half = 32 * Math.pow(1 - tier / 10.2, 0.9)
      clay.part(
        {
          thickness: 3.4,
          roundness: 0.8,
          texture: (u, v) => 0.8 + 0.4 * clay.noise.hash(Math.floor(u * 1.4), Math.floor(v * 0.7)),
        },
        (pen) => {
          for (let bough = 0; bough < 15; bough++) {
            const x = (bough / 7 - 1) * half
            const drop = 3 + clay.random() * 4 + Math.abs(x) * 0.1
            pen.limb(
              `${x * 0.15} ${y + 14} 2.2, ${x * 0.6} ${y + 5} 2.8, ${x} ${y - drop} .5`,
              mix(needle, clay.leaf, clay.random() * 0.4),
            )
          }
          if (clay.snowy)
            pen.inside(() => {
              for (let cap = 0; cap < 7; cap++)
                pen.oval(
                  (cap / 3 - 1) * half * 0.75,
                  y + 6 - Math.abs(cap - 3) * 1.8,
                  half * 0.16 + 1,
                  2.4,
                  [0.95, 0.97, 1],
                  0.9,
                )
            }, 0.6)
        },
      )
    }
  },
}

export const palmFigure: Figure = {
  box: { left: 56, right: 60, top: 112, bottom: 4 },
  paint(clay, dye) {
    const frond = dye(0, [0.5, 0.11, 135], 0.4)
    clay.part({ thickness: 4, texture: (x, y) => 0.85 + 0.25 * Math.abs(Math.sin(y * 0.9 + x * 0.1)) }, (pen) =>
      pen.limb('-10 -2 5, -8 6 4, -3 34 3.2, 6 62 2.7, 16 84 2.4', clay.bark),
    )
    const paint = (angles: readonly number[], color: Rgb): void =>
      clay.part({ thickness: 2.4, translucent: 0.5 }, (pen) => {
        for (const angle of angles) {
          const reach = 38 + clay.random() * 9
          const ex = 16 + Math.cos(angle) * reach
          const ey = 86 + Math.sin(angle) * reach * 0.62 - 10
          const mx = 16 + Math.cos(angle) * reach * 0.5
          const my = 88 + Math.sin(angle) * reach * 0.55 + 8
          pen.line(`16 86, ${mx} ${my}, ${ex} ${ey}`, 1.4, color)
          for (let blade = 1; blade < 22; blade++) {
            const t = blade / 22
            const x = (1 - t) * (1 - t) * 16 + 2 * t * (1 - t) * (mx * 1.02) + t * t * ex
            const y = (1 - t) * (1 - t) * 86 + 2 * t * (1 - t) * (my + 4) + t * t * ey
            const droop = 3 + 6.5 * Math.sin(Math.PI * Math.min(1, t * 1.1))
            pen.limb(
              `${x} ${y} .9, ${x + Math.cos(angle) * 3} ${y - droop * 0.5} .8, ${x + Math.cos(angle) * 3.4} ${y - droop} .2`,
              color,
            )
          }
        }
      })
    paint([2.7, 0.5, 1.6], shift(frond, -0.1))
    paint([3.3, -0.15, 2.2, 1.0, 3.0, 0.2], frond)
    clay.part({ thickness: 3 }, (pen) => {
      for (const [x, y] of [
        [13, 82],
        [18, 81],
        [16, 85],
      ] as const)
        pen.oval(x, y, 3, 3, oklchToRgb([0.4, 0.07, 60]))
    })
  },
}
