/**
 * Carries a wish that can change while it is being carried out: however fast someone presses, requests go one after the other for each
 * id, and the last wish is the one that holds.
 */
export interface Wishes<Result> {
  /** Asks for it. The promise ends when nothing more is asked for this id: with the last answer, or the last error. */
  want: (id: string, value: boolean) => Promise<Result>
  /** What was asked for last and is not answered yet. */
  pending: (id: string) => boolean | undefined
}

export function createWishes<Result>(send: (id: string, value: boolean) => Promise<Result>): Wishes<Result> {
  const wanted = new Map<string, boolean>()
  const running = new Map<string, Promise<Result>>()

  async function carry(id: string): Promise<Result> {
    try {
      for (;;) {
        const value = wanted.get(id) ?? false
        const outcome = await send(id, value).then(
          (result) => ({ result }),
          (error: unknown) => ({ error }),
        )
        if (wanted.get(id) !== value) continue
        if ('error' in outcome) throw outcome.error
        return outcome.result
      }
    } finally {
      wanted.delete(id)
      running.delete(id)
    }
  }

  return {
    want(id, value) {
      wanted.set(id, value)
      const going = running.get(id) ?? carry(id)
      if (wanted.has(id)) running.set(id, going)
      return going
    },
    pending: (id) => wanted.get(id),
  }
}
