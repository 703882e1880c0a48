import type { Context } from '../../context.ts'
import { createTypicalSeconds } from '../catalogue/typical-seconds.ts'

const measures = new WeakMap<Context, ReturnType<typeof createTypicalSeconds>>()

/** Median seconds of work of one output of a model, as measured here; null while nothing was made with it. */
export async function typicalSeconds(context: Context, model: string): Promise<number | null> {
  const measure = measures.get(context) ?? createTypicalSeconds(context)
  measures.set(context, measure)
  return (await measure()).get(model) ?? null
}
