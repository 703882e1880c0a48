import {
  PAINTER_COLORS,
  PAINTER_COMPOSITIONS,
  PAINTER_LIGHTINGS,
  PAINTER_STYLES,
} from '@easel/catalogue/models/painter-choices'
import { COLOR_CHOICES, COMPOSITION_CHOICES, LIGHTING_CHOICES, STYLE_CHOICES } from '@easel/engine/painter/vocabulary'
import { expect, test } from 'vitest'

interface Choice {
  readonly id: string
}
const idsOf = (choices: readonly Choice[]): Set<string> => new Set(choices.map(({ id }) => id))

test.each([
  ['styles', PAINTER_STYLES, STYLE_CHOICES],
  ['colors', PAINTER_COLORS, COLOR_CHOICES],
  ['lightings', PAINTER_LIGHTINGS, LIGHTING_CHOICES],
  ['compositions', PAINTER_COMPOSITIONS, COMPOSITION_CHOICES],
])('W4: the form offers the %s that the painter has, and no others', (_, offered, known) => {
  expect(idsOf(offered)).toEqual(idsOf(known))
})
