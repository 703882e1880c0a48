import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowser, PACKED } from './find-browser.ts'

/** Nothing of the browser's own calls home: the tests' pages are the only traffic. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
]

export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser()
  // Chromium's sandbox refuses root, and the one from npm comes without its helper; the pages are our own.
  const unboxed = process.getuid?.() === 0 || found.source === PACKED
  return chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.environment },
    args: [...QUIET, ...(unboxed ? ['--no-sandbox'] : [])],
  })
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** A page in a fresh profile whose errors and console errors are collected: a test ends with an empty list. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  return { page, complaints }
}
