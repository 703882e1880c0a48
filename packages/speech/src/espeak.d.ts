// The part of the package's interface that is used here; it brings no types of its own.
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    readonly type: string
    /** 1-based, in characters (code points) of the text. */
    readonly text_position: number
    readonly word_length: number
    /** Milliseconds. */
    readonly audio_position: number
  }

  export interface EspeakWorker {
    set_voice(name: string): number
    /** Words per minute, 80 to 450. */
    set_rate(rate: number): void
    /** 0 to 99, 50 is the voice's own. */
    set_pitch(pitch: number): void
    get_samplerate(): number
    /** `hear` gets the sound in parts (16 bit) and ends the synthesis by a value that is true. */
    synthesize(text: string, hear: (samples: Int16Array, events: readonly EspeakEvent[]) => boolean): void
  }

  interface EspeakModule {
    readonly eSpeakNGWorker: new () => EspeakWorker | Promise<EspeakWorker>
  }

  export default function createModule(options?: { readonly printErr?: (line: string) => void }): Promise<EspeakModule>
}
