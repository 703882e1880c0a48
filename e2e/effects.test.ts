import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, launchBrowser, openPage, PHONE } from './browser.ts'
import { type Easel, newDataFolder, startEasel } from './easel.ts'

const data = newDataFolder()
let easel: Easel
let browser: Browser
let house: { name: string; mimeType: string; buffer: Buffer }
let hill: typeof house
beforeAll(async () => {
  easel = await startEasel(data.folder)
  browser = await launchBrowser()
  house = await photo('house', '<rect x="300" y="180" width="160" height="240" fill="#b3402e"/>')
  hill = await photo('hill', '<circle cx="320" cy="520" r="300" fill="#d8c84a"/>')
})
afterAll(async () => {
  await browser.close()
  await easel.stop()
  data.remove()
})

async function photo(name: string, thing: string) {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#7fb2e0"/><rect y="300" width="640" height="180" fill="#4d7a35"/>${thing}</svg>`
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(scene)).jpeg().toBuffer() }
}

/** Into the first place that is still free. */
async function bring(page: Page, picture: typeof house): Promise<void> {
  const kept = await page.getByText('Your upload').count()
  await page.getByLabel('Choose a picture from this device').first().setInputFiles(picture)
  await expect.poll(() => page.getByText('Your upload').count()).toBe(kept + 1)
}

const generate = (page: Page) => page.getByRole('button', { name: /^Generate/ })

test('from the list to a film: what is missing, the price, the steps, the film; all of it without an account', async () => {
  const { page, complaints } = await openPage(browser, DESK)
  await page.goto(`${easel.url}/video-actions`)
  const tiles = page.getByRole('listitem').filter({ has: page.locator('a[href^="/video-actions/"]') })
  // H3: ten by ten.
  expect(await tiles.count()).toBe(10)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect.poll(() => tiles.count()).toBe(20)
  await page.getByRole('link', { name: 'Camera', exact: true }).click()
  await page.waitForURL('**/video-actions?category=camera')
  await page.getByRole('searchbox', { name: 'Search effects' }).fill('drift')
  await expect.poll(() => tiles.count()).toBe(1)
  await tiles.getByRole('link').click()
  await page.waitForURL('**/video-actions/camera-parallax-drift')

  await generate(page).click()
  await page.getByText('Choose a picture for “Your photo”.').waitFor()
  await bring(page, house)
  await page.getByRole('button', { name: '480p', exact: true }).click()
  await page.getByRole('button', { name: '3 s', exact: true }).click()
  await page.getByRole('button', { name: 'Generate · 24 credits' }).click()
  await page.getByRole('list', { name: 'Steps' }).getByText('Moving the camera').waitFor()
  await page.getByRole('button', { name: 'Make another' }).waitFor()
  await expect.poll(() => page.evaluate('document.querySelector("video")?.currentTime')).toBeGreaterThan(0.2)
  await page.getByText('3 s, 854 × 480, without sound, 24 credits').waitFor()

  // The form and the film are there when one comes back.
  await page.reload()
  await page.getByText('Your upload').waitFor()
  expect(await page.getByRole('button', { name: '480p', exact: true }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Show your video 1' }).click()
  await page.getByRole('link', { name: 'Download' }).waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('two photos on a phone: each in its place, with the consent of those in them; cancelled, it costs nothing', async () => {
  const { page, complaints } = await openPage(browser, PHONE)
  await page.goto(`${easel.url}/video-actions/action-morph`)
  expect(new URL(page.url()).pathname).toBe('/video-actions/together-morph')
  await bring(page, house)
  await generate(page).tap()
  await page.getByText('Choose a picture for “Second photo”.').waitFor()
  await bring(page, hill)
  await page.getByText('Say that the people in your photos agree to it.').waitFor()
  await page.getByRole('checkbox', { name: /Everyone in these photos agrees/ }).check()
  await page.getByRole('button', { name: '10 s', exact: true }).tap()
  await page.getByRole('button', { name: '1080p', exact: true }).tap()
  await page.getByRole('button', { name: 'Generate · 36 credits' }).tap()
  await page.getByRole('list', { name: 'Steps' }).getByText('Morphing').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('Cancelled. 36 credits are back.').waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('an effect that does not exist names those that may have been meant', async () => {
  const { page } = await openPage(browser, DESK)
  const answer = await page.goto(`${easel.url}/video-actions/camera-dolly-zom`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Dolly Zoom' }).click()
  await page.waitForURL('**/video-actions/camera-dolly-zoom')
  await page.context().close()
})
