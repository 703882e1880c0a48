import { EFFECTS } from '@easel/catalogue/effects/effects'
import { modelById } from '@easel/catalogue/catalogue'
import { checkImageRequest } from '@easel/catalogue/check-image-request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf } from '../../testing/invariants.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { fakeHost } from '../generations/testing/fake-host.ts'
import { ORDER } from '../generations/testing/orders.ts'
import { demoPictures } from './demo-pictures.ts'
import { nextDemoIndex } from './demo-progress.ts'
import { demoRecipe } from './demo-recipe.ts'
import { demoWorks } from './demo-works.ts'
import { startDemo } from './begin-demo.ts'

let server: TestServer
const fake = fakeHost()
beforeAll(async () => {
  server = await startTestServer({ hosts: () => fake.hosts })
})
afterAll(() => server.stop())

test('there are 48 different pictures, and the painter takes each', () => {
  const painter = modelById('easel-painter')
  expect(new Set(demoPictures.map((picture) => picture.prompt)).size).toBe(48)
  expect(new Set(demoPictures.map((picture) => picture.seed)).size).toBe(48)
  for (const picture of demoPictures) {
    const check = painter && checkImageRequest(painter, { model: 'easel-painter', mode: 't2i', ...picture })
    expect({ prompt: picture.prompt, ok: check?.ok }).toEqual({ prompt: picture.prompt, ok: true })
  }
})

test('there are 24 films and three examples of every effect, which the models take, each after its pictures', () => {
  const films = demoWorks.filter((work) => work.kind === 'video')
  const examples = demoWorks.filter((work) => work.kind === 'example')
  expect([films.length, examples.length]).toEqual([24, 3 * EFFECTS.length])
  expect(new Set(demoWorks.map(({ key }) => key)).size).toBe(demoWorks.length)
  const painted = new Set<number>()
  for (const work of demoWorks) {
    const recipe = demoRecipe(work, (number) => (painted.has(number) ? `picture-${number}` : null))
    expect({ key: work.key, made: recipe !== null }).toEqual({ key: work.key, made: true })
    if (work.kind === 'picture') painted.add(demoPictures.indexOf(work.picture))
  }
})

test('a maker’s job goes first; the demo waits, goes on, and survives a restart', async () => {
  const ada = await server.signUp()
  const { generation_id: id } = await ada.api('POST /api/v1/images/generate', { json: ORDER })
  await server.runJob('demo.paint', { index: 0 })
  expect(fake.submissions).toHaveLength(0)
  await server.runJob('generation.run', { generation_id: id })
  await server.runJob('demo.paint', { index: 0 })
  expect(await nextDemoIndex(server.context)).toBe(1)
  // A restart begins again where the rows say.
  await startDemo(server.context)
  await server.runJob('demo.paint', { index: 0 })
  expect(await nextDemoIndex(server.context)).toBe(2)
  const page = await server.api()('GET /api/v1/images/random')
  const demo = page?.images.filter((image) => image.is_demo) ?? []
  expect(new Set(demo.map((image) => image.prompt))).toEqual(
    new Set([demoPictures[0]?.prompt, demoPictures[1]?.prompt]),
  )
  expect(new Set(demo.map((image) => image.created_at)).size).toBe(2)
  expect(await faultsOf(server)).toEqual([])
})

test('a maker who comes while a demo picture is painted gets the painter at once', async () => {
  const ada = await server.signUp()
  fake.fate = () => 'hangs'
  const seen = fake.hanging()
  const painting = server.runJob('demo.paint', { index: 2 })
  await seen
  fake.fate = () => 'done'
  const { generation_id: id } = await ada.api('POST /api/v1/images/generate', { json: ORDER })
  await painting
  expect(fake.cancelled).toHaveLength(1)
  await server.runJob('generation.run', { generation_id: id })
  await server.runJob('demo.paint', { index: 2 })
  expect(await nextDemoIndex(server.context)).toBe(3)
  expect(await faultsOf(server)).toEqual([])
})
