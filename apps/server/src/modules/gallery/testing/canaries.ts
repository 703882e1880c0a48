import type { Context } from '../../../context.ts'
import type { Person } from '../../../testing/server.ts'
import { insertAudio, insertVideo } from './films.ts'
import type { ItemFacts } from './insert-item.ts'
import { insertPicture } from './pictures.ts'

/** A word that stands nowhere but in what is private. */
export const SECRET = 'canaryxyz'

/** Ids of what others may see, and of what they may not. */
export interface Canaries {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
}

/** Makes works with the secret word in every field that others must not see. */
export async function insertCanaries(context: Context, owner: Person): Promise<Canaries> {
  const words = {
    prompt: `${SECRET} prompt`,
    negative_prompt: `${SECRET} negative`,
    original_prompt: `${SECRET} original`,
    enhanced_prompt: `${SECRET} enhanced`,
    enhancement_instructions: `${SECRET} instructions`,
    understood: [`${SECRET}-understood`],
    ignored: [`${SECRET}-ignored`],
    tags: [`${SECRET} tag`],
  }
  const style = {
    steps: null,
    guidance_scale: null,
    scheduler: null,
    strength: null,
    style: `${SECRET} style`,
    color: null,
    lighting: null,
    composition: null,
  }
  const wholly = {
    ...words,
    parameters: JSON.stringify(style),
    placeholder: `${SECRET}placeholder`,
    provider_version: SECRET,
    model: `${SECRET}-model`,
  }
  const upload = `${SECRET}-upload`
  await context.db
    .insertInto('uploads')
    .values({ id: upload, user_id: owner.id, kind: 'image', width: 1, height: 1, placeholder: SECRET })
    .execute()
  await context.db
    .insertInto('files')
    .values({ key: `uploads/${upload}`, upload_id: upload, role: 'original', mime: 'image/png', bytes: 1, sha256: 'x' })
    .execute()

  const open = await insertPicture(context, owner.id, { prompt: 'an open picture', tags: ['open'] })
  const hiddenPrompt = await insertPicture(context, owner.id, {
    ...words,
    prompt_hidden: true,
    parent_id: open,
    source_upload_id: upload,
  })
  const privately = [
    await insertPicture(context, owner.id, { ...wholly, is_private: true, id: `${SECRET}-private`, parent_id: open }),
    await insertPicture(context, owner.id, {
      ...wholly,
      nsfw_status: 'pending',
      nsfw_level: null,
      id: `${SECRET}-pending`,
      parent_id: open,
    }),
    await insertPicture(context, owner.id, { ...wholly, nsfw_level: 3, id: `${SECRET}-adult` }),
    await insertPicture(context, owner.id, { ...wholly, expires_at: context.now(), id: `${SECRET}-expired` }),
  ]
  const childOfPrivate = await insertPicture(context, owner.id, { prompt: 'a child', parent_id: privately[0] ?? '' })
  const childOfHidden = await insertPicture(context, owner.id, { prompt: 'another child', parent_id: hiddenPrompt })
  const films = await insertFilms(context, owner, { ...words, parent_id: open, source_upload_id: upload }, wholly)
  return {
    shown: [open, hiddenPrompt, childOfPrivate, childOfHidden, ...films.shown],
    hidden: [...privately, ...films.hidden],
  }
}

/** The same of videos and sounds. @param words what a hidden prompt hides @param wholly what a private work hides */
async function insertFilms(context: Context, owner: Person, words: ItemFacts, wholly: ItemFacts): Promise<Canaries> {
  const film = {
    aspect_ratio: '16:9',
    resolution: null,
    camera: `${SECRET} camera`,
    effect: `${SECRET} effect`,
    has_audio: false,
  }
  const sound = {
    voice: `${SECRET} voice`,
    language: 'en',
    speed: 1,
    pitch: 0,
    bpm: null,
    key: null,
    metre: null,
    genre: null,
    instruments: [],
    sections: [{ name: `${SECRET} section`, start: 0, seconds: 1 }],
    peaks: [],
  }
  const { parent_id = null } = words
  const ofFilm = { ...wholly, parameters: JSON.stringify(film), parent_id }
  const ofSound = { ...wholly, parameters: JSON.stringify(sound) }
  const hidden = [
    await insertVideo(context, owner.id, { ...ofFilm, is_private: true, id: `${SECRET}-film` }),
    await insertVideo(context, owner.id, { ...ofFilm, nsfw_level: 3, id: `${SECRET}-mature` }),
    await insertAudio(context, owner.id, { ...ofSound, is_private: true, id: `${SECRET}-sound` }),
  ]
  const shown = [
    await insertVideo(context, owner.id, { ...words, prompt_hidden: true, edit_of: `${SECRET}-film`, version: 2 }),
    await insertAudio(context, owner.id, { ...words, source_upload_id: null, parent_id: null, prompt_hidden: true }),
  ]
  return { shown, hidden }
}
