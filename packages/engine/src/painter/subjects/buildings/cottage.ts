import { shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Dye, Figure } from '../figure/figure.ts'
import { gable, longRoof, planks, plaster, stones, tiles, windows } from './masonry.ts'

function bush(clay: Clay, x: number, radius: number, flowers: Rgb): void {
  clay.part(
    {
      thickness: radius * 0.5,
      texture: (u, v) => 0.8 + 0.45 * clay.noise.hash(Math.floor(u * 0.9), Math.floor(v * 0.9)),
    },
    (pen) => {
      for (let leaf = 0; leaf < 5; leaf++)
        pen.oval(
          x + (leaf - 2) * radius * 0.45,
          radius * (0.45 + 0.3 * clay.random()),
          radius * 0.55,
          radius * 0.5,
          clay.leaf,
        )
      pen.inside(() => {
        for (let bloom = 0; bloom < 14; bloom++)
          pen.oval(
            x + (clay.random() * 2 - 1) * radius,
            clay.random() * radius * 1.2,
            radius * 0.08,
            radius * 0.08,
            bloom % 3 ? clay.leafLight : flowers,
          )
      })
    },
  )
}

/** A house with a steep roof, a chimney and a garden's edge; `timber` makes it a mountain hut of logs. */
function paintHouse(clay: Clay, dye: Dye, timber: boolean): void {
  const wall = timber ? dye(1, [0.42, 0.06, 55]) : dye(1, [0.92, 0.03, 85])
  const roof = dye(
    0,
    timber ? [0.38, 0.05, 50] : [0.5, 0.11, [35, 60, 25][Math.floor(clay.random() * 3)] as number],
    0.3,
  )
  const stone = clay.rock
  const wallTexture = timber ? planks(clay.noise, 3.4, false) : plaster(clay.noise)
  clay.part({ thickness: 4, roundness: 0.6, texture: stones(clay.noise, 3) }, (pen) => {
    pen.box(22, 60, 10, 34, stone)
    pen.box(20.6, 91, 12.8, 4, shift(stone, -0.05))
  })
  if (clay.night || clay.snowy)
    clay.part({ thickness: 5, roundness: 0.5 }, (pen) => {
      for (let puff = 0; puff < 5; puff++)
        pen.oval(27 + puff * 2.6, 99 + puff * 5, 2.6 + puff * 1.2, 2.2 + puff, [0.8, 0.8, 0.84], 0.32 - puff * 0.05)
    })
  clay.part({ thickness: 3, roundness: 0.4, texture: wallTexture }, (pen) => pen.box(-14, 0, 66, 36, wall))
  longRoof(clay, -20, 58, 33, 42, 9, roof, timber ? planks(clay.noise, 3, true) : tiles(clay.noise, 3.4))
  clay.part({ thickness: 3, roundness: 0.4, texture: wallTexture }, (pen) => pen.box(-46, 0, 36, 36, shift(wall, 0.03)))
  gable(clay, -46, -10, 36, 33, shift(wall, 0.03), roof, wallTexture)
  clay.part({ thickness: 1.6, roundness: 0.6 }, (pen) => {
    const frame: Rgb = shift(roof, -0.12)
    pen.box(2, 0, 13, 23, frame)
    pen.box(3.4, 0, 10.2, 21.6, dye(2, [0.4, 0.09, 150]))
    for (const [x, y, width, height] of [
      [-28, 13, 13, 13],
      [28, 14, 12, 12],
      [45, 14, 10, 12],
      [-28, 42, 9, 9],
    ] as const)
      pen.box(x - width / 2 - 1.2, y - 1.2, width + 2.4, height + 2.4, frame)
  })
  windows(clay, [
    [-31.4, 13, 5.8, 13],
    [-24.6, 13, 5.8, 13],
    [25, 14, 5.4, 12],
    [31, 14, 5.4, 12],
    [42.6, 14, 4.4, 12],
    [47.4, 14, 4.4, 12],
    [-28, 42, 8.6, 9],
  ])
  const flowers = dye(3, [0.7, 0.16, 355])
  for (const [x, radius] of [
    [-48, 11],
    [-14, 8],
    [22, 7],
    [54, 11],
  ] as const)
    bush(clay, x, radius, flowers)
}

export const cottageFigure: Figure = {
  box: { left: 66, right: 72, top: 128, bottom: 4 },
  paint: (clay, dye) => paintHouse(clay, dye, false),
}

export const hutFigure: Figure = {
  box: { left: 66, right: 72, top: 128, bottom: 4 },
  paint: (clay, dye) => paintHouse(clay, dye, true),
}
