import type { ApiDocument, DocumentedCall, JsonSchema } from '../testing/api-calls.ts'
import { NASTY_BODIES, NASTY_TEXTS, NASTY_URLS, NASTY_VALUES, TYPES } from './nasty.ts'
import type { Random } from './random.ts'

/** Values that exist, by the name of the field that may hold them: without them no input gets past the first look-up. */
export type Known = Readonly<Record<string, readonly unknown[]>>

interface FuzzInit {
  readonly method: string
  readonly headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const LETTERS = Array.from('abc XYZ-_09é')

export interface FuzzInput {
  readonly path: string
  readonly init: FuzzInit
}

/** Makes inputs of a call from its schemas: most parts as the schema says, some of them not. */
export function createInputs(document: ApiDocument, known: Known, random: Random) {
  function text(): string {
    return random.pick(NASTY_TEXTS)
  }

  function resolved(schema: JsonSchema): JsonSchema {
    const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
    return (name && document.components.schemas[name]) || schema
  }

  /** A value that the schema allows. */
  function valid(given: JsonSchema, field: string): unknown {
    const schema = resolved(given)
    // One form of several: what tells them apart (a field with one value) is then in the form itself.
    const forms = schema['oneOf'] ?? schema['anyOf']
    if (Array.isArray(forms)) return valid(random.pick(forms as JsonSchema[]), field)
    if ('const' in schema) return schema['const']
    const examples = known[field]
    if (examples && random.chance(0.8)) return random.pick(examples)
    if (Array.isArray(schema['enum'])) return random.pick(schema['enum'] as unknown[])
    const type = Array.isArray(schema['type']) ? random.pick(schema['type'] as unknown[]) : schema['type']
    const least = Number(schema['minimum'] ?? 0)
    const most = Number(schema['maximum'] ?? 2000)
    if (type === 'integer') return random.pick([least, most, least + random.below(most - least + 1)])
    if (type === 'number') return least + (random.below(1001) / 1000) * (most - least)
    if (type === 'boolean') return random.chance(0.5)
    if (type === 'null') return null
    if (type === 'array') {
      const items = (schema['items'] ?? {}) as JsonSchema
      return Array.from({ length: random.below(Number(schema['maxItems'] ?? 3) + 1) }, () => valid(items, field))
    }
    if (type === 'object') {
      const required = new Set((schema['required'] ?? []) as string[])
      const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
      // Now and then nothing but what must be there: the more is sent, the sooner something of it is refused.
      const density = random.pick([0, 0.1, 0.5])
      const chosen = fields.filter(([name]) => required.has(name) || random.chance(density))
      return Object.fromEntries(chosen.map(([name, part]) => [name, valid(part, name)]))
    }
    if (schema['format'] === 'uri') return random.pick(NASTY_URLS)
    const length = Number(schema['minLength'] ?? 0) + random.below(20)
    return Array.from({ length }, () => random.pick(LETTERS)).join('')
  }

  function body(schema: JsonSchema): string | Uint8Array<ArrayBuffer> {
    if (random.chance(0.15)) return random.pick(NASTY_BODIES)
    const value = valid(schema, 'body') as Record<string, unknown>
    for (const name of Object.keys(value)) {
      if (random.chance(0.04)) delete value[name]
      else if (random.chance(0.08)) value[name] = random.chance(0.5) ? text() : random.pick(NASTY_VALUES)
    }
    if (random.chance(0.05)) value[text()] = text()
    return JSON.stringify(value)
  }

  /** A piece of an address: encoded as it should be, or as it came. */
  function piece(value: unknown): string {
    const plain = String(value)
    return random.chance(0.05) || !plain.isWellFormed() ? plain : encodeURIComponent(plain)
  }

  return (call: DocumentedCall): FuzzInput => {
    const headers: Record<string, string> = {}
    const query: string[] = []
    let path = call.path
    for (const { name, in: place, schema = {} } of call.parameters) {
      const value = random.chance(0.75) ? valid(schema, name) : text()
      if (place === 'path') path = path.replace(`{${name}}`, () => piece(value) || 'x')
      else if (place === 'header') headers[name] = String(value).replaceAll(/[^\x20-\xff]/g, '?')
      else if (random.chance(0.5)) {
        query.push(`${name}=${piece(value)}`)
        if (random.chance(0.05)) query.push(`${name}=${piece(text())}`)
      }
    }
    if (random.chance(0.05)) query.push(`${piece(text())}=${piece(text())}`)
    const init: FuzzInit = { method: call.method, headers }
    const type = random.chance(0.85) ? 'application/json' : random.pick(TYPES)
    if (call.body || (call.method === 'POST' && random.chance(0.5))) {
      init.body = call.body ? body(call.body) : random.pick(NASTY_BODIES)
      if (type !== null) headers['content-type'] = type
    }
    return { path: query.length > 0 ? `${path}?${query.join('&')}` : path, init }
  }
}
