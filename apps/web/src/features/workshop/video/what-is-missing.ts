import { parameterNamed } from '@easel/catalogue/parameters'
import type { Parameter } from '@easel/catalogue/parameter'
import type { Missing } from '../form/use-generate.ts'
import type { VideoDraft } from './draft.ts'
import type { Intakes } from './use-intakes.ts'

const PLACES = ['source', 'end', 'references', 'video', 'audio'] as const

/** What the form lacks before it can be ordered; null when nothing. */
export function whatIsMissing(
  draft: VideoDraft,
  parameters: readonly Parameter[],
  intakes: { readonly [place in keyof Intakes]: { sending: { state: string } | null } },
): Missing | null {
  const takes = (name: Parameter['name']) => parameterNamed(parameters, name)
  const coming = PLACES.find((place) => takes(place) && intakes[place].sending?.state === 'sending')
  if (coming) return { text: 'A file is still on its way. One moment.', field: coming }
  if (takes('source') && !draft.source) return { text: 'Choose a picture to start from.', field: 'source' }
  if (takes('video') && !draft.video) return { text: 'Choose the video that moves it.', field: 'video' }
  if (parameterNamed(parameters, 'prompt')?.required && draft.prompt.trim() === '')
    return { text: 'Describe the video first.', field: 'prompt' }
  return null
}
