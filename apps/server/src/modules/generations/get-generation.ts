import type { Generation, GenerationEvent } from '@easel/contract/entities/generation'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { Person } from '../accounts/require-session.ts'
import { type GenerationRow, generationRows } from './generation-rows.ts'
import { madeItems } from './made-items.ts'
import { presentEvent, presentGeneration } from './present-generation.ts'
import { typicalSeconds } from './typical-seconds.ts'

/** A job of the person's own. @throws AppError `not_found` for others' and for what never was alike */
async function ownRow(context: Context, person: Person, id: string): Promise<GenerationRow> {
  const row = await generationRows(context).where('g.id', '=', id).where('g.user_id', '=', person.id).executeTakeFirst()
  if (!row) throw notFound('This job')
  return row
}

export async function getGeneration(context: Context, person: Person, id: string): Promise<Generation> {
  const row = await ownRow(context, person, id)
  return presentGeneration(row, await madeItems(context, person, [row]), await typicalSeconds(context, row.model))
}

/** What changes while it runs. */
export async function getGenerationState(context: Context, person: Person, id: string): Promise<GenerationEvent> {
  const row = await ownRow(context, person, id)
  return presentEvent(row, await typicalSeconds(context, row.model))
}
