import type { Binding } from '@easel/catalogue/bindings/binding'
import type { ProviderId } from '@easel/catalogue/hosts'
import type { ProviderFailure } from './errors.ts'

/** What JSON can carry and bring back unchanged. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

export interface MediaBytes {
  readonly bytes: Uint8Array
  /** 'image/png', 'image/webp' … as found in the bytes. */
  readonly mime: string
}

/** What every order has. */
export interface Ordered {
  /**
   * Our own id of this submission, one for each. A host that takes an id from its client is given this one, and a
   * host that keeps a list is searched for it when it is unknown whether it accepted.
   */
  readonly id: string
  /** The catalogue's id of the model. */
  readonly model: string
  /** How this host is asked for the model; null for a built-in one. */
  readonly binding: Binding | null
  /** 0 … 2³²−1; always drawn before, also for hosts that take none. */
  readonly seed: number
  /** From 1. Output n is made with seed + n − 1, modulo 2³². */
  readonly numOutputs: number
}

/** Pictures to be made. Checked against the model's limits before; null means that the model has no such parameter. */
export interface ImageOrder extends Ordered {
  readonly kind: 'image'
  readonly mode: 't2i' | 'i2i'
  readonly prompt: string
  /** '' when there is none. */
  readonly negativePrompt: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly steps: number | null
  readonly guidanceScale: number | null
  readonly scheduler: string | null
  /** 0 nearly untouched … 1 only an idea remains; null for text to picture. */
  readonly strength: number | null
  readonly style: string | null
  readonly color: string | null
  readonly lighting: string | null
  readonly composition: string | null
  readonly loras: readonly {
    readonly source: 'community' | 'hub' | 'url'
    readonly ref: string
    readonly scale: number
  }[]
  /** The given picture of picture to picture; null for text to picture. */
  readonly source: MediaBytes | null
}

/** A film to be made. */
export interface VideoOrder extends Ordered {
  readonly kind: 'video'
  readonly mode: 't2v' | 'i2v' | 'animate' | 'replace'
  readonly prompt: string
  readonly negativePrompt: string
  /** '16:9' and '720p'; null where the host decides. */
  readonly aspectRatio: string | null
  readonly resolution: string | null
  /** Seconds; null where the host decides. */
  readonly duration: number | null
  readonly generateAudio: boolean
  readonly camera: string | null
  /** The picture that it begins with, and the one that it ends with. */
  readonly source: MediaBytes | null
  readonly end: MediaBytes | null
  readonly references: readonly MediaBytes[]
  readonly audio: MediaBytes | null
  readonly video: MediaBytes | null
}

/** An effect over given pictures. */
export interface EffectOrder extends Ordered {
  readonly kind: 'effect'
  readonly mode: 'effect'
  /** '{category}-{name}'. */
  readonly effect: string
  /** In the order of the effect's inputs. */
  readonly inputs: readonly MediaBytes[]
  readonly text: string
  readonly aspectRatio: string
  readonly resolution: string
  /** Seconds. */
  readonly duration: number
  readonly sound: boolean
}

/** A text to be spoken. */
export interface SpeechOrder extends Ordered {
  readonly kind: 'speech'
  readonly mode: 'speech'
  readonly text: string
  /** Id of the catalogue's voice. */
  readonly voice: string
  /** 1 is the voice's own. */
  readonly speed: number
  /** −1 … 1. */
  readonly pitch: number
}

/** Music to be made; what is null is left to the prompt. */
export interface MusicOrder extends Ordered {
  readonly kind: 'music'
  readonly mode: 'music'
  readonly prompt: string
  /** Seconds. */
  readonly duration: number
  readonly bpm: number | null
  readonly key: string | null
  readonly metre: string | null
  readonly genre: string | null
  readonly mood: string | null
  readonly instruments: readonly string[]
}

export type ProviderRequest = ImageOrder | VideoOrder | EffectOrder | SpeechOrder | MusicOrder

/** One finished work, as the host left it. */
export interface ProviderOutput {
  readonly kind: 'image' | 'video' | 'audio'
  /** The bytes, or an https address to fetch them from soon: hosts keep outputs for an hour or less. */
  readonly content: { readonly bytes: Uint8Array } | { readonly url: string }
  /** As the host says; what counts is found in the bytes. */
  readonly mime: string
  /** The seed that was used; null when the host does not say. */
  readonly seed: number | null
  /** The version of the model that served; null when the host does not say. */
  readonly version: string | null
  /** What else is worth keeping with the item, such as the words that the painter understood. */
  readonly details: { readonly [key: string]: JsonValue }
}

export interface ProviderPending {
  readonly state: 'pending'
  /** 0–1 over all outputs; null when the host tells none. Never guessed. */
  readonly progress: number | null
  /** A word for what is being done, such as 'layout'; null when the host tells none. */
  readonly stage: string | null
  /** Which output is being made, from 1; null when the host tells none. */
  readonly currentOutput: number | null
  /** Jobs before this one at the host; null when running or untold. */
  readonly queuePosition: number | null
  /** The newest picture of the work; null when there is none or it was given before. */
  readonly preview: MediaBytes | null
}

export interface ProviderDone {
  readonly state: 'done'
  /** At least one. Fewer than ordered means that the host delivered no more: only these are charged. */
  readonly outputs: readonly ProviderOutput[]
}

export interface ProviderFailed {
  readonly state: 'failed'
  readonly error: ProviderFailure
}

export type ProviderStatus = ProviderPending | ProviderDone | ProviderFailed

/**
 * A host, or the engine on this machine. Knows no database, no credits and no files. Every method ends early by
 * rejecting with the signal's reason when the signal aborts; that gives up asking, it does not cancel the work.
 * `testing/provider-contract.ts` is the test that every provider passes.
 */
export interface Provider {
  readonly id: ProviderId
  /**
   * Starts the work and answers at once with an opaque operation: plain JSON, stored before anything else happens,
   * and all that `status` and `cancel` need, in this process or in another one after a restart.
   *
   * @throws ProviderError when the host refused, or when it is unknown whether it accepted
   */
  submit(request: ProviderRequest, signal: AbortSignal): Promise<{ readonly operation: JsonValue }>
  /**
   * How the work stands. May be asked as often as one likes and by several at once. An operation that the host does
   * not know (any more) is 'failed', and so is one that was cancelled. A status of the host that we do not know
   * counts as pending.
   *
   * @throws when the host cannot be reached: asked again later, the work goes on
   */
  status(operation: JsonValue, signal: AbortSignal): Promise<ProviderStatus>
  /** Present when the host can stop work. Idempotent: also fine for work that has ended or was never known. */
  cancel?(operation: JsonValue, signal: AbortSignal): Promise<void>
}
