import { linkText, parseFormLink } from '../form/link.ts'
import type { FormLink, LinkNames } from '../form/link.ts'
import { WORKSHOP_MODES } from './draft.ts'
import type { WorkshopMode } from './draft.ts'

/** What an address asks of the form. It only fills in: a link never spends anything. */
export interface DeepLink extends FormLink<WorkshopMode> {
  /** Id of a picture whose settings are taken over. */
  remix: string | null
  /** Id of a picture to start from. */
  source: string | null
  /** Id of an upload of one's own to start from. */
  upload: string | null
}

const ONCE = ['prompt', 'remix', 'source', 'upload', 'seed'] as const
export const LINK_NAMES: LinkNames = { once: ONCE, all: ['tab', 'model', ...ONCE] }

export function parseDeepLink(query: URLSearchParams): DeepLink {
  return {
    ...parseFormLink(query, WORKSHOP_MODES),
    remix: linkText(query, 'remix', 64),
    source: linkText(query, 'source', 64),
    upload: linkText(query, 'upload', 64),
  }
}
