/** Messages between processes of one database, by LISTEN/NOTIFY: at most 7,900 bytes of JSON, delivered at most once, lost when nobody listens. */
export interface Signals {
  publish<Name extends SignalName>(name: Name, message: SignalMessages[Name]): Promise<void>
  /** Gives back the way to stop listening. */
  subscribe<Name extends SignalName>(name: Name, listener: (message: SignalMessages[Name]) => void): () => void
  stop(): Promise<void>
}

export interface SignalMessages {
  /** A generation changed: progress, stage, preview or status; listeners read the row. */
  generation: { id: string; user_id: string }
  /** A generation is to stop at once. */
  cancel: { id: string }
  /** Somebody asks what a built-in model would cost, and will probably order: it is made ready. */
  wanted: { model: string }
  /** An item's visibility or existence changed: caches of it are dropped. */
  item: { id: string }
}
export type SignalName = keyof SignalMessages
