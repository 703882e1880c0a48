import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'

export interface FileCheck {
  /** Files that have both row and bytes. */
  readonly whole: number
  /** Rows without bytes. */
  readonly missing: readonly string[]
  /** Bytes without a row, and not waiting to be removed. */
  readonly orphaned: readonly string[]
  /** Bytes that are not those of the row. */
  readonly damaged: readonly string[]
}

const BATCH = 500

async function hashOf(context: Pick<Context, 'storage'>, key: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of await context.storage.stream(key)) {
    const part = chunk as Buffer
    hash.update(part)
    bytes += part.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Every file has its row, and every row its file with its hash. Reads every byte unless `contents` is false. */
export async function checkFiles(
  context: Pick<Context, 'db' | 'storage'>,
  { contents = true } = {},
): Promise<FileCheck> {
  const stored = new Set<string>()
  for (const folder of ['works/', 'uploads/']) for await (const key of context.storage.list(folder)) stored.add(key)
  const missing: string[] = []
  const damaged: string[] = []
  let whole = 0
  let after = ''
  for (;;) {
    const rows = await context.db
      .selectFrom('files')
      .select(['key', 'bytes', 'sha256'])
      .where('key', '>', after)
      .orderBy('key')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      after = row.key
      if (!stored.delete(row.key)) {
        missing.push(row.key)
        continue
      }
      const found = contents
        ? await hashOf(context, row.key)
        : { sha256: row.sha256, bytes: (await context.storage.size(row.key)) ?? -1 }
      if (found.sha256 !== row.sha256 || found.bytes !== Number(row.bytes)) damaged.push(row.key)
      else whole++
    }
    if (rows.length < BATCH) break
  }
  const waiting = await context.db.selectFrom('file_removals').select('key').execute()
  for (const { key } of waiting) stored.delete(key)
  return { whole, missing, orphaned: [...stored], damaged }
}
