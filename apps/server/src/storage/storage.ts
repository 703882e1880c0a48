import type { Readable } from 'node:stream'

export interface StoredRange {
  /** First and last byte, both included. */
  readonly start: number
  readonly end: number
}

/** Where bytes are kept: a folder on disk, later a bucket. Keys are `[a-z0-9/._-]+` without `..`; anything else is refused. */
export interface Storage {
  /** Stores whole or not at all (temporary file, fsync, rename); an existing key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Throws `AppError('not_found')` when the key is not there. */
  read(key: string): Promise<Buffer>
  /** A stream over the whole file or a range of it. Throws like `read`. */
  stream(key: string, range?: StoredRange): Promise<Readable>
  /** Bytes of the file, or null. */
  size(key: string): Promise<number | null>
  /** Removing what is not there is no error. */
  delete(key: string): Promise<void>
  /** Every key that begins with the prefix, in no order. */
  list(prefix: string): AsyncIterable<string>
}
