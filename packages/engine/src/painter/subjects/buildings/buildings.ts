import type { Subject } from '../../stage.ts'
import { figureSubject } from '../figure/figure-subject.ts'
import { buildingScenes } from '../scenes/building-scenes.ts'
import { bridgeFigure } from './bridge.ts'
import { castleFigure } from './castle.ts'
import { cottageFigure, hutFigure } from './cottage.ts'
import { lighthouseFigure } from './lighthouse.ts'
import { pagodaFigure } from './pagoda.ts'
import { ruinFigure } from './ruin.ts'
import { templeFigure } from './temple.ts'
import { windmillFigure } from './windmill.ts'

/** Buildings that stand alone in a landscape. */
export const BUILDINGS: readonly Subject[] = [
  figureSubject({
    id: 'castle',
    words: 'castle, fortress, palace, citadel, chateau, fort, tower',
    kind: 'ground',
    figure: castleFigure,
    scale: 1.25,
    scenes: buildingScenes,
  }),
  figureSubject({
    id: 'ruin',
    words: 'ruin, ruined castle, ruined abbey, abbey, monastery, cathedral, church',
    kind: 'ground',
    figure: ruinFigure,
    scale: 1.1,
    scenes: buildingScenes,
  }),
  figureSubject({
    id: 'lighthouse',
    words: 'lighthouse, light house, beacon',
    kind: 'ground',
    figure: lighthouseFigure,
    scale: 1.5,
    scenes: buildingScenes,
  }),
  figureSubject({
    id: 'windmill',
    words: 'windmill, mill',
    kind: 'ground',
    figure: windmillFigure,
    scale: 1.3,
    scenes: buildingScenes,
  }),
  figureSubject({
    id: 'pagoda',
    words: 'pagoda, japanese temple, chinese temple, buddhist temple, shrine',
    kind: 'ground',
    figure: pagodaFigure,
    scale: 1.35,
    scenes: buildingScenes,
  }),
  figureSubject({
    id: 'temple',
    words: 'temple, greek temple, parthenon, roman temple',
    kind: 'ground',
    figure: templeFigure,
    scale: 0.9,
    scenes: buildingScenes,
  }),
  figureSubject({
    id: 'hut',
    words: 'hut, cabin, log cabin, mountain hut, chalet, shack',
    kind: 'ground',
    figure: hutFigure,
    scale: 0.75,
    scenes: buildingScenes,
  }),
  figureSubject({
    id: 'cottage',
    words: 'cottage, house, farmhouse, home, farm, barn',
    kind: 'ground',
    figure: cottageFigure,
    scale: 0.78,
    scenes: buildingScenes,
  }),
  figureSubject({
    id: 'bridge',
    words: 'bridge, stone bridge, footbridge',
    kind: 'water',
    figure: bridgeFigure,
    scale: 0.42,
  }),
]
