import type { Subject } from '../../stage.ts'
import { figureSubject } from '../figure/figure-subject.ts'
import { underwaterScenes } from '../underwater/underwater-scenes.ts'
import { bearFigure } from './bear.ts'
import { birdsFigure, eagleFigure } from './birds.ts'
import { butterflyFigure } from './butterfly.ts'
import { catFigure } from './cat.ts'
import { deerFigure } from './deer.ts'
import { dogFigure } from './dog.ts'
import { dragonFigure } from './dragon.ts'
import { elephantFigure } from './elephant.ts'
import { foxFigure } from './fox.ts'
import { horseFigure } from './horse.ts'
import { lionFigure, tigerFigure } from './lion.ts'
import { owlFigure } from './owl.ts'
import { rabbitFigure } from './rabbit.ts'
import { dolphinFigure, fishFigure, whaleFigure } from './sea-animals.ts'
import { swanFigure } from './swan.ts'
import { unicornFigure } from './unicorn.ts'
import { wolfFigure } from './wolf.ts'

/** Animals, real and fabulous. */
export const ANIMALS: readonly Subject[] = [
  figureSubject({ id: 'unicorn', words: 'unicorn, pegasus', kind: 'ground', figure: unicornFigure, scale: 1.05 }),
  figureSubject({
    id: 'horse',
    words: 'horse, pony, stallion, mare, foal, mustang',
    kind: 'ground',
    figure: horseFigure,
  }),
  figureSubject({
    id: 'deer',
    words: 'deer, stag, doe, elk, moose, reindeer, fawn, antelope',
    kind: 'ground',
    figure: deerFigure,
    scale: 1.05,
  }),
  figureSubject({ id: 'fox', words: 'fox, vixen, red fox', kind: 'ground', figure: foxFigure, scale: 0.72 }),
  figureSubject({
    id: 'wolf',
    words: 'wolf, howling wolf, coyote, husky',
    kind: 'ground',
    figure: wolfFigure,
    scale: 0.85,
  }),
  figureSubject({
    id: 'dog',
    words: 'dog, puppy, hound, retriever, labrador',
    kind: 'ground',
    figure: dogFigure,
    scale: 0.72,
  }),
  figureSubject({ id: 'cat', words: 'cat, kitten, kitty, tomcat', kind: 'ground', figure: catFigure, scale: 0.66 }),
  figureSubject({ id: 'elephant', words: 'elephant, mammoth', kind: 'ground', figure: elephantFigure, scale: 1.25 }),
  figureSubject({
    id: 'bear',
    words: 'bear, grizzly, polar bear, brown bear',
    kind: 'ground',
    figure: bearFigure,
    scale: 0.95,
  }),
  figureSubject({ id: 'lion', words: 'lion, lioness', kind: 'ground', figure: lionFigure, scale: 0.9 }),
  figureSubject({
    id: 'tiger',
    words: 'tiger, tigress, leopard, panther',
    kind: 'ground',
    figure: tigerFigure,
    scale: 0.88,
  }),
  figureSubject({ id: 'rabbit', words: 'rabbit, bunny, hare', kind: 'ground', figure: rabbitFigure, scale: 0.5 }),
  figureSubject({ id: 'owl', words: 'owl', kind: 'ground', figure: owlFigure, scale: 0.7 }),
  figureSubject({ id: 'dragon', words: 'dragon, wyvern, drake', kind: 'air', figure: dragonFigure, scale: 1.35 }),
  figureSubject({
    id: 'eagle',
    words: 'eagle, hawk, falcon, phoenix, raven, crow, condor, albatross',
    kind: 'air',
    figure: eagleFigure,
    scale: 0.62,
  }),
  figureSubject({
    id: 'birds',
    words: 'bird, flock, flock of birds, seagull, gull, swallow, crane, wild goose, goose',
    kind: 'air',
    figure: birdsFigure,
    scale: 0.95,
  }),
  figureSubject({ id: 'butterfly', words: 'butterfly, moth', kind: 'air', figure: butterflyFigure, scale: 0.5 }),
  figureSubject({ id: 'swan', words: 'swan, duck', kind: 'water', figure: swanFigure, scale: 0.6 }),
  figureSubject({
    id: 'whale',
    words: 'whale, humpback, orca, humpback whale',
    kind: 'water',
    figure: whaleFigure,
    scale: 1.1,
  }),
  figureSubject({ id: 'dolphin', words: 'dolphin, porpoise', kind: 'water', figure: dolphinFigure, scale: 0.7 }),
  figureSubject({
    id: 'fish',
    words: 'fish, goldfish, clownfish, tropical fish, koi',
    kind: 'water',
    figure: fishFigure,
    scale: 0.4,
    scenes: underwaterScenes,
  }),
]
