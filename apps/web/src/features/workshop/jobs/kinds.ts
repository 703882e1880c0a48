import type { AudioGeneration, Generation, ImageGeneration, VideoGeneration } from '@easel/contract/entities/generation'

/** The orders of each workshop. */
export interface GenerationOf {
  image: ImageGeneration
  video: VideoGeneration
  audio: AudioGeneration
}
export type Kind = keyof GenerationOf

/** What a workshop makes, in words. */
interface KindWords {
  /** Begins a sentence: 'Image generation is …'. */
  name: string
  /** Within one: 'Your picture is ready.' */
  work: string
  /** Where the finished ones are found. */
  list: string
  /** Stands where an order has no words of its own. */
  wordless: string
}

export const KIND_WORDS: Readonly<Record<Kind, KindWords>> = {
  image: { name: 'Image', work: 'picture', list: 'My Art', wordless: 'From the picture alone' },
  video: { name: 'Video', work: 'video', list: 'My videos', wordless: 'From the picture alone' },
  audio: { name: 'Audio', work: 'piece', list: 'My audio', wordless: 'Without words' },
}

/** The order's own words, or those that stand for none; an effect is called by its name. */
export function wordsOf({ kind, recipe, model_label }: Pick<Generation, 'kind' | 'recipe' | 'model_label'>): string {
  if (recipe.mode === 'effect') return model_label
  return recipe.prompt.trim() || KIND_WORDS[kind].wordless
}

export function isOfKind<K extends Kind>(generation: Generation, kind: K): generation is GenerationOf[K] & Generation {
  return generation.kind === kind
}

/** Works that are there to be looked at or listened to. */
export function hasWorks(generation: Pick<Generation, 'images' | 'items'>): boolean {
  return generation.images.length > 0 || generation.items.length > 0
}
