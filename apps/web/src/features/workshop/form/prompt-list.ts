import type { Generation } from '@easel/contract/entities/generation'

/** The prompts of a history, newest first, each once; those that hold every word of the search. */
export function promptsOf(generations: readonly Generation[], search: string): { prompt: string; at: string }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const seen = new Set<string>()
  return generations.flatMap(({ recipe, created_at: at }) => {
    const prompt = recipe.prompt.trim()
    const lower = prompt.toLowerCase()
    if (prompt === '' || seen.has(lower) || !words.every((word) => lower.includes(word))) return []
    seen.add(lower)
    return [{ prompt, at }]
  })
}
