import { linkText, parseFormLink } from '../form/link.ts'
import type { FormLink, LinkNames } from '../form/link.ts'
import { VIDEO_MODES } from './draft.ts'
import type { VideoMode } from './draft.ts'

/** What an address asks of the form. It only fills in: a link never spends anything. */
export interface VideoLink extends FormLink<VideoMode> {
  /** Id of a picture to start from. */
  source: string | null
  /** Id of an own video to make a new version of. */
  edit: string | null
  /** Id of a video whose settings are taken over. */
  remix: string | null
}

const ONCE = ['prompt', 'seed', 'source_image_id', 'edit', 'remix'] as const
export const LINK_NAMES: LinkNames = { once: ONCE, all: ['tab', 'model', ...ONCE] }

export function parseVideoLink(query: URLSearchParams): VideoLink {
  return {
    ...parseFormLink(query, VIDEO_MODES),
    source: linkText(query, 'source_image_id', 64),
    edit: linkText(query, 'edit', 64),
    remix: linkText(query, 'remix', 64),
  }
}
