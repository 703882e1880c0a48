import type { HostId } from '../hosts.ts'

/** What a binding does. `flf2v` makes a video between two pictures, `r2v` one from reference pictures. */
export type Operation = 't2i' | 'i2i' | 'inpaint' | 't2v' | 'i2v' | 'flf2v' | 'r2v' | 'animate' | 'replace'

/**
 * An operation, or one under a condition: `t2v@1080p` is for that resolution alone, `t2i+scheduler` for requests that
 * ask for a scheduler. A conditional binding goes before an unconditional one.
 */
export type GuardedOperation = Operation | `${Operation}@${string}` | `${Operation}+${string}`

/** Our own words for what a request may carry; a host's words are on the other side of the map. */
export type RequestField =
  | 'prompt'
  | 'negativePrompt'
  | 'startImage'
  | 'endImage'
  | 'maskImage'
  | 'referenceImages'
  | 'audio'
  | 'video'
  | 'aspectRatio'
  | 'width'
  | 'height'
  | 'size'
  | 'resolution'
  | 'durationSec'
  | 'fps'
  | 'seed'
  | 'steps'
  | 'guidance'
  | 'strength'
  | 'scheduler'
  | 'numOutputs'
  | 'loras'
  | 'generateAudio'
  | 'enhancePrompt'
  | 'outputFormat'
  | 'effect'

/**
 * How a value is written for the host: "int" 5, "str" "5", "sec" "5s", "frames" seconds × fps + 1, "list" always an
 * array …
 */
export type Writing =
  | 'int'
  | 'str'
  | 'sec'
  | 'list'
  | 'frames'
  | 'size{width,height}'
  | 'lora{path,scale}'
  | 'lora-single'
  | 'lora-main+extra'
  | 'json-string[{url,strength,civitai_token}]'

/** Where a value goes: the host's field alone, or with the way it is written. */
export type FieldRule =
  | string
  | {
      readonly to: string | readonly string[]
      /** The fields that are joined by "|" and looked up in `values`, or written together by `as`. */
      readonly from?: readonly RequestField[]
      readonly as?: Writing
      /** Frames of a second, for `frames`. */
      readonly fps?: number
      /** Our value → the host's; a value that is missing here cannot be asked of this binding. */
      readonly values?: Readonly<Record<string, string | number>>
    }

/** Facts of 2026-11-20: where the names and enums of a binding were read. */
export const SOURCES = {
  R1: 'nodetool-ai/nodetool packages/replicate-nodes/src/replicate-manifest.json @31d66fbf',
  R2: 'nodetool-ai/nodetool-replicate src/nodetool/nodes/replicate/*/generate.py @d21aa02',
  R3: 'replicate.com/<model>/versions/<hash>/api',
  R4: 'npm all-the-public-replicate-models@1.352.0',
  R5: 'public code that calls the model',
  F1: '@fal-ai/client@1.10.1 src/types/endpoints.d.ts',
  M: 'general knowledge, unconfirmed',
} as const
export type Source = keyof typeof SOURCES

/** How one host is asked for one model. */
export interface Binding {
  readonly provider: HostId
  /** The host's name of the model or endpoint. */
  readonly ref: string
  /** Replicate: community models are addressed by a version. */
  readonly version?: string
  readonly ops: readonly GuardedOperation[]
  readonly map: Readonly<Partial<Record<RequestField, FieldRule>>>
  /** Sent with every request. */
  readonly const?: Readonly<Record<string, string | number | boolean>>
  /** Where the addresses of the outputs stand in the host's answer. */
  readonly output: 'uri' | 'uri[]' | 'video.url' | 'images[].url'
  readonly source: readonly Source[]
  /** Which of the above no source confirms; '*' is all of it. */
  readonly unverified?: readonly string[]
}

export type BindingsByModel = Readonly<Record<string, readonly Binding[]>>
