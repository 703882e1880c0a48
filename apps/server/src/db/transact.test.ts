import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../testing/server.ts'
import { transact } from './transact.ts'

let server: TestServer
let people: [Person, Person]
beforeAll(async () => {
  server = await startTestServer()
  people = [await server.signUp('Ada'), await server.signUp('Bo')]
})
afterAll(() => server.stop())

test('of two commands that wait for each other one steps back and runs again', async () => {
  const { context } = server
  const met = Promise.withResolvers<void>()
  let holding = 0
  let runs = 0
  const rename = (first: Person, second: Person) =>
    transact(context, async (trx) => {
      runs++
      await trx.updateTable('users').set({ name: 'One' }).where('id', '=', first.id).execute()
      // Both hold their first row before either asks for the other's.
      if (++holding === 2) met.resolve()
      await met.promise
      await trx.updateTable('users').set({ name: 'Two' }).where('id', '=', second.id).execute()
      return 'done'
    })
  const [ada, bo] = people
  expect(await Promise.all([rename(ada, bo), rename(bo, ada)])).toEqual(['done', 'done'])
  expect(runs).toBe(3)
})

test('any other failure ends it at once, and leaves nothing', async () => {
  const { context } = server
  let runs = 0
  const failing = transact(context, async (trx) => {
    runs++
    await trx.updateTable('users').set({ name: 'Gone' }).where('id', '=', people[0].id).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(runs).toBe(1)
  expect(await people[0].api('GET /api/v1/me')).not.toMatchObject({ user: { name: 'Gone' } })
})
