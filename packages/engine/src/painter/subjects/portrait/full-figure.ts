import { css, mix } from '../../core/color.ts'
import { lightHeight } from '../../core/light.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Stage } from '../../stage.ts'
import type { NamedSubject } from '../../types.ts'
import { enter } from '../figure/cast.ts'
import type { Figure } from '../figure/figure.ts'
import { dancerFigure, riderFigure } from '../people/performers.ts'
import { astronautFigure } from '../people/astronaut.ts'
import { robotFigure } from '../people/robot.ts'
import { knightFigure, samuraiFigure, wizardFigure } from '../people/warriors.ts'
import { childFigure, coupleFigure, manFigure, umbrellaFigure, womanFigure } from '../people/person.ts'
import { paintMist } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintRock } from '../scenery/rock.ts'
import { spots } from './profile.ts'

const SITTERS: Readonly<Record<string, Figure>> = {
  person: manFigure,
  woman: womanFigure,
  couple: coupleFigure,
  child: childFigure,
  umbrella: umbrellaFigure,
  dancer: dancerFigure,
  rider: riderFigure,
  knight: knightFigure,
  samurai: samuraiFigure,
  wizard: wizardFigure,
  astronaut: astronautFigure,
  robot: robotFigure,
}

const WANDERERS: readonly (readonly [Figure, number])[] = [
  [manFigure, 0.42],
  [womanFigure, 0.4],
  [umbrellaFigure, 0.46],
  [coupleFigure, 0.42],
]

/** Who is portrayed: the person named with the portrait, in the colours named for them, else anybody. */
function sitter(
  stage: Stage,
  subject: NamedSubject,
  others: readonly (readonly [Figure, number])[],
): { figure: Figure; size: number; subject: NamedSubject } {
  const named = stage.reading.motifs.find((motif) => SITTERS[motif.id])
  const chance = others[Math.floor(stage.fork('who')() * others.length)] ?? WANDERERS[0]
  const figure = named && SITTERS[named.id]
  return {
    figure: figure ?? chance?.[0] ?? manFigure,
    size: chance?.[1] ?? 0.42,
    subject: named ? { ...named, placement: subject.placement } : subject,
  }
}

/** Somebody from behind, on a rock before a wide land. */
export const wanderer: Layout = {
  id: 'wanderer',
  suits: ['wide', 'panorama', 'high', 'hero', 'heroine', 'character'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    stage.horizon = height * 0.5
    stage.sky()
    paintRidges(stage, {
      count: 5,
      far: height * 0.47,
      near: height * 0.8,
      rise: 0.24,
      jagged: 0.8,
      depths: [0.92, 0.4],
    })
    paintMist(stage, height * 0.6, 0.09, 0.75)
    paintMist(stage, height * 0.74, 0.08, 0.85)
    const peak = width * (0.42 + 0.16 * stage.random())
    const top = (x: number): number =>
      height * 0.8 + 0.3 * Math.pow(Math.abs(x - peak) / (width * 0.42), 1.7) + 0.03 * noise.fbm(x * 5, 3, 4)
    paintRock(stage, { top, depth: 0.16 })
    paintGrass(stage, { line: top, blade: [0.012, 0.03], from: 0.004, to: 0.03, count: 260, depth: 0.15, name: 'rock' })
    const { figure, size, subject: who } = sitter(stage, subject, WANDERERS)
    enter(stage, { figure, scale: 1 }, who, { x: peak, y: top(peak) + 0.022, size, depth: 0.14, kind: 'ground' })
    stage.place(spots(stage))
  },
}

/** A dancer or a rider on a crest before the evening. */
export const onTheCrest: Layout = {
  id: 'crest',
  suits: ['framed', 'sky', 'dancer', 'rider'],
  paint(stage, subject) {
    const { width, height, palette, noise, light } = stage
    stage.horizon = height * 0.8
    stage.sky()
    const sunY = lightHeight(light, stage.horizon)
    stage.layer(
      0.95,
      (context) => {
        const fill = context.createRadialGradient(light.x, sunY, 0.02, light.x, sunY, 0.7)
        fill.addColorStop(0, css(palette.sun, 0.5))
        fill.addColorStop(1, css(palette.sun, 0))
        context.fillStyle = fill
        context.fillRect(0, 0, width, height)
      },
      { haze: false, depth: false, blend: 'screen' },
    )
    paintRidges(stage, { count: 3, far: height * 0.78, near: height * 0.86, rise: 0.12, jagged: 0.2 })
    const peak = width * (0.4 + 0.2 * stage.random())
    const line = (x: number): number =>
      height * 0.9 - 0.08 * Math.exp(-Math.pow((x - peak) / (width * 0.4), 2)) + 0.008 * noise.fbm(x * 4, 2, 3)
    paintGround(stage, { line, depths: [0.25, 0.02], color: mix(palette.grass, palette.silhouette, 0.45) })
    const { figure, subject: who } = sitter(stage, subject, [
      [dancerFigure, 0.5],
      [riderFigure, 0.5],
    ])
    enter(stage, { figure, scale: 1 }, who, { x: peak, y: line(peak) + 0.008, size: 0.5, depth: 0.2, kind: 'ground' })
    paintGrass(stage, {
      line,
      blade: [0.014, 0.05],
      from: 0,
      to: 0.1,
      count: 1100,
      depth: 0.1,
      name: 'crest',
      flowers: [lit(palette, palette.blossom, 0.7)],
      bloom: 0.05,
    })
    stage.place(spots(stage))
  },
}
