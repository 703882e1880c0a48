import { existsSync, mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'

export interface FoundBrowser {
  /** Where it came from, in words for the first line of the run. */
  readonly source: string
  readonly executablePath: string
  readonly environment: Readonly<Record<string, string>>
}

/** `source` of the browser that npm brings along. */
export const PACKED = '@sparticuz/chromium'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the tests: CHROMIUM_PATH, playwright's own, the system's, or the one that npm brought along.
 * @throws Error that names the ways to get one
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and there is nothing.`)
    return { source: 'CHROMIUM_PATH', executablePath: named, environment: {} }
  }
  const own = playwrightChromium()
  if (own) return { source: 'playwright', executablePath: own, environment: {} }
  const system = SYSTEM.find((candidate) => existsSync(candidate))
  if (system) return { source: 'system', executablePath: system, environment: {} }
  const packed = process.platform === 'linux' && process.arch === 'x64' ? await unpackChromium() : null
  if (packed) return packed
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, run npx playwright install chromium, or set CHROMIUM_PATH.',
  )
}

function playwrightChromium(): string | null {
  try {
    const candidate = chromium.executablePath()
    return existsSync(candidate) ? candidate : null
  } catch {
    return null
  }
}

/** The npm package brings the browser and the three libraries that a bare Linux lacks. */
async function unpackChromium(): Promise<FoundBrowser | null> {
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    const executablePath = await packed.executablePath()
    const root = path.join(tmpdir(), 'al2023')
    const libraries = path.join(root, 'lib')
    if (!existsSync(libraries)) {
      const archive = path.join(
        path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
        '../../bin/al2023.tar.br',
      )
      const tar = path.join(tmpdir(), 'al2023.tar')
      mkdirSync(root, { recursive: true })
      writeFileSync(tar, brotliDecompressSync(readFileSync(archive)))
      execFileSync('tar', ['xf', tar, '-C', root])
      rmSync(tar)
    }
    return { source: PACKED, executablePath, environment: { LD_LIBRARY_PATH: libraries } }
  } catch {
    return null
  }
}
