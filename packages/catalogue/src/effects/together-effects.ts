import { defineEffect, PEOPLE_NOTE, TWO_PHOTOS, type EffectInput } from './effect.ts'

function photos(count: number): EffectInput[] {
  return Array.from({ length: count }, (_, k) => ({ role: `photo-${k + 1}`, label: `Photo ${k + 1}` }))
}

export const togetherEffects = [
  defineEffect('together', 'morph', {
    displayName: 'Morph',
    description: 'The forms of your first photo flow into those of the second.',
    inputs: TWO_PHOTOS,
    isFeatured: true,
    prepare: 'Matching the forms',
    animate: 'Morphing',
    sound: 'Adding sound',
    stepCosts: [10, 20, 6],
    safetyNote: PEOPLE_NOTE,
  }),
  defineEffect('together', 'before-after', {
    displayName: 'Before and After',
    description: 'A bright line sweeps to and fro between two photos of the same thing.',
    inputs: [
      { role: 'before', label: 'Before' },
      { role: 'after', label: 'After' },
    ],
    prepare: 'Preparing the pictures',
    animate: 'Wiping',
    stepCosts: [4, 16],
  }),
  defineEffect('together', 'photo-wall', {
    displayName: 'Photo Wall',
    description: 'Four framed photos hang on a wall in evening light; the camera visits each and steps back.',
    inputs: photos(4),
    prepare: 'Hanging the pictures',
    animate: 'Moving the camera',
    sound: 'Adding music',
    stepCosts: [8, 20, 6],
    durations: [5, 8, 10],
    defaultDuration: 8,
    safetyNote: PEOPLE_NOTE,
  }),
  defineEffect('together', 'book-pages', {
    displayName: 'Turning Pages',
    description: 'Three photos in an album whose pages turn by themselves.',
    inputs: photos(3),
    prepare: 'Binding the album',
    animate: 'Turning the pages',
    sound: 'Adding music',
    stepCosts: [6, 20, 6],
    durations: [5, 8, 10],
    defaultDuration: 8,
    safetyNote: PEOPLE_NOTE,
  }),
  defineEffect('together', 'heart-frame', {
    displayName: 'Heart Frame',
    description: 'Two photos come together in one heart, with small hearts rising around it and your words below.',
    inputs: [
      { role: 'person-1', label: 'Photo of person 1' },
      { role: 'person-2', label: 'Photo of person 2' },
    ],
    prepare: 'Cutting the heart',
    animate: 'Bringing them together',
    sound: 'Adding music',
    stepCosts: [6, 16, 6],
    takesText: { label: 'Words below the heart', maxLength: 40 },
    safetyNote: PEOPLE_NOTE,
  }),
  defineEffect('together', 'instant-photos', {
    displayName: 'Instant Photos',
    description: 'Five instant prints drop onto a table one after another and develop before your eyes.',
    inputs: photos(5),
    prepare: 'Loading the camera',
    animate: 'Developing the prints',
    sound: 'Adding the shutter',
    stepCosts: [8, 20, 6],
    durations: [5, 8, 10],
    defaultDuration: 8,
    takesText: { label: 'Caption on the last print', maxLength: 24 },
    safetyNote: PEOPLE_NOTE,
  }),
]
