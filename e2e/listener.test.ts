/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, launchBrowser, openPage, PHONE } from './browser.ts'
import { type Easel, newDataFolder, startEasel } from './easel.ts'
import { listen } from './played.ts'

const data = newDataFolder()
let easel: Easel
let browser: Browser
beforeAll(async () => {
  easel = await startEasel(data.folder)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await easel.stop()
  data.remove()
})

async function signUp(page: Page): Promise<void> {
  await page.goto(`${easel.url}/signin?returnUrl=${encodeURIComponent('/audios/workshop')}`)
  await page.getByRole('button', { name: 'Sign up' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Lena')
  await page.getByRole('textbox', { name: 'Email' }).fill('lena@easel.test')
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/audios/workshop**')
}

const timeOf = (piece: Locator) => piece.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
const isPlaying = (piece: Locator) => piece.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused)

test('a listener at a desk: two texts are spoken, one is heard at a time, its captions lead through it', async () => {
  const { page, complaints } = await openPage(browser, DESK)
  await signUp(page)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('The harbour wakes before the sun.\nBoats knock gently against the pier.')
  await page.keyboard.press('Control+Enter')
  const harbour = page.getByRole('region', { name: /^Finished: The harbour/ })
  await harbour.waitFor()

  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'French · Français' }).click()
  await text.fill('Le port s’éveille avant le soleil, et les bateaux cognent contre le quai.')
  await page.keyboard.press('Control+Enter')
  const port = page.getByRole('region', { name: /^Finished: Le port/ })
  await port.waitFor()
  await port.getByText('French · female 3').waitFor()

  for (const piece of [harbour, port]) {
    const { rms } = await listen(page, (await piece.locator('audio').getAttribute('src')) ?? '')
    expect(rms).toBeGreaterThan(-40)
  }
  await harbour.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => timeOf(harbour)).toBeGreaterThan(0.3)
  await harbour.getByRole('button', { name: /Boats knock/ }).click()
  await harbour.locator('[aria-current=true]', { hasText: 'Boats knock' }).waitFor()
  expect(await timeOf(harbour)).toBeGreaterThan(1)

  await port.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => timeOf(port)).toBeGreaterThan(0.3)
  expect([await isPlaying(harbour), await isPlaying(port)]).toEqual([false, true])

  const place = harbour.getByRole('slider', { name: 'Place in the piece' })
  await place.press('Home')
  expect([await place.getAttribute('aria-valuetext'), await timeOf(harbour)]).toEqual(['0:00', 0])
  await place.press('End')
  expect(await timeOf(harbour)).toBeGreaterThan(2)

  await port.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete audio' }).click()
  await page.getByText('Audio deleted successfully').waitFor()
  await page.reload()
  await harbour.waitFor()
  expect(await port.count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a visitor on a phone: a link fills the form, music is made as a guest, its parts are shown', async () => {
  const { page, complaints } = await openPage(browser, PHONE)
  await page.goto(`${easel.url}/audios/workshop?tab=music&prompt=${encodeURIComponent('calm piano in D minor')}`)
  await expect.poll(() => page.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('calm piano in D minor')
  await page.getByRole('button', { name: 'Generate · 30 credits' }).click()
  const piece = page.getByRole('region', { name: /^Finished: calm piano/ })
  await piece.waitFor()
  await piece.getByText(/D minor, \d+ BPM/).waitFor()
  await piece.getByRole('button', { name: /^Ending/ }).click()
  expect(await timeOf(piece)).toBeGreaterThan(10)
  await piece.locator('[aria-current=true]', { hasText: 'Ending' }).waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})
