import { EFFECTS } from '@easel/catalogue/effects/effects'
import { COMPOSER_GENRES, COMPOSER_INSTRUMENTS, COMPOSER_MOODS } from '@easel/catalogue/models/composer-choices'
import { MOTION_CAMERAS } from '@easel/catalogue/models/motion-choices'
import { GENRE_CHOICES, INSTRUMENT_CHOICES, MOOD_CHOICES } from '@easel/engine/composer/vocabulary'
import { EFFECT_IDS, effectInputCount } from '@easel/engine/effects/create-effect'
import { CAMERA_MOVES } from '@easel/engine/film/camera'
import { expect, test } from 'vitest'

interface Choice {
  readonly id: string
}
const idsOf = (choices: readonly Choice[]): Set<string> => new Set(choices.map(({ id }) => id))

test.each([
  ['camera moves', MOTION_CAMERAS, CAMERA_MOVES],
  ['genres', COMPOSER_GENRES, GENRE_CHOICES],
  ['moods', COMPOSER_MOODS, MOOD_CHOICES],
  ['instruments', COMPOSER_INSTRUMENTS, INSTRUMENT_CHOICES],
])('W4: the forms offer the %s that the engine has, and no others', (_, offered, known) => {
  expect(idsOf(offered)).toEqual(idsOf(known))
})

test('every effect of the catalogue has its recipe, and takes as many pictures', () => {
  expect(idsOf(EFFECTS)).toEqual(new Set(EFFECT_IDS))
  const counts = (of: (id: string) => number) => EFFECTS.map(({ id }) => `${id} ${of(id)}`)
  const listed = new Map(EFFECTS.map(({ id, inputs }) => [id, inputs.length]))
  expect(counts((id) => listed.get(id) ?? 0)).toEqual(counts(effectInputCount))
})
