/** A caption and when it sounds, seconds. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Which caption belongs to a time: the one that sounds, in a pause the one before it, so that the eye keeps its place. −1 before
 * the first. Captions are in order and do not overlap.
 */
export function cueAt(cues: readonly Pick<Cue, 'start'>[], time: number): number {
  // A seek lands a hair before the start that it aimed at.
  return cues.findLastIndex((cue) => cue.start <= time + 0.01)
}
