import { afterAll, expect, test } from 'vitest'
import { type Easel, newDataFolder, startEasel } from './easel.ts'
import { follow } from './events.ts'
import { apiOf, signUp } from './people.ts'

const data = newDataFolder()
let running: Easel | null = null
afterAll(async () => {
  await running?.stop()
  data.remove()
})

test('kill -9 while painting, start again: the job ends once and the ledger is exact', async () => {
  const first = await startEasel(data.folder)
  const ada = await signUp(first.url)
  const before = await ada.api('GET /api/v1/credits/balance')
  const json = {
    model: 'easel-painter',
    mode: 't2i',
    prompt: 'a castle on a hill, watercolor',
    width: 1280,
    height: 1280,
    steps: 50,
    num_outputs: 4,
  } as const
  const { generation_id: id, cost } = await ada.api('POST /api/v1/images/generate', { json })
  await untilPainting(first.url, ada.token, id)
  await first.kill()

  running = await startEasel(data.folder)
  const again = { ...ada, api: apiOf(running.url, ada.token) }
  const { done } = await follow(running.url, again, id, 'image')
  expect(done).toMatchObject({ status: 'completed', cost, refunded: 0 })
  expect(done.items.map((item) => item.position)).toEqual([0, 1, 2, 3])

  const after = await again.api('GET /api/v1/credits/balance')
  expect(after.total_available).toBe(before.total_available - cost)
  const { entries } = await again.api('GET /api/v1/credits/ledger')
  const ofJob = entries.filter((entry) => entry.generation_id === id).map((entry) => [entry.kind, entry.amount])
  expect(ofJob).toEqual([
    ['capture', cost],
    ['hold', cost],
  ])
  const mine = await again.api('GET /api/v1/images/user')
  expect(mine?.images).toHaveLength(4)
})

/** Reads the live events up to the first one that says that paint is on the canvas. */
async function untilPainting(url: string, token: string, id: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/generations/${id}/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk)
    if (text.includes('/preview')) return
  }
  throw new Error('It ended before it was painting.')
}
