// SPDX-License-Identifier: Apache-2.0

/** Characters (UTF-16 units) that one request may hold. */
export const MAX_SPEECH_CHARACTERS = 10_000

/** The longest sound that is made of one request: memory has an end, and 10,000 emoji take hours. */
export const MAX_SPEECH_SECONDS = 30 * 60

export interface SpeechVoice {
  /** eSpeak NG's language and variant: 'en-us+f3'. British English is 'en', Chinese 'cmn'. */
  readonly espeak: string
  /** BCP 47; rules how the text is cut into sentences and words. */
  readonly language: string
}

export interface SpeechRequest {
  /** At least one letter, digit or emoji, and at most MAX_SPEECH_CHARACTERS. Marks such as `<break>` are not obeyed. */
  readonly text: string
  readonly voice: SpeechVoice
  /** 0.5 to 2; 1 is the voice's own. */
  readonly speed?: number
  /** −1 (low) to 1 (high); 0 is the voice's own. */
  readonly pitch?: number
  /** Voices by name: a line `Ada: Good morning` is spoken by `speakers.Ada`, and the name itself is not read. */
  readonly speakers?: Readonly<Record<string, SpeechVoice>>
}

export interface SpeechProgress {
  /** Sentences done, 0 at first. */
  readonly done: number
  readonly total: number
}

export interface Heard {
  /** Called once before the first sentence and after each. */
  readonly onProgress?: (progress: SpeechProgress) => void
  /** Ends the request at once; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal
}

/** A stretch of the text and when it sounds. `charStart` and `charEnd` count UTF-16 units of the request's text. */
export interface SpokenSpan {
  readonly text: string
  readonly startSeconds: number
  readonly endSeconds: number
  readonly charStart: number
  readonly charEnd: number
}

export interface Spoken {
  /** Mono, −1 to 1, at most −1 dBFS, about −18 LUFS. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: 48_000
  readonly words: readonly SpokenSpan[]
  /** Sentences, very long ones in pieces; a speaker's name is left out. */
  readonly sentences: readonly SpokenSpan[]
}

export interface Speech {
  /** Whether the optional package is installed; when it is not, `reason()` says what to do. */
  available(): Promise<boolean>
  /** Why the last `available()` was false; undefined when it was true. */
  reason(): string | undefined
  /**
   * Reads a text aloud. Requests run one after the other, sentence by sentence, so that a short one does not wait for
   * the whole of a long one. Rejects with a RangeError when the request cannot be spoken (its message is for people),
   * with a SpeechError when the speech broke, and with the signal's reason when cancelled.
   */
  speak(request: SpeechRequest, heard?: Heard): Promise<Spoken>
  /** Ends the child process and all requests. */
  stop(): Promise<void>
}

export type SpeechErrorCode = 'not_installed' | 'failed' | 'timed_out' | 'stopped'

/** The speech could not do its work, through no fault of the request. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
  readonly code: SpeechErrorCode

  constructor(code: SpeechErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
