import type { CatalogueModel } from '../model.ts'
import { checkpointParameters, IMAGE_PRICE } from './checkpoint.ts'
import { PAINTER_COLORS, PAINTER_COMPOSITIONS, PAINTER_LIGHTINGS, PAINTER_STYLES } from './painter-choices.ts'

/** decisions.md 2, 7: the procedural painter, named as what it is. */
export const painter: CatalogueModel = {
  id: 'easel-painter',
  kind: 'image',
  group: 'standard',
  name: 'Easel Painter',
  maker: 'Easel',
  description: 'Built in · procedural, runs on this machine. It paints what it reads in the prompt.',
  base_model: null,
  category: 'general',
  built_in: true,
  hosts: [],
  introUrl: null,
  featured: false,
  retired: null,
  modes: ['t2i', 'i2i'],
  image: {
    ...checkpointParameters(),
    styles: [...PAINTER_STYLES],
    colors: [...PAINTER_COLORS],
    lightings: [...PAINTER_LIGHTINGS],
    compositions: [...PAINTER_COMPOSITIONS],
  },
  video: null,
  audio: null,
  price: IMAGE_PRICE,
}
