import { birches } from './birches.ts'
import { canopy } from './canopy.ts'
import { path } from './path.ts'
import { shafts } from './shafts.ts'
import { taiga } from './taiga.ts'
import type { Subject } from '../../stage.ts'

export const forest: Subject = {
  id: 'forest',
  words: [
    'forest',
    'wood',
    'woods',
    'woodland',
    'jungle',
    'rainforest',
    'grove',
    'birch',
    'birches',
    'birch forest',
    'pine forest',
    'taiga',
    'thicket',
    'bamboo',
    'bamboo forest',
    'redwood',
    'sequoia',
    'forest path',
    'trail',
    'forest clearing',
    'clearing',
    'glade',
    'undergrowth',
    'fern',
    'treetop',
    'canopy',
    'enchanted forest',
    'trees',
    'pine tree',
    'oak forest',
    'pines',
    'firs',
    'orchard',
  ],
  layouts: [shafts, path, birches, taiga, canopy],
}
