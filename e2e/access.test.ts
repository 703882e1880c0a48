import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, launchBrowser, openPage, PHONE } from './browser.ts'
import { type Easel, newDataFolder, startEasel } from './easel.ts'
import { follow } from './events.ts'
import { signUp } from './people.ts'

const data = newDataFolder()
let easel: Easel
let browser: Browser
let work = ''
let film = ''
beforeAll(async () => {
  easel = await startEasel(data.folder)
  browser = await launchBrowser()
  const ada = await signUp(easel.url)
  const json = {
    model: 'easel-painter',
    mode: 't2i',
    prompt: 'a quiet harbour in the morning, gouache',
    width: 512,
    height: 768,
    num_outputs: 2,
  } as const
  const { generation_id } = await ada.api('POST /api/v1/images/generate', { json })
  const { done } = await follow(easel.url, ada, generation_id, 'image')
  work = done.items[0]?.id ?? ''
  const order = await ada.api('POST /api/v1/videos/generate', {
    json: {
      model: 'easel-motion',
      mode: 'i2v',
      prompt: 'slow pan left',
      source_image_id: work,
      resolution: '480p',
      duration: 3,
    },
  })
  film = (await follow(easel.url, ada, order.generation_id, 'video')).done.items[0]?.id ?? ''
})
afterAll(async () => {
  await browser.close()
  await easel.stop()
  data.remove()
})

const screens: [string, () => string][] = [
  ['home', () => '/'],
  ['community', () => '/?view=community'],
  ['a work', () => `/images/${work}`],
  ['variations', () => `/images/${work}/variations`],
  ['videos', () => '/?view=videos'],
  ['a video', () => `/videos/${film}`],
  ['videos of a work', () => `/videos?sourceImageId=${work}`],
  ['workshop', () => '/images/workshop'],
  ['image to image', () => '/images/workshop?tab=i2i'],
  ['text to video', () => '/videos/workshop?tab=t2v'],
  ['image to video', () => '/videos/workshop?tab=i2v'],
  ['speech', () => '/audios/workshop?tab=speech'],
  ['music', () => '/audios/workshop?tab=music'],
  ['video effects', () => '/video-actions'],
  ['an effect', () => '/video-actions/together-heart-frame'],
  ['models', () => '/models?tab=videos'],
  ['a model', () => '/models/easel-painter'],
  ['sign in', () => '/signin'],
  ['plans', () => '/subscription'],
  ['nothing there', () => '/no/such/page'],
]

for (const [device, options] of [
  ['desk', DESK],
  ['phone', PHONE],
] as const) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.each(screens)(
      `%s on a ${device}, ${colorScheme}: no WCAG 2.2 AA violation, no sideways scrolling`,
      async (_, path) => {
        const { page, complaints } = await openPage(browser, { ...options, colorScheme, reducedMotion: 'reduce' })
        await page.goto(easel.url + path(), { waitUntil: 'networkidle' })
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        const found = violations.map(
          (violation) =>
            `${violation.id}: ${violation.nodes
              .map((node) => node.target.join(' '))
              .slice(0, 4)
              .join(' | ')}`,
        )
        expect(found).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
        expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
        await page.context().close()
      },
    )
  }
}

test('320 px: the main screens do not scroll sideways', async () => {
  const { page } = await openPage(browser, { ...PHONE, viewport: { width: 320, height: 640 } })
  for (const [name, path] of screens) {
    await page.goto(easel.url + path())
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect([name, overflow]).toEqual([name, 0])
  }
  await page.context().close()
})
