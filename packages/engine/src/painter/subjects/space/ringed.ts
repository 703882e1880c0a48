import type { Layout } from '../../stage.ts'
import { paintGlobe, paintNebula, paintStars, spaceColors } from './sky.ts'
import { spots, placeFloating, globeOf } from './globe-of.ts'

/** A great planet with rings before a nebula, a moon or two beside it. */
export const ringed: Layout = {
  id: 'ringed planet',
  suits: ['centred', 'close', 'thirds', 'planet', 'saturn', 'jupiter', 'ringed', 'solar'],
  paint(stage, subject) {
    const { width, height } = stage
    stage.horizon = height
    const random = stage.fork('planets')
    const colors = spaceColors(stage, subject)
    paintNebula(stage, colors, 0.75)
    paintStars(stage, 900, colors)
    const side = random() < 0.5 ? -1 : 1
    const toward = [side * -0.72, -0.42, 0.55] as const
    const x = width * (0.5 + side * 0.06 + (subject.placement.x ?? 0) * 0.24)
    paintGlobe(stage, globeOf(colors, random, { x, y: height * 0.5, radius: 0.25, toward, rings: true, depth: 0.6 }))
    paintGlobe(
      stage,
      globeOf(colors, random, { x: width * (0.5 - side * 0.34), y: height * 0.22, radius: 0.055, toward, depth: 0.5 }),
    )
    if (random() < 0.6)
      paintGlobe(
        stage,
        globeOf(colors, random, {
          x: width * (0.5 + side * 0.38),
          y: height * 0.84,
          radius: 0.025,
          toward,
          depth: 0.7,
        }),
      )
    placeFloating(stage, spots(stage))
  },
}
