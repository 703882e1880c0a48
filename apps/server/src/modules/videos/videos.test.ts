import { EFFECTS, effectModelId } from '@easel/catalogue/effects/effects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertVideo } from '../gallery/testing/films.ts'
import { insertPicture } from '../gallery/testing/pictures.ts'
import { remove as removePicture, send } from '../images/testing/calls.ts'

let server: TestServer
let ada: Person
let bo: Person
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('Ada')
  bo = await server.signUp('Bo')
})
afterAll(() => server.stop())

const read = (api: Person['api'], id: string) => api('GET /api/v1/videos/{id}', { params: { id } })
const setPrivacy = (person: Person, id: string, is_private: boolean) =>
  person.api('PUT /api/v1/videos/{id}/privacy', { params: { id }, json: { is_private } })
const remove = (person: Person, id: string) => person.api('DELETE /api/v1/videos/{id}', { params: { id } })
const TOO_LONG = 'x'.repeat(65)

describe('GET /api/v1/videos/{id}', () => {
  test('works, with everything of the specification', async () => {
    const id = await insertVideo(server.context, ada.id, { tags: ['sea'], understood: ['waves'], work_ms: 2500 })
    const video = await read(server.api(), id)
    expect(video).toMatchObject({
      id,
      video_url: `/files/works/${id}.mp4`,
      preview_url: `/files/works/${id}-preview.mp4`,
      width: 1280,
      height: 720,
      length: 5,
      has_audio: true,
      prompt: 'waves at dusk',
      aspectRatio: '16:9',
      resolution: '720p',
      camera: 'push-in',
      model: 'easel-motion',
      mode: 't2v',
      effect: null,
      seed: 7,
      cost: null,
      duration_s: 2.5,
      understood: ['waves'],
      tags: [{ name: 'sea' }],
      creator_id: ada.id,
      creator_name: 'Ada',
      isVideo: true,
      parentImage: null,
      source_image: null,
      version: 1,
      can_edit: false,
      can_delete: false,
    })
    expect(video.posters.map(({ src, type, width }) => [src, type, width])).toEqual([
      [`/files/works/${id}-320.webp`, 'image/webp', 320],
      [`/files/works/${id}-640.avif`, 'image/avif', 640],
      [`/files/works/${id}-640.webp`, 'image/webp', 640],
    ])
    expect(await read(ada.api, id)).toMatchObject({ cost: 20, can_edit: true, can_delete: true })
    // A picture's id is no video's, and the other way round.
    const picture = await insertPicture(server.context, ada.id)
    await expect(read(ada.api, picture)).rejects.toMatchObject({ status: 404 })
    await expect(ada.api('GET /api/v1/images/{id}', { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('bad input is named; what is private, unchecked, expired or never was answers alike', async () => {
    expect(await send(server, 'GET', `/api/v1/videos/${TOO_LONG}`)).toMatchObject([400, { code: 'invalid_input' }])
    const { context } = server
    const hidden = [
      await insertVideo(context, ada.id, { is_private: true }),
      await insertVideo(context, ada.id, { nsfw_status: 'pending', nsfw_level: null }),
      await insertVideo(context, ada.id, { nsfw_level: 3 }),
      await insertVideo(context, ada.id, { expires_at: new Date(server.clock.now().getTime() - 1) }),
      'never-was',
    ]
    const answers = []
    for (const id of hidden)
      for (const headers of [{}, bo.headers])
        answers.push(await send(server, 'GET', `/api/v1/videos/${id}`, undefined, headers))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual([
      404,
      { error: 'This video does not exist, or is not yours to see.', code: 'not_found' },
    ])
    expect((await read(ada.api, hidden[0] ?? '')).video_url).toContain('?g=')
  })

  test('V3: a hidden prompt is empty for others, with all that tells it', async () => {
    const words = { prompt: 'a secret', negative_prompt: 'b secret', tags: ['secret'], understood: ['secret'] }
    const id = await insertVideo(server.context, ada.id, { ...words, prompt_hidden: true })
    expect(JSON.stringify(await read(bo.api, id))).not.toContain('secret')
    expect(await read(ada.api, id)).toMatchObject({ prompt: 'a secret', negativePrompt: 'b secret' })
  })

  test('a version says so to everybody, of which video to its maker alone', async () => {
    const first = await insertVideo(server.context, ada.id)
    const second = await insertVideo(server.context, ada.id, { edit_of: first, version: 2 })
    expect(await read(ada.api, second)).toMatchObject({ version: 2, edited_from: first })
    expect(await read(bo.api, second)).toMatchObject({ version: 2, edited_from: null })
    await remove(ada, first)
    expect(await read(ada.api, second)).toMatchObject({ version: 2, edited_from: null })
  })

  test('V9: a video of an effect is named as the effect, and links to it', async () => {
    const [effect] = EFFECTS
    if (!effect) throw new Error('There is no effect')
    const parameters = { aspect_ratio: '9:16', resolution: '720p', camera: null, effect: effect.id, has_audio: false }
    const facts = { mode: 'effect', model: effectModelId(effect), parameters: JSON.stringify(parameters) }
    const id = await insertVideo(server.context, ada.id, facts)
    expect(await read(server.api(), id)).toMatchObject({
      model: `video-action-${effect.id}`,
      model_label: effect.displayName,
      effect: effect.id,
      mode: 'effect',
    })
    const gone = await insertVideo(server.context, ada.id, { ...facts, model: 'video-action-gone' })
    expect((await read(server.api(), gone)).model_label).toBe('video-action-gone')
  })
})

describe('lineage both ways', () => {
  test('G10: a picture names its newest videos, a video its picture', async () => {
    const { context } = server
    const picture = await insertPicture(context, ada.id, { prompt: 'the sea' })
    const made: string[] = []
    for (let n = 0; n < 5; n++) {
      const created_at = new Date(server.clock.now().getTime() - n * 1000)
      const facts = { parent_id: picture, mode: 'i2v', created_at, is_private: n === 0, prompt_hidden: n === 1 }
      made.push(await insertVideo(context, bo.id, facts))
    }
    const seen = await server.api()('GET /api/v1/images/{id}', { params: { id: picture } })
    expect(seen.childVideos.map((video) => video.id)).toEqual(made.slice(1, 4))
    expect(seen).toMatchObject({
      videos_count: 4,
      children_count: 0,
      latestChildVideo: { id: made[1], prompt: '', video_url: `/files/works/${made[1]}.mp4` },
    })
    expect(seen.childVideos[0]).toMatchObject({ poster: `/files/works/${made[1]}-320.webp`, width: 1280, height: 720 })
    const own = await bo.api('GET /api/v1/images/{id}', { params: { id: picture } })
    expect(own).toMatchObject({ videos_count: 5, latestChildVideo: { id: made[0], prompt: 'waves at dusk' } })
    expect(own.latestChildVideo?.video_url).toContain('?g=')
    expect((await read(server.api(), made[1] ?? '')).parentImage).toMatchObject({ id: picture, promptUsed: 'the sea' })
  })

  test('V6: a private picture and a deleted one leave the same stub', async () => {
    const { context } = server
    const hidden = await insertPicture(context, ada.id, { is_private: true })
    const gone = await insertPicture(context, ada.id)
    const ofHidden = await insertVideo(context, bo.id, { parent_id: hidden })
    const ofGone = await insertVideo(context, bo.id, { parent_id: gone })
    await removePicture(ada, gone)
    const stub = (await read(bo.api, ofHidden)).parentImage
    expect(stub).toMatchObject({ id: null, image: null, isPrivate: true })
    expect((await read(bo.api, ofGone)).parentImage).toEqual(stub)
  })

  test('an uploaded picture is shown to its owner alone', async () => {
    const { context } = server
    const upload = context.id()
    await context.db
      .insertInto('uploads')
      .values({ id: upload, user_id: ada.id, kind: 'image', width: 640, height: 480 })
      .execute()
    await context.db
      .insertInto('files')
      .values({
        key: `uploads/${upload}`,
        upload_id: upload,
        role: 'original',
        mime: 'image/png',
        bytes: 1,
        sha256: 'x',
      })
      .execute()
    const id = await insertVideo(context, ada.id, { source_upload_id: upload, mode: 'i2v' })
    expect((await read(ada.api, id)).source_image).toMatchObject({ id: upload, width: 640, height: 480 })
    expect((await read(bo.api, id)).source_image).toBeNull()
  })
})

describe('A2: privacy', () => {
  test('needs a body, a session, a member and an own video', async () => {
    const id = await insertVideo(server.context, ada.id)
    const put = (body: unknown, headers: Record<string, string>) =>
      send(server, 'PUT', `/api/v1/videos/${id}/privacy`, body, headers)
    expect(await put({ is_private: 'yes' }, ada.headers)).toMatchObject([400, { details: [{ field: 'is_private' }] }])
    expect(await put({ is_private: true }, {})).toMatchObject([401, { code: 'session_required' }])
    expect(await put({ is_private: true }, (await server.guest()).headers)).toMatchObject([403, {}])
    expect(await put({ is_private: true }, bo.headers)).toMatchObject([404, {}])
  })

  test('takes it out of the community and back; private videos are not counted (decisions 008)', async () => {
    const cy = await server.signUp('Cy')
    const ids: string[] = []
    for (let n = 0; n < 12; n++) ids.push(await insertVideo(server.context, cy.id))
    for (const id of ids) expect(await setPrivacy(cy, id, true)).toEqual({ is_private: true })
    const [first = ''] = ids
    await expect(read(bo.api, first)).rejects.toMatchObject({ status: 404 })
    const page = await cy.api('GET /api/v1/videos/user', { query: { private_only: '1' } })
    expect(page?.plan_info).toMatchObject({ private_images_used: 0, private_images_remaining: 10 })
    // A picture still has its place.
    const picture = await insertPicture(server.context, cy.id)
    const hidden = { params: { id: picture }, json: { is_private: true } }
    expect((await cy.api('POST /api/v1/images/raw/{id}/privacy', hidden)).is_private).toBe(true)
    expect(await setPrivacy(cy, first, false)).toEqual({ is_private: false })
    expect(await read(bo.api, first)).toMatchObject({ is_private: false })
  })

  test('what is not checked yet is not published, nor is anything of a restricted account (P6)', async () => {
    const pending = { nsfw_status: 'pending', nsfw_level: null, is_private: true } as const
    const id = await insertVideo(server.context, ada.id, pending)
    await expect(setPrivacy(ada, id, false)).rejects.toMatchObject({ status: 409 })
    const dan = await server.signUp('Dan')
    const his = await insertVideo(server.context, dan.id, { is_private: true })
    await server.context.db.updateTable('users').set({ is_restricted: true }).where('id', '=', dan.id).execute()
    await expect(setPrivacy(dan, his, false)).rejects.toMatchObject({ body: { code: 'account_restricted' } })
  })
})

describe('A4: delete', () => {
  test('needs a session and an own video', async () => {
    const id = await insertVideo(server.context, ada.id)
    expect(await send(server, 'DELETE', `/api/v1/videos/${id}`)).toMatchObject([401, { code: 'session_required' }])
    expect(await send(server, 'DELETE', `/api/v1/videos/${TOO_LONG}`, undefined, ada.headers)).toMatchObject([400, {}])
    await expect(remove(bo, id)).rejects.toMatchObject({ status: 404 })
    await expect(remove(await server.guest(), id)).rejects.toMatchObject({ status: 403 })
    // The call for pictures does not reach it.
    await expect(removePicture(ada, id)).rejects.toMatchObject({ status: 404 })
    expect(await read(server.api(), id)).toMatchObject({ id })
  })

  test('works once; all its files are to go', async () => {
    const { db } = server.context
    const id = await insertVideo(server.context, ada.id, { tags: ['sea'] })
    await bo.api('POST /api/v1/videos/like/{id}', { params: { id } })
    expect(await remove(ada, id)).toBeUndefined()
    await expect(remove(ada, id)).rejects.toMatchObject({ status: 404 })
    const removed = await db.selectFrom('file_removals').select('key').where('key', 'like', `works/${id}%`).execute()
    expect(removed).toHaveLength(5)
    expect(await db.selectFrom('likes').selectAll().where('item_id', '=', id).execute()).toEqual([])
  })
})
