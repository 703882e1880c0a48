import { z } from 'zod'
import type { ApiDocument, DocumentedCall, JsonSchema } from '../testing/api-calls.ts'

/** Objects hold what the document says and nothing else: a field too many may be one that nobody was to see. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [
      name,
      name === '$ref' ? String(part).replace('#/components/schemas/', '#/$defs/') : closed(part),
    ]),
  )
  return 'properties' in parts ? { ...parts, additionalProperties: false } : parts
}

/** Says what is wrong with an answer by the document; null: nothing. */
export function createAnswerCheck(document: ApiDocument) {
  const $defs = closed(document.components.schemas) as Record<string, z.core.JSONSchema.JSONSchema>
  const made = new Map<JsonSchema, z.ZodType>()

  function checkerOf(schema: JsonSchema): z.ZodType {
    const known = made.get(schema)
    if (known) return known
    const checker = z.fromJSONSchema({ ...(closed(schema) as z.core.JSONSchema.JSONSchema), $defs })
    made.set(schema, checker)
    return checker
  }

  return async (call: DocumentedCall, answer: Response): Promise<string | null> => {
    const { status } = answer
    if (status >= 500) return `${status} ${await answer.text()}`
    const schema = call.answers.get(status)
    if (schema === undefined) return `${status} is not in the document: ${await answer.text()}`
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
    if (!isJson) {
      await answer.body?.cancel()
      return status >= 400 ? `${status} without a JSON body` : null
    }
    const body: unknown = await answer.json()
    if (schema === null) return null
    const { error } = checkerOf(schema).safeParse(body)
    return error ? `${status} off schema: ${z.prettifyError(error)} in ${JSON.stringify(body).slice(0, 300)}` : null
  }
}
