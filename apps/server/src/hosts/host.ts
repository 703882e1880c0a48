import type { ProviderId } from '@easel/catalogue/hosts'
import type { JsonValue, Provider } from '@easel/providers/port'

/** A provider, and how this server deals with it. */
export interface Host {
  readonly provider: Provider
  /**
   * It works in this process: every output is submitted by itself, so that a restart loses one at most, and submitting again
   * after a crash is harmless. False: one submission for all outputs, and never a second one.
   */
  readonly local: boolean
  /** Longest wait between two looks at a piece of work, milliseconds. */
  readonly pollMs: number
  /** Present when the host tells of changes: resolves with the next one, or at once when nothing will change any more. */
  changed?(operation: JsonValue, signal: AbortSignal): Promise<void>
}

export type Hosts = ReadonlyMap<ProviderId, Host>
