import { defineEffect, TWO_PHOTOS } from './effect.ts'

export const cameraEffects = [
  defineEffect('camera', 'dolly-zoom', {
    displayName: 'Dolly Zoom',
    description:
      'The camera moves in while the lens zooms out: what is near keeps its size and the background stretches away behind it.',
    isFeatured: true,
    prepare: 'Measuring depth',
    animate: 'Moving the camera',
    sound: 'Adding sound',
    stepCosts: [6, 18, 6],
  }),
  defineEffect('camera', 'parallax-drift', {
    displayName: 'Parallax Drift',
    description: 'A slow sideways glide. Near things pass faster than far ones, so that a flat photo gets room.',
    isFeatured: true,
    prepare: 'Measuring depth',
    animate: 'Moving the camera',
    stepCosts: [6, 18],
  }),
  defineEffect('camera', 'orbit-reveal', {
    displayName: 'Orbit Reveal',
    description: 'The picture turns towards you out of the dark, as if the camera went around it.',
    prepare: 'Preparing the picture',
    animate: 'Moving the camera',
    sound: 'Adding sound',
    stepCosts: [4, 18, 6],
  }),
  defineEffect('camera', 'crane-up', {
    displayName: 'Crane Up',
    description: 'The camera starts low and close to the ground, rises, and ends with the whole view.',
    prepare: 'Measuring depth',
    animate: 'Moving the camera',
    sound: 'Adding sound',
    stepCosts: [6, 18, 6],
  }),
  defineEffect('camera', 'whip-pan', {
    displayName: 'Whip Pan',
    description: 'The camera is thrown from your first photo to the second in one blurred sweep.',
    inputs: TWO_PHOTOS,
    prepare: 'Preparing the pictures',
    animate: 'Moving the camera',
    sound: 'Adding sound',
    stepCosts: [5, 16, 5],
  }),
  defineEffect('camera', 'miniature', {
    displayName: 'Miniature World',
    description:
      'Tilt-shift: a narrow band of sharpness, strong colours and a stop-motion stutter make any place a model.',
    prepare: 'Building the model',
    animate: 'Animating',
    sound: 'Adding sound',
    stepCosts: [6, 14, 5],
  }),
  defineEffect('camera', 'focus-pull', {
    displayName: 'Focus Pull',
    description: 'The focus wanders from the foreground into the distance, and lights melt into discs.',
    prepare: 'Measuring depth',
    animate: 'Pulling focus',
    stepCosts: [8, 16],
  }),
  defineEffect('camera', 'tiny-planet', {
    displayName: 'Tiny Planet',
    description: 'The view rolls up into a little turning planet with its own sky.',
    isFeatured: true,
    prepare: 'Closing the horizon',
    animate: 'Turning the planet',
    sound: 'Adding sound',
    stepCosts: [6, 18, 6],
  }),
]
