import type { Subject } from '../../stage.ts'
import { figureSubject } from '../figure/figure-subject.ts'
import { campfireFigure, lanternFigure, tentFigure } from './camp.ts'
import { moonFigure, mushroomFigure, snowmanFigure } from './small-things.ts'
import { palmFigure, pineFigure, treeFigure } from './trees.ts'

/** Trees and things that stand about. */
export const THINGS: readonly Subject[] = [
  figureSubject({ id: 'palm', words: 'palm, palm tree, coconut tree', kind: 'ground', figure: palmFigure, scale: 1.6 }),
  figureSubject({
    id: 'pine',
    words: 'pine, pine tree, fir, fir tree, spruce, christmas tree, cypress',
    kind: 'ground',
    figure: pineFigure,
    scale: 1.5,
  }),
  figureSubject({
    id: 'tree',
    words: 'tree, oak, lone tree, oak tree, maple, willow, birch',
    kind: 'ground',
    figure: treeFigure,
    scale: 1.55,
  }),
  figureSubject({
    id: 'tent',
    words: 'tent, camp, camping, campsite',
    kind: 'ground',
    figure: tentFigure,
    scale: 0.62,
  }),
  figureSubject({
    id: 'campfire',
    words: 'campfire, bonfire, camp fire, fire',
    kind: 'ground',
    figure: campfireFigure,
    scale: 0.5,
  }),
  figureSubject({
    id: 'lantern',
    words: 'lantern, sky lantern, paper lantern, lamp',
    kind: 'air',
    figure: lanternFigure,
    scale: 0.5,
  }),
  figureSubject({
    id: 'great-moon',
    words: 'giant moon, large moon, enormous moon, big moon, huge moon, crescent moon, blood moon, moonrise',
    kind: 'air',
    figure: moonFigure,
    scale: 1.3,
  }),
  figureSubject({
    id: 'mushroom',
    words: 'mushroom, toadstool, fungus, fly agaric',
    kind: 'ground',
    figure: mushroomFigure,
    scale: 0.62,
  }),
  figureSubject({ id: 'snowman', words: 'snowman', kind: 'ground', figure: snowmanFigure, scale: 0.85 }),
]
