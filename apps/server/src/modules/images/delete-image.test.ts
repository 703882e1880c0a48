import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertPicture } from '../gallery/testing/pictures.ts'
import { getBy, remove, send, setPrivacy } from './testing/calls.ts'

let server: TestServer
let ada: Person
let bo: Person
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('Ada')
  bo = await server.signUp('Bo')
})
afterAll(() => server.stop())

describe('A4: delete', () => {
  test('needs a session and an own picture', async () => {
    const id = await insertPicture(server.context, ada.id)
    expect(await send(server, 'DELETE', `/api/v1/images/${id}`)).toMatchObject([401, { code: 'session_required' }])
    await expect(remove(bo, id)).rejects.toMatchObject({ status: 404 })
    await expect(remove(await server.guest(), id)).rejects.toMatchObject({ status: 403 })
    expect(await getBy(server.api(), id)).toMatchObject({ id })
  })

  test('works once; its bytes are to go, tags and likes with it, what was made from it stays', async () => {
    const { db } = server.context
    const id = await insertPicture(server.context, ada.id, { tags: ['deleted with it'] })
    const child = await insertPicture(server.context, bo.id, { parent_id: id })
    await bo.api('POST /api/v1/images/raw/{id}/like', { params: { id } })
    expect(await remove(ada, id)).toBeUndefined()
    await expect(remove(ada, id)).rejects.toMatchObject({ status: 404 })
    expect(
      await db.selectFrom('file_removals').select('key').where('key', '=', `works/${id}.png`).execute(),
    ).toHaveLength(1)
    expect(await db.selectFrom('likes').selectAll().where('item_id', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('tags').select('uses').where('name', '=', 'deleted with it').executeTakeFirst()).toEqual(
      { uses: 0 },
    )
    expect((await getBy(server.api(), child)).parentImage).toMatchObject({ isPrivate: true })
  })

  test('deleting, liking and hiding at once leaves every count right', async () => {
    const { db } = server.context
    const people = await Promise.all(Array.from({ length: 4 }, () => server.signUp()))
    const ids: string[] = []
    for (let n = 0; n < 10; n++)
      ids.push(await insertPicture(server.context, ada.id, { tags: ['crowded', `other ${n % 3}`] }))
    const acts = ids.flatMap((id, n) => [
      ...people.map((person) => person.api('POST /api/v1/images/raw/{id}/like', { params: { id } })),
      n % 2 === 0 ? remove(ada, id) : setPrivacy(ada, id, n % 4 === 1),
    ])
    for (const outcome of await Promise.allSettled(acts))
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 404 })
    const tags = await db.selectFrom('tags').select(['id', 'name', 'uses']).where('name', 'like', '%o%').execute()
    for (const tag of tags) {
      const listed = await db
        .selectFrom('item_tags')
        .select('item_id')
        .where('tag_id', '=', tag.id)
        .where('listed', '=', true)
        .execute()
      expect([tag.name, listed.length]).toEqual([tag.name, tag.uses])
    }
    for (const id of ids) {
      const item = await db.selectFrom('items').select('likes_count').where('id', '=', id).executeTakeFirst()
      const likes = await db.selectFrom('likes').select('user_id').where('item_id', '=', id).execute()
      expect(item?.likes_count ?? 0).toBe(likes.length)
    }
  })
})
