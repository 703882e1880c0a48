import type { ModelEntry, ModelStatus } from '@easel/contract/entities/catalogue'
import { modelById } from './catalogue.ts'
import { BUILT_IN, HOSTS } from './hosts.ts'
import type { CatalogueModel } from './model.ts'
import { oneOf } from './words.ts'

/**
 * Whether a model runs here, and if not, why, in words for people. `degraded` is known to the server's health alone.
 */
export interface Standing {
  readonly status: Exclude<ModelStatus, 'degraded'>
  readonly note: string | null
}

/** Built-in models that cannot run on this server, by id, and why: a sentence for people. */
export type NotInstalled = ReadonlyMap<string, string>

const ALL_INSTALLED: NotInstalled = new Map()

/** @param connectedHosts ids of the hosts that this server can ask now (`HostId`) */
export function statusOf(
  model: CatalogueModel,
  connectedHosts: ReadonlySet<string>,
  notInstalled: NotInstalled = ALL_INSTALLED,
): Standing {
  if (model.retired !== null) return { status: 'retired', note: retiredNote(model, model.retired) }
  const lacking = notInstalled.get(model.id)
  if (lacking !== undefined) return { status: 'not_connected', note: lacking }
  if (model.built_in || model.hosts.some((host) => connectedHosts.has(host))) return { status: 'ready', note: null }
  const hosts = oneOf(model.hosts.map((host) => HOSTS[host].name))
  const note =
    hosts === '' ? 'No host is known to offer it yet.' : `It runs as soon as this server has a key for ${hosts}.`
  return { status: 'not_connected', note: `Not connected. ${note}` }
}

/**
 * A model as the API answers it.
 *
 * @param typicalSeconds median seconds of work, measured here; null while nothing was made with it
 */
export function toEntry(
  model: CatalogueModel,
  connectedHosts: ReadonlySet<string>,
  typicalSeconds: number | null,
  notInstalled: NotInstalled = ALL_INSTALLED,
): ModelEntry {
  const { hosts, modes, retired, ...data } = model
  const { status, note } = statusOf(model, connectedHosts, notInstalled)
  return {
    ...data,
    providers: model.built_in ? [BUILT_IN] : [...hosts],
    status,
    available: status === 'ready',
    status_note: note,
    successor: retired?.successor ?? null,
    supportsTxt2Img: modes.includes('t2i'),
    supportsImg2Img: modes.includes('i2i'),
    supportsT2V: modes.includes('t2v'),
    // Moving a picture by a video starts from a picture too: 'Img → Vid' is its way in (H5).
    supportsI2V: modes.includes('i2v') || modes.includes('animate'),
    typical_seconds: typicalSeconds,
  }
}

function retiredNote(model: CatalogueModel, retired: NonNullable<CatalogueModel['retired']>): string {
  const day = new Date(retired.since).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const successor = modelById(retired.successor)?.name ?? retired.successor
  return `${model.maker} switched it off on ${day}. ${successor} is offered in its place.`
}
