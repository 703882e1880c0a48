import type {
  AudioCapabilities,
  ImageCapabilities,
  ModelEntry,
  ModelPrice,
  VideoCapabilities,
} from '@easel/contract/entities/catalogue'
import type { HostId } from './hosts.ts'

/**
 * Ways to ask a model: from text or from a picture, to a picture or a video; `animate` and `replace` also take a
 * video; `speech` speaks a text, `music` composes.
 */
export type Mode = 't2i' | 'i2i' | 't2v' | 'i2v' | 'animate' | 'replace' | 'speech' | 'music'

/** One model as the catalogue knows it: data alone. What depends on the running server is added by `toEntry`. */
export interface CatalogueModel {
  /** Stands in addresses, in stored items and on the wire; never changes. */
  readonly id: string
  readonly kind: 'image' | 'video' | 'audio'
  /** Its row on the home page (H2); audio models have none. */
  readonly group: 'standard' | 'sdxl' | 'video' | 'audio'
  readonly name: string
  readonly maker: string
  /** One or two plain sentences. */
  readonly description: string
  readonly base_model: string | null
  readonly category: 'illustration' | 'general' | null
  /** Runs on this machine, needs no host. */
  readonly built_in: boolean
  /** The hosts that can run it; empty for built-in models and for those whose hosted reference is empty. */
  readonly hosts: readonly HostId[]
  /** Where 'Learn More' leads instead of `/models/{id}` (H4). */
  readonly introUrl: string | null
  readonly featured: boolean
  /** Its maker switched it off on this day (ISO date); `successor` is the id of the model that is offered instead. */
  readonly retired: { readonly since: string; readonly successor: string } | null
  readonly modes: readonly Mode[]
  readonly image: ImageCapabilities | null
  readonly video: VideoCapabilities | null
  readonly audio: AudioCapabilities | null
  readonly price: ModelPrice
}

/** Either form of a model: the catalogue's own, or the entry that the API answers. */
export type AnyModel = CatalogueModel | ModelEntry
