import { ApiError } from '@easel/contract/client'

/** A key for one intended submission. `randomUUID` exists on secure origins only; a studio on the home network may be none. */
function newIntentKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One press of Generate, whether it reached the server or not. */
export interface Intent {
  key: string
  /** The body as it was sent. */
  json: string
}

/** The same key for the same wish while nobody knows what became of it; a new one for everything else. */
export function intentFor(last: Intent | null, json: string, newKey: () => string = newIntentKey): Intent {
  return last?.json === json ? last : { key: newKey(), json }
}

/** Whether the server may have taken the order although no answer came: then a retry must carry the same key. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}
