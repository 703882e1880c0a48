import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Text that a browser fetches; fonts are compressed already. Below a kilobyte the headers weigh more than is saved. */
const WORTH = /\.(js|css|svg)$/
const SMALLEST = 1024

/**
 * Puts `file.br` and `file.gz` beside every script and style of the client's build, packed as tightly as it goes: once here instead of
 * for every person who comes.
 */
export function precompress(): Plugin {
  return {
    name: 'easel-precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => WORTH.test(name))
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(dir, name)
          const bytes = await readFile(file)
          if (bytes.length < SMALLEST) return
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          }
          await writeFile(`${file}.br`, await brotli(bytes, { params }))
          await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }))
        }),
      )
    },
  }
}
