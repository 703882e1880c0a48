import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, launchBrowser, openPage, PHONE } from './browser.ts'
import { type Easel, newDataFolder, startEasel } from './easel.ts'

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
  await page.goto(`${easel.url}/signin?returnUrl=${encodeURIComponent('/videos/workshop')}`)
  await page.getByRole('button', { name: 'Sign up' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Fay')
  await page.getByRole('textbox', { name: 'Email' }).fill('fay@easel.test')
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/videos/workshop**')
}

/** The shortest and smallest film there is. */
async function chooseShort(page: Page): Promise<void> {
  await page.getByRole('button', { name: '480p', exact: true }).click()
  await page.getByRole('button', { name: '3 s', exact: true }).click()
}

const result = (page: Page) => page.getByRole('dialog', { name: /^Result/ })
const ofVideo = (page: Page, what: string) => page.evaluate(`document.querySelector('[role=dialog] video')?.${what}`)
const shownTime = (page: Page) => ofVideo(page, 'currentTime')

test('a film at a desk: price by the second, single frames, a frame to go on from, a second version, deleted', async () => {
  const { page, complaints } = await openPage(browser, DESK)
  await signUp(page)
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })

  // W4: pairs that are not made cannot be chosen, and what that changes is said.
  await page.getByRole('button', { name: '8 s', exact: true }).click()
  await page.getByRole('button', { name: '1080p', exact: true }).click()
  await page.getByText('1080p supports 3, 4, 5 or 6 s only: 8 s became 6 s.').waitFor()
  expect(await page.getByRole('button', { name: '10 s', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Generate · 6 s × 9 = 54 credits' }).waitFor()

  await chooseShort(page)
  await prompt.fill('waves at sunset, slow push in')
  await page.getByRole('button', { name: 'Generate · 3 s × 3 = 9 credits' }).click()
  await result(page).waitFor()
  await expect.poll(() => shownTime(page)).toBeGreaterThan(0.2)
  await page.keyboard.press('.')
  const before = Number(await shownTime(page))
  await page.keyboard.press('.')
  await expect.poll(() => shownTime(page)).toBeCloseTo(before + 1 / 24, 3)

  await result(page).getByRole('button', { name: 'Use this frame' }).click()
  await page.getByRole('menuitem', { name: 'Start the next video with it' }).click()
  await page.getByText('Ready to go on from this frame.').waitFor()
  await chooseShort(page)
  await prompt.fill('snow begins to fall')
  await page.getByRole('button', { name: 'Generate · 3 s × 3 = 9 credits' }).click()
  await result(page).getByText('snow begins to fall', { exact: true }).waitFor()
  await result(page).getByText('Made from your picture').waitFor()

  await result(page).getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('heading', { name: 'Editing video – changes create V2' }).waitFor()
  await prompt.fill('heavy snow')
  await page.getByRole('button', { name: 'Generate · 3 s × 3 = 9 credits' }).click()
  await result(page).getByText('heavy snow', { exact: true }).waitFor()
  await result(page).getByRole('button', { name: 'edited from V1' }).click()
  const first = page.getByRole('region', { name: 'Finished: snow begins to fall' })
  await expect.poll(() => page.evaluate('document.activeElement?.ariaLabel')).toBe('Finished: snow begins to fall')

  // A4
  await first.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('This will permanently delete the video and all its data.').waitFor()
  await page.getByRole('button', { name: 'Delete video' }).click()
  await page.getByText('Video deleted successfully').waitFor()
  expect(await first.count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('decisions 3: a visitor on a phone makes a film as a guest', async () => {
  const { page, complaints } = await openPage(browser, PHONE)
  await page.goto(`${easel.url}/videos/workshop?prompt=${encodeURIComponent('rain in a forest')}`)
  await chooseShort(page)
  await page.getByRole('group', { name: 'Shape' }).getByText('9:16', { exact: true }).click()
  await page.getByRole('button', { name: 'Generate · 3 s × 3 = 9 credits' }).click()
  await page.getByRole('navigation', { name: 'Workshop' }).getByRole('button', { name: /Queue/ }).waitFor()
  await result(page).waitFor()
  await expect.poll(() => ofVideo(page, 'videoHeight')).toBe(854)
  expect(complaints).toEqual([])
  await page.context().close()
})
