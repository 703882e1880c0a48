import type { Choice } from './painter-choices.ts'

/** The camera moves of the built-in film maker; a test of the server holds this list and its own together. */
export const MOTION_CAMERAS: readonly Choice[] = [
  { id: 'push-in', label: 'Push in' },
  { id: 'pull-out', label: 'Pull out' },
  { id: 'pan-left', label: 'Pan left' },
  { id: 'pan-right', label: 'Pan right' },
  { id: 'tilt-up', label: 'Tilt up' },
  { id: 'tilt-down', label: 'Tilt down' },
  { id: 'orbit', label: 'Orbit' },
  { id: 'hand-held', label: 'Hand-held' },
  { id: 'drone', label: 'Drone' },
  { id: 'static', label: 'Static' },
]
