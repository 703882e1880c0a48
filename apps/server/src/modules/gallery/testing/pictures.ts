import type { Context } from '../../../context.ts'
import { insertItem, type ItemFacts, type Made } from './insert-item.ts'

/** Puts a finished picture into the database, with one file; gives its id. */
export async function insertPicture(context: Context, creatorId: string, facts: ItemFacts = {}): Promise<string> {
  return insertItem(
    context,
    creatorId,
    PICTURE,
    (id) => [{ key: `works/${id}.png`, role: 'original', mime: 'image/png', width: 1024, height: 768 }],
    facts,
  )
}

const PICTURE: Made = {
  kind: 'image',
  model: 'easel-painter',
  provider: 'built-in',
  provider_version: '1',
  mode: 't2i',
  prompt: 'a lighthouse at dusk',
  width: 1024,
  height: 768,
  cost: 20,
  seed: 7,
  parameters: {
    steps: 30,
    guidance_scale: 7.5,
    scheduler: 'K_EULER',
    strength: null,
    style: null,
    color: null,
    lighting: null,
    composition: null,
  },
}

/** A page that must not be empty (204). */
export async function full<Page>(answer: Promise<Page | undefined>): Promise<Page> {
  const page = await answer
  if (page === undefined) throw new Error('The page is empty')
  return page
}
