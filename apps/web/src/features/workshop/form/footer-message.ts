/** What stands in the way of Generate, in the order in which it is said. */
export interface FooterState {
  /** What is still missing, once the person has tried: 'Describe the picture first.' */
  missing: string | null
  quoteFailed: boolean
  submitError: string | null
  /** Credits needed and at hand; null while the balance is not known. */
  credits: { needed: number; available: number } | null
  /** Generations that are open. */
  open: number
}

export type FooterMessage =
  | { kind: 'missing'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'error'; text: string }
  | { kind: 'credits'; text: string }
  | { kind: 'queue'; text: string }

/** One message at a time: missing field, price not confirmed, refused, not enough credits, queue. */
export function footerMessage(state: FooterState): FooterMessage | null {
  const { missing, quoteFailed, submitError, credits, open } = state
  if (missing !== null) return { kind: 'missing', text: missing }
  if (quoteFailed) return { kind: 'quote', text: 'The price could not be confirmed.' }
  if (submitError !== null) return { kind: 'error', text: submitError }
  if (credits && credits.available < credits.needed) {
    return { kind: 'credits', text: `You have ${credits.available} of the ${credits.needed} credits that this takes.` }
  }
  if (open > 0)
    return { kind: 'queue', text: open === 1 ? 'One order is being made.' : `${open} orders are being made.` }
  return null
}
