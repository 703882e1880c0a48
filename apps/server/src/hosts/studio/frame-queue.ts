/** Frames from a thread on their way to an encoder. */
export interface FrameQueue {
  push(frame: Uint8Array): void
  /** No more will come; with an error the reader fails with it. */
  end(error?: Error): void
  readonly frames: AsyncIterable<Uint8Array>
}

/** @param taken called when the reader is done with a frame */
export function createFrameQueue(taken: () => void): FrameQueue {
  const waiting: Uint8Array[] = []
  let ended: { readonly error?: Error | undefined } | null = null
  let wake = (): void => undefined
  const change = (): Promise<void> => new Promise((resolve) => (wake = resolve))

  async function* frames(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const frame = waiting.shift()
      if (frame) {
        yield frame
        taken()
      } else if (ended) {
        if (ended.error) throw ended.error
        return
      } else await change()
    }
  }

  return {
    push(frame) {
      waiting.push(frame)
      wake()
    },
    end(error) {
      ended ??= { error }
      wake()
    },
    frames: frames(),
  }
}
