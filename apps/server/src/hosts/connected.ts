import type { HostId } from '@easel/catalogue/hosts'
import type { Config } from '../config.ts'

/** The hosts that this version can talk to. A key for another one connects nothing, and its models say so. */
const SPOKEN: ReadonlySet<string> = new Set<HostId>()

/** Ids of the hosts that this server can ask now: known to it, and with a key in its settings. */
export function connectedHosts(config: Pick<Config, 'connectedHosts'>): ReadonlySet<string> {
  return config.connectedHosts.intersection(SPOKEN)
}
