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

const listingOf = async (id: string) => {
  const { db } = server.context
  const item = await db.selectFrom('items').select('listed').where('id', '=', id).executeTakeFirst()
  const tags = await db
    .selectFrom('item_tags')
    .innerJoin('tags', 'tags.id', 'item_tags.tag_id')
    .select(['name', 'listed', 'uses'])
    .where('item_id', '=', id)
    .orderBy('name')
    .execute()
  return { listed: item?.listed, tags }
}

describe('GET /api/v1/images/{id}', () => {
  test('works, under both paths, with everything of the specification', async () => {
    const id = await insertPicture(server.context, ada.id, {
      prompt: 'a harbour',
      enhanced_prompt: 'a harbour in golden light',
      original_prompt: 'harbour',
      tags: ['harbour'],
      understood: ['harbour'],
      work_ms: 1500,
    })
    const image = await getBy(server.api(), id)
    expect(image).toMatchObject({
      id,
      image: expect.stringMatching(/^\/files\/works\//),
      prompt: 'a harbour',
      promptUsed: 'a harbour',
      is_rewritten: true,
      aspectRatio: '4:3',
      model_name: 'easel-painter',
      guidanceScale: 7.5,
      numInferenceSteps: 30,
      seed: 7,
      cost: null,
      duration_s: 1.5,
      tags: [{ name: 'harbour' }],
      understood: ['harbour'],
      creator_id: ada.id,
      creator_name: 'Ada',
      has_liked: false,
      can_edit: false,
      parentImage: null,
      source_image: null,
      childImages: [],
      children_count: 0,
    })
    const raw = await server.api()('GET /api/v1/images/raw/{id}', { params: { id } })
    expect(raw).toEqual(image)
    expect(await getBy(ada.api, id)).toMatchObject({ cost: 20, can_edit: true })
  })

  test('decisions.md 5: what is private, unchecked, expired or never was answers alike', async () => {
    const { context } = server
    const hidden = [
      await insertPicture(context, ada.id, { is_private: true }),
      await insertPicture(context, ada.id, { nsfw_status: 'pending', nsfw_level: null }),
      await insertPicture(context, ada.id, { nsfw_level: 3 }),
      await insertPicture(context, ada.id, { expires_at: new Date(server.clock.now().getTime() - 1) }),
      'never-was',
    ]
    const answers = []
    for (const id of hidden)
      for (const headers of [{}, bo.headers])
        answers.push(await send(server, 'GET', `/api/v1/images/${id}`, undefined, headers))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual([
      404,
      { error: 'This picture does not exist, or is not yours to see.', code: 'not_found' },
    ])
    expect(await getBy(ada.api, hidden[0] ?? '')).toMatchObject({ is_private: true, isPrivate: true })
    expect((await getBy(ada.api, hidden[0] ?? '')).image).toContain('?g=')
  })

  test('V3: a hidden prompt is empty for others, with all that tells it', async () => {
    const id = await insertPicture(server.context, ada.id, {
      prompt_hidden: true,
      prompt: 'a secret',
      negative_prompt: 'b secret',
      tags: ['secret'],
    })
    expect(await getBy(bo.api, id)).toMatchObject({
      prompt: '',
      promptUsed: '',
      prompt_hidden: true,
      negativePrompt: null,
      tags: [],
      seed: 7,
    })
    expect(await getBy(ada.api, id)).toMatchObject({
      prompt: 'a secret',
      negativePrompt: 'b secret',
      prompt_hidden: true,
    })
  })

  test('V6: a parent is shown, a private one and a deleted one are the same stub', async () => {
    const [shown, hidden, gone] = [
      await insertPicture(server.context, ada.id, { prompt: 'the first' }),
      await insertPicture(server.context, ada.id),
      await insertPicture(server.context, ada.id),
    ]
    const children: string[] = []
    for (const parent_id of [shown, hidden, gone])
      children.push(await insertPicture(server.context, bo.id, { parent_id }))
    await setPrivacy(ada, hidden, true)
    await remove(ada, gone)
    const [ofShown, ofHidden, ofGone] = await Promise.all(
      children.map(async (id) => (await getBy(bo.api, id)).parentImage),
    )
    expect(ofShown).toMatchObject({ id: shown, promptUsed: 'the first', isPrivate: false, message: null })
    expect(ofHidden).toMatchObject({
      id: null,
      image: null,
      promptUsed: '',
      isPrivate: true,
      message: expect.any(String),
    })
    expect(ofGone).toEqual(ofHidden)
  })

  test('V5: the first six children and how many there are, private ones for their maker alone', async () => {
    const parent = await insertPicture(server.context, ada.id)
    for (let n = 0; n < 8; n++) await insertPicture(server.context, bo.id, { parent_id: parent, is_private: n < 2 })
    const forAll = await getBy(ada.api, parent)
    expect([forAll.childImages.length, forAll.children_count]).toEqual([6, 6])
    const forMaker = await getBy(bo.api, parent)
    expect([forMaker.childImages.length, forMaker.children_count]).toEqual([6, 8])
  })

  test('an uploaded source is shown to its owner alone', async () => {
    const { db, now } = server.context
    const uploadId = server.context.id()
    await db
      .insertInto('uploads')
      .values({ id: uploadId, user_id: ada.id, kind: 'image', width: 10, height: 20 })
      .execute()
    await db
      .insertInto('files')
      .values({
        key: `uploads/${uploadId}`,
        upload_id: uploadId,
        role: 'original',
        mime: 'image/png',
        bytes: 1,
        sha256: 'x',
        created_at: now(),
      })
      .execute()
    const id = await insertPicture(server.context, ada.id, { source_upload_id: uploadId, mode: 'i2i' })
    expect((await getBy(ada.api, id)).source_image).toMatchObject({ id: uploadId, width: 10, height: 20 })
    expect((await getBy(bo.api, id)).source_image).toBeNull()
  })
})

describe('A2: privacy', () => {
  test('needs a session, a body that is one, and an own picture', async () => {
    const id = await insertPicture(server.context, ada.id)
    const path = `/api/v1/images/raw/${id}/privacy`
    expect(await send(server, 'POST', path, { is_private: true })).toMatchObject([401, { code: 'session_required' }])
    expect(await send(server, 'POST', path, { is_private: 'yes' }, ada.headers)).toMatchObject([
      400,
      { details: [{ field: expect.stringContaining('is_private') }] },
    ])
    expect(await send(server, 'POST', path, { is_private: true, listed: true }, ada.headers)).toMatchObject([400, {}])
    await expect(setPrivacy(bo, id, true)).rejects.toMatchObject({ status: 404 })
    await expect(setPrivacy(ada, 'never-was', true)).rejects.toMatchObject({ status: 404 })
  })

  test('private leaves the community with its tags, public comes back; the parts stay in step', async () => {
    const id = await insertPicture(server.context, ada.id, { tags: ['kept in step', 'twice'] })
    await insertPicture(server.context, ada.id, { tags: ['twice'] })
    const both = (listed: boolean, uses: number[]) => ({
      listed,
      tags: [
        { name: 'kept in step', listed, uses: uses[0] },
        { name: 'twice', listed, uses: uses[1] },
      ],
    })
    expect(await listingOf(id)).toEqual(both(true, [1, 2]))
    for (let again = 0; again < 2; again++) {
      expect(await setPrivacy(ada, id, true)).toMatchObject({
        is_private: true,
        plan_info: { private_images_limit: 10 },
      })
      expect(await listingOf(id)).toEqual(both(false, [0, 1]))
    }
    for (let again = 0; again < 2; again++) {
      await setPrivacy(ada, id, false)
      expect(await listingOf(id)).toEqual(both(true, [1, 2]))
    }
  })

  test('the quota: ten of a free plan, also when twelve come at once', async () => {
    const cy = await server.signUp('Cy')
    const ids: string[] = []
    for (let n = 0; n < 12; n++) ids.push(await insertPicture(server.context, cy.id))
    const outcomes = await Promise.allSettled(ids.map((id) => setPrivacy(cy, id, true)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10)
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      status: 403,
      body: {
        code: 'private_limit_reached',
        plan_info: { plan: 'Free', private_images_limit: 10, private_images_used: 10, private_images_remaining: 0 },
      },
    })
  })

  test('P6: a restricted account may hide and not publish', async () => {
    const dan = await server.signUp('Dan')
    const id = await insertPicture(server.context, dan.id)
    await server.context.db.updateTable('users').set({ is_restricted: true }).where('id', '=', dan.id).execute()
    await setPrivacy(dan, id, true)
    await expect(setPrivacy(dan, id, false)).rejects.toMatchObject({
      status: 403,
      body: { code: 'account_restricted', error: expect.stringContaining('Account Restricted') },
    })
  })

  test('what is still being checked is not published', async () => {
    const id = await insertPicture(server.context, ada.id, {
      is_private: true,
      nsfw_status: 'pending',
      nsfw_level: null,
    })
    await expect(setPrivacy(ada, id, false)).rejects.toMatchObject({ status: 409 })
  })
})
