import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, launchBrowser, openPage } from './browser.ts'
import { type Easel, newDataFolder, startEasel } from './easel.ts'
import { follow } from './events.ts'
import { type Member, signUp } from './people.ts'

const data = newDataFolder()
let easel: Easel
let browser: Browser
let ada: Member
const films: string[] = []
beforeAll(async () => {
  easel = await startEasel(data.folder)
  browser = await launchBrowser()
  ada = await signUp(easel.url)
  for (const prompt of ['waves at dusk', 'snow on a pine forest']) {
    const { generation_id } = await ada.api('POST /api/v1/videos/generate', {
      json: { model: 'easel-motion', mode: 't2v', prompt, resolution: '480p', duration: 3 },
    })
    films.unshift((await follow(easel.url, ada, generation_id, 'video')).done.items[0]?.id ?? '')
  }
})
afterAll(async () => {
  await browser.close()
  await easel.stop()
  data.remove()
})

/** A browser in which the member is signed in. */
async function openAsAda() {
  const opened = await openPage(browser, DESK)
  await opened.page.context().request.post(`${easel.url}/api/auth/sign-in/email`, {
    data: { email: ada.email, password: ada.password },
    headers: { origin: easel.url },
  })
  return opened
}

/** An expression: whether a film within the element is on its way. */
const moves = (within: string) =>
  `[...document.querySelectorAll('${within} video')].some((film) => !film.paused && film.currentTime > 0)`

test('G18: a visitor rests on a video and it moves, opens it, and goes on with the arrows', async () => {
  const { page, complaints } = await openPage(browser, DESK)
  await page.goto(`${easel.url}/?view=videos&sort=new`)
  const tile = page.locator(`[data-work="${films[0]}"]`)
  await tile.waitFor()
  expect(await tile.locator('video').count()).toBe(0)
  await tile.hover()
  await expect.poll(() => page.evaluate(moves(`[data-work="${films[0]}"]`))).toBe(true)

  await tile.getByRole('link').first().click()
  await expect.poll(() => page.evaluate(moves('[role=dialog]'))).toBe(true)
  expect(new URL(page.url()).pathname).toBe(`/videos/${films[0]}`)
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(`**/videos/${films[1]}`)
  await page.keyboard.press('Escape')
  await page.waitForURL('**/?view=videos&sort=new')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('A1, A2, A4: its maker likes a video, takes it back from the others, and deletes it', async () => {
  const [film = ''] = films
  const { page, complaints } = await openAsAda()
  await page.goto(`${easel.url}/?view=my-videos&videoId=${film}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Like, 0 likes' }).click()
  await page.getByText('Video liked!').waitFor()
  await dialog.getByRole('button', { name: 'Private', exact: true }).click()
  await page.getByText('Video is now private').waitFor()

  const visitor = await openPage(browser, DESK)
  expect((await visitor.page.goto(`${easel.url}/videos/${film}`))?.status()).toBe(404)
  await visitor.page.goto(`${easel.url}/?view=videos`)
  await visitor.page.locator(`[data-work="${films[1]}"]`).waitFor()
  expect(await visitor.page.locator('[data-work]').count()).toBe(1)
  await visitor.page.context().close()

  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('This will permanently delete the video and all its data.').waitFor()
  await page.getByRole('button', { name: 'Delete video' }).click()
  await page.getByText('Video deleted').waitFor()
  // What was next takes its place.
  await page.waitForURL(`**/videos/${films[1]}`)
  await page.goto(`${easel.url}/?view=private-videos`)
  await page.getByText('No private videos yet').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})
