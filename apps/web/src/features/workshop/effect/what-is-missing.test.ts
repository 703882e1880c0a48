import { PEOPLE_NOTE } from '@easel/catalogue/effects/effect'
import { effectById, EFFECTS } from '@easel/catalogue/effects/effects'
import { expect, test } from 'vitest'
import type { SourcePicture } from '../form/source-picture.ts'
import { asksConsent, whatIsMissing } from './what-is-missing.ts'

const morph = effectById('together-morph')!
const photo: SourcePicture = { kind: 'upload', id: 'u', src: '/u.webp', width: 9, height: 9 }
const still = [{ sending: null }, { sending: null }]

test('each place is asked for by its own name, in the order of the effect', () => {
  const missing = (pictures: (SourcePicture | null)[], hasConsent = false, intakes: typeof still | never[] = still) =>
    whatIsMissing(morph, { draft: { pictures }, hasConsent }, intakes)
  expect(missing([null, null])).toMatchObject({ text: 'Choose a picture for “First photo”.', field: 'input-0' })
  expect(missing([photo, null])).toMatchObject({ field: 'input-1' })
  expect(missing([photo, photo])).toMatchObject({ field: 'consent' })
  expect(missing([photo, photo], true)).toBeNull()
})

test('a picture on its way is waited for, also where it replaces another one', () => {
  const intakes = [{ sending: { state: 'sending' } }, { sending: null }]
  expect(whatIsMissing(morph, { draft: { pictures: [photo, photo] }, hasConsent: true }, intakes)).toMatchObject({
    field: 'input-0',
    text: 'A picture is still on its way. One moment.',
  })
})

test('consent is asked where the note speaks of people in the photos, and only there', () => {
  for (const entry of EFFECTS)
    expect([entry.id, asksConsent(entry)]).toEqual([entry.id, entry.safetyNote === PEOPLE_NOTE])
  expect(EFFECTS.some((entry) => entry.safetyNote !== null && !asksConsent(entry))).toBe(true)
})
