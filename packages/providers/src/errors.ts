/** Why a piece of work failed, as far as the person who ordered it is concerned. */
export const FAILURE_CATEGORIES = ['provider_error', 'content_policy', 'timeout', 'invalid_input'] as const
export type FailureCategory = (typeof FAILURE_CATEGORIES)[number]

/** A failure that may be stored and shown. */
export interface ProviderFailure {
  readonly category: FailureCategory
  /** A sentence of ours for people: never a word of the host's answer, no address and no key. */
  readonly message: string
  /** The same request may succeed at another time. */
  readonly retryable: boolean
}

const PLAIN: Readonly<Record<FailureCategory, Omit<ProviderFailure, 'category'>>> = {
  provider_error: { message: 'The model could not finish this. Nothing was charged.', retryable: true },
  content_policy: { message: 'The model refused this prompt or picture under its content rules.', retryable: false },
  timeout: { message: 'The model did not answer in time. Nothing was charged.', retryable: true },
  invalid_input: { message: 'The model did not accept these settings.', retryable: false },
}

/** A failure of that category, in its plain words or in better ones of ours. */
export function failure(category: FailureCategory, message: string = PLAIN[category].message): ProviderFailure {
  return { category, message, retryable: PLAIN[category].retryable }
}

/**
 * What `submit` throws. `accepted` tells whether the host may have begun: 'no' may be submitted again, 'unknown' may
 * not (it could be paid twice), and is asked for again by our own id.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly failure: ProviderFailure
  readonly accepted: 'no' | 'unknown'

  /** @param cause the host's own error, for logs alone */
  constructor(failed: ProviderFailure, accepted: 'no' | 'unknown', cause?: unknown) {
    super(failed.message, { cause })
    this.failure = failed
    this.accepted = accepted
  }
}

/** Anything thrown on the way to a host, as a failure that may be shown. A stranger's message is never taken over. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderError) return error.failure
  if (error instanceof Error && error.name === 'TimeoutError') return failure('timeout')
  return failure('provider_error')
}
