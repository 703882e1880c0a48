import { flowers } from './flowers.ts'
import { hills } from './hills.ts'
import { loneTree } from './lone-tree.ts'
import { patchwork } from './patchwork.ts'
import type { Subject } from '../../stage.ts'

export const meadow: Subject = {
  id: 'meadow',
  words: [
    'meadow',
    'field',
    'hill',
    'rolling hills',
    'hillside',
    'grassland',
    'prairie',
    'pasture',
    'countryside',
    'farmland',
    'farm',
    'wheat',
    'wheat field',
    'cornfield',
    'lavender field',
    'vineyard',
    'flower field',
    'wildflower',
    'field of flowers',
    'poppy field',
    'poppies',
    'tuscany',
    'plain',
    'plains',
    'lawn',
    'park',
    'tundra',
    'moor',
    'heath',
    'heather',
    'grass',
    'tulip field',
    'rice field',
    'country road',
    'garden',
    'flower meadow',
  ],
  layouts: [hills, flowers, patchwork, loneTree],
}
