// SPDX-License-Identifier: Apache-2.0
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { createSpeakingProcess } from './process/speaking-process.ts'
import type { SpokenPiece } from './process/messages.ts'
import { assemble, type PlacedPiece } from './sound/assemble.ts'
import { type Heard, MAX_SPEECH_SECONDS, type Speech, SpeechError, type SpeechRequest, type Spoken } from './spoken.ts'
import { cleanText } from './text/clean.ts'
import { type Line, linesOf } from './text/lines.ts'

/** How a speech is made; every part has its usual value. */
export interface SpeechParts {
  readonly espeakPackage?: string
  readonly japanesePackage?: string
  /** Time for one sentence of at most 300 characters. */
  readonly sentenceSeconds?: number
  readonly idleSeconds?: number
  /** Sound that one request may give. */
  readonly longestSeconds?: number
  /** Told the process ids of the speaking process. */
  readonly onStart?: (pid: number) => void
  readonly onExit?: (pid: number) => void
}

const ESPEAK = '@echogarden/espeak-ng-emscripten'
const JAPANESE = '@patdx/kuromoji'
/** A language and a variant: names of files for eSpeak NG, so nothing else may be in them. */
const ESPEAK_NAME = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,3}(?:\+[a-z0-9]{1,20})?$/i

/** The door of the speech. Nothing runs before the first request. */
export function createSpeech(parts: SpeechParts = {}): Speech {
  const espeakPackage = parts.espeakPackage ?? ESPEAK
  const speaking = createSpeakingProcess({
    espeakPackage,
    japanesePackage: parts.japanesePackage ?? JAPANESE,
    sentenceSeconds: parts.sentenceSeconds ?? 20,
    idleSeconds: parts.idleSeconds ?? 60,
    onStart: parts.onStart,
    onExit: parts.onExit,
  })
  const longestSeconds = parts.longestSeconds ?? MAX_SPEECH_SECONDS
  let reason: string | undefined

  async function speak(request: SpeechRequest, { onProgress, signal }: Heard = {}): Promise<Spoken> {
    signal?.throwIfAborted()
    const { speed, pitch } = numbersOf(request)
    for (const { espeak, language } of [request.voice, ...Object.values(request.speakers ?? {})]) {
      if (!ESPEAK_NAME.test(espeak)) throw new RangeError(`There is no voice ${JSON.stringify(espeak)}.`)
      // A tag that is none is a RangeError of Intl's own.
      Intl.getCanonicalLocales(language)
    }
    const lines = linesOf(cleanText(request.text), request.voice, request.speakers ?? {})
    const placed: PlacedPiece[] = []
    let seconds = 0
    onProgress?.({ done: 0, total: lines.length })
    for (const [index, line] of lines.entries()) {
      const piece = await unlessAborted(
        twice(() => sentence(line, speed, pitch), signal),
        signal,
      )
      placed.push({ piece, line })
      seconds += piece.samples.length / 48_000
      if (seconds > longestSeconds)
        throw new RangeError(`The text takes more than ${longestSeconds / 60} minutes to read: shorten it.`)
      onProgress?.({ done: index + 1, total: lines.length })
    }
    if (seconds === 0) throw new RangeError('The voice finds nothing to read aloud in this text.')
    // In turns with other work: half an hour of sound takes a while to put together.
    return unlessAborted(
      assemble(request.text, placed, speed, () => setImmediate()),
      signal,
    )
  }

  function sentence({ text, voice }: Line, speed: number, pitch: number): Promise<SpokenPiece> {
    return speaking.speak({ text, language: voice.language, espeak: voice.espeak, speed, pitch })
  }

  return {
    speak,
    async available() {
      reason = installed(espeakPackage) ? undefined : missing(espeakPackage)
      return reason === undefined
    },
    reason: () => reason,
    stop: () => speaking.stop(),
  }
}

/** Looks for the package without loading it: its code never runs in this process. */
function installed(packageName: string): boolean {
  try {
    createRequire(import.meta.url).resolve(packageName)
    return true
  } catch {
    return false
  }
}

function missing(packageName: string): string {
  return `Speech is not installed: the optional package ${packageName} is missing; npm install adds it.`
}

function numbersOf({ speed = 1, pitch = 0 }: SpeechRequest): { readonly speed: number; readonly pitch: number } {
  if (!(speed >= 0.5 && speed <= 2)) throw new RangeError('The speed must be from 0.5 to 2.')
  if (!(pitch >= -1 && pitch <= 1)) throw new RangeError('The pitch must be from -1 to 1.')
  return { speed, pitch }
}

/** A sentence that broke is tried once more; what the voice refuses, and what is not installed, is not. */
async function twice(attempt: () => Promise<SpokenPiece>, signal: AbortSignal | undefined): Promise<SpokenPiece> {
  try {
    return await attempt()
  } catch (error) {
    const again = error instanceof SpeechError && (error.code === 'failed' || error.code === 'timed_out')
    if (!again || signal?.aborted) throw error
    return attempt()
  }
}

/** The promise, or the signal's reason as soon as it is given. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  const ending = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: ending.signal })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    ending.abort()
  }
}
