import type { Subject } from '../../stage.ts'
import { figureSubject } from '../figure/figure-subject.ts'
import { airplaneFigure, rocketFigure, saucerFigure } from './aircraft.ts'
import { balloonFigure } from './balloon.ts'
import { bicycleFigure, carFigure, trainFigure } from './land-vehicles.ts'
import { rowboatFigure, sailboatFigure } from './sailboat.ts'
import { shipFigure } from './ship.ts'

/** What carries people over water, land and air. */
export const VEHICLES: readonly Subject[] = [
  figureSubject({
    id: 'ship',
    words: 'ship, sailing ship, tall ship, pirate ship, galleon, schooner, frigate, viking ship',
    kind: 'water',
    figure: shipFigure,
    scale: 1.3,
  }),
  figureSubject({
    id: 'boat',
    words: 'boat, sailboat, sailing boat, yacht, sail boat, fishing boat',
    kind: 'water',
    figure: sailboatFigure,
  }),
  figureSubject({
    id: 'rowboat',
    words: 'rowboat, rowing boat, canoe, kayak, dinghy, gondola, wooden boat',
    kind: 'water',
    figure: rowboatFigure,
    scale: 0.42,
  }),
  figureSubject({
    id: 'balloon',
    words: 'balloon, hot air balloon, hot-air balloon, airship, zeppelin',
    kind: 'air',
    figure: balloonFigure,
    scale: 1.15,
  }),
  figureSubject({
    id: 'airplane',
    words: 'airplane, aeroplane, plane, aircraft, biplane, jet',
    kind: 'air',
    figure: airplaneFigure,
    scale: 0.6,
  }),
  figureSubject({
    id: 'rocket',
    words: 'rocket, rocket ship, spaceship, spacecraft, space ship, shuttle',
    kind: 'air',
    figure: rocketFigure,
    scale: 1.1,
  }),
  figureSubject({
    id: 'ufo',
    words: 'ufo, flying saucer, alien ship, saucer',
    kind: 'air',
    figure: saucerFigure,
    scale: 0.8,
  }),
  figureSubject({
    id: 'car',
    words: 'car, automobile, vintage car, sports car, taxi, truck, van, bus',
    kind: 'ground',
    figure: carFigure,
    scale: 0.5,
  }),
  figureSubject({
    id: 'train',
    words: 'train, locomotive, steam train, railway, steam engine',
    kind: 'ground',
    figure: trainFigure,
    scale: 0.5,
  }),
  figureSubject({ id: 'bicycle', words: 'bicycle, bike, cycle', kind: 'ground', figure: bicycleFigure, scale: 0.62 }),
]
