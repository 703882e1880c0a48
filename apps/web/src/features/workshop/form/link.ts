import { PROMPT_MAX } from '@easel/contract/limits'
import { parseSeed } from './seed.ts'

/** What any workshop's address may ask of its form. It only fills in: a link never spends anything. */
export interface FormLink<Mode> {
  tab: Mode | null
  model: string | null
  prompt: string | null
  seed: number | null
}

/** Names of the query: those that are read once and then taken out, so that a reload does not fill the form again, and all. */
export interface LinkNames {
  once: readonly string[]
  all: readonly string[]
}

/** The text of a name, cut to `max` characters; null when it is empty or not there. */
export function linkText(query: URLSearchParams, name: string, max: number): string | null {
  return query.get(name)?.slice(0, max) || null
}

export function parseFormLink<Mode extends string>(query: URLSearchParams, modes: readonly Mode[]): FormLink<Mode> {
  const tab = query.get('tab')
  return {
    tab: modes.find((mode) => mode === tab) ?? null,
    model: linkText(query, 'model', 100),
    prompt: linkText(query, 'prompt', PROMPT_MAX),
    seed: parseSeed(query.get('seed') ?? ''),
  }
}

/** The address without some names. */
export function withoutNames(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  return rest
}
