import { PROMPT_MAX } from '@easel/contract/limits'
import { WORKSHOP_MODES } from './draft.ts'
import type { WorkshopMode } from './draft.ts'
import { parseSeed } from './seed.ts'

/** What an address asks of the form. It only fills in: a link never spends anything. */
export interface DeepLink {
  tab: WorkshopMode | null
  model: string | null
  prompt: string | null
  /** Id of a picture whose settings are taken over. */
  remix: string | null
  /** Id of a picture to start from. */
  source: string | null
  seed: number | null
}

// Read once and then taken out of the address, so that a reload does not fill the form again.
const ONCE = ['prompt', 'remix', 'source', 'seed'] as const
const ALL = ['tab', 'model', ...ONCE] as const

export function parseDeepLink(query: URLSearchParams): DeepLink {
  const text = (name: string, max: number) => query.get(name)?.slice(0, max) || null
  return {
    tab: WORKSHOP_MODES.find((mode) => mode === query.get('tab')) ?? null,
    model: text('model', 100),
    prompt: text('prompt', PROMPT_MAX),
    remix: text('remix', 64),
    source: text('source', 64),
    seed: parseSeed(query.get('seed') ?? ''),
  }
}

/** The address without what was read once; with `all`, also without tab and model, for when the person chose others. */
export function withoutDeepLink(query: URLSearchParams, all = false): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of all ? ALL : ONCE) rest.delete(name)
  return rest
}

/** Is there anything in it that fills the form? */
export function fillsForm(link: DeepLink): boolean {
  return ONCE.some((name) => link[name] !== null)
}
