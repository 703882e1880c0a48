import type { Audio } from '@easel/contract/entities/audio'

/** A stretch of a piece of music; seconds. */
export type Section = Audio['sections'][number]

/** 'intro' reads 'Intro'; parts that are called by a letter keep it. */
export function sectionName({ name }: Pick<Section, 'name'>): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
