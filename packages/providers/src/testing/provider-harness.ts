import type { FailureCategory } from '../errors.ts'
import type { Ordered, Provider, ProviderRequest } from '../port.ts'

/** A provider and the world around it, as one check needs it. Made anew for each check. */
export interface ProviderHarness {
  readonly provider: Provider
  /** A request that succeeds, with an id of its own on every call; `overrides` win. */
  request(overrides?: Partial<Ordered>): ProviderRequest
  /** A new provider before the same host, knowing nothing of the first one: as after a restart of the process. */
  restart(): Provider | Promise<Provider>
  /**
   * Lets the work move on by one step: a fake host advances, a real worker is awaited until it reports something. It
   * must not sleep. Work that takes longer than 1,000 steps counts as hanging.
   */
  advance(): Promise<void>
  /**
   * For every failure that this provider can meet: arranges the world so and gives the request that fails in that
   * way.
   */
  readonly failures: Readonly<Partial<Record<FailureCategory, () => ProviderRequest | Promise<ProviderRequest>>>>
  /** Texts that stand only in the host's answers, addresses or keys: no message may hold them. */
  readonly secrets: readonly string[]
  dispose(): Promise<void>
}

export type MakeHarness = () => Promise<ProviderHarness>
