import type { EffectEntry } from '@easel/catalogue/effects/effect'
import { PEOPLE_NOTE } from '@easel/catalogue/effects/effect'
import type { Missing } from '../form/use-generate.ts'
import type { EffectDraft } from './draft.ts'

/** Its note speaks of people in the photos: whoever orders says that they agree. */
export function asksConsent({ safetyNote }: Pick<EffectEntry, 'safetyNote'>): boolean {
  return safetyNote?.includes(PEOPLE_NOTE) ?? false
}

/** What the form lacks before it can be ordered, in the order in which it is asked for; null when nothing. */
export function whatIsMissing(
  entry: EffectEntry,
  { draft, hasConsent }: { draft: Pick<EffectDraft, 'pictures'>; hasConsent: boolean },
  intakes: readonly { sending: { state: string } | null }[],
): Missing | null {
  for (const [index, { label }] of entry.inputs.entries()) {
    const field = `input-${index}` as const
    if (intakes[index]?.sending?.state === 'sending')
      return { text: 'A picture is still on its way. One moment.', field }
    if (!draft.pictures[index]) return { text: `Choose a picture for “${label}”.`, field }
  }
  if (asksConsent(entry) && !hasConsent)
    return { text: 'Say that the people in your photos agree to it.', field: 'consent' }
  return null
}
