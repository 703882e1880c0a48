import type { Subject } from '../../stage.ts'
import { ABSTRACT_LAYOUTS } from './layouts.ts'

/** Colour and form alone. */
export const abstract: Subject = {
  id: 'abstract',
  words: ['abstract', 'abstraction', 'pattern', 'fractal', 'swirl', 'marble', 'marbled', 'kandinsky', 'mondrian', 'bauhaus', 'geometric', 'geometry', 'fluid art', 'ink in water', 'texture', 'dream', 'emotion', 'music', 'chaos', 'harmony', 'psychedelic', 'gradient', 'shapes', 'grid', 'contour', 'topographic', 'abstract waves', 'swirling'],
  layouts: ABSTRACT_LAYOUTS,
  place: true,
  weather: false,
}
