import type { Subject } from '../../stage.ts'
import { figureSubject } from '../figure/figure-subject.ts'
import { astronautFigure } from './astronaut.ts'
import { dancerFigure, riderFigure } from './performers.ts'
import { childFigure, coupleFigure, manFigure, umbrellaFigure, womanFigure } from './person.ts'
import { robotFigure } from './robot.ts'
import { knightFigure, samuraiFigure, wizardFigure } from './warriors.ts'

/** People, always from behind or so far that no face is asked for, and those who are like people. */
const FIGURES: readonly Subject[] = [
  figureSubject({ id: 'astronaut', words: 'astronaut, cosmonaut, spaceman', kind: 'ground', figure: astronautFigure }),
  figureSubject({ id: 'robot', words: 'robot, android, droid, mech, cyborg', kind: 'ground', figure: robotFigure }),
  figureSubject({
    id: 'knight',
    words: 'knight, warrior, paladin, crusader, king, queen',
    kind: 'ground',
    figure: knightFigure,
  }),
  figureSubject({ id: 'samurai', words: 'samurai, ronin, ninja', kind: 'ground', figure: samuraiFigure }),
  figureSubject({
    id: 'wizard',
    words: 'wizard, witch, sorcerer, mage, magician, sorceress',
    kind: 'ground',
    figure: wizardFigure,
  }),
  figureSubject({ id: 'dancer', words: 'dancer, ballerina, ballet dancer', kind: 'ground', figure: dancerFigure }),
  figureSubject({
    id: 'rider',
    words: 'rider, horseman, horse rider, cowboy, horsewoman',
    kind: 'ground',
    figure: riderFigure,
    scale: 1.15,
  }),
  figureSubject({
    id: 'couple',
    words: 'couple, lovers, two people, family, friend',
    kind: 'ground',
    figure: coupleFigure,
    scale: 0.95,
  }),
  figureSubject({ id: 'child', words: 'child, kid, boy, toddler', kind: 'ground', figure: childFigure, scale: 0.72 }),
  figureSubject({
    id: 'woman',
    words: 'woman, girl, lady, princess, bride, dame, fairy',
    kind: 'ground',
    figure: womanFigure,
    scale: 0.92,
  }),
  figureSubject({
    id: 'umbrella',
    words: 'umbrella, parasol, person with umbrella, person with an umbrella',
    kind: 'ground',
    figure: umbrellaFigure,
    scale: 1.05,
  }),
  figureSubject({
    id: 'person',
    words: 'person, man, people, figure, hiker, traveler, traveller, wanderer, walker, monk, fisherman, farmer, sailor',
    kind: 'ground',
    figure: manFigure,
    scale: 0.95,
  }),
]

/** People; where a portrait is the scene, they are its sitters and are not set into it again. */
export const PEOPLE: readonly Subject[] = FIGURES.map((subject) => {
  const { motif } = subject
  if (!motif) return subject
  return {
    ...subject,
    motif: {
      kind: motif.kind,
      draw(stage, ...rest) {
        if (stage.reading.scene.id !== 'portrait') motif.draw(stage, ...rest)
      },
    },
  }
})
