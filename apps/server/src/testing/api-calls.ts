import type { TestServer } from './server.ts'

/** A call of the OpenAPI document. */
export interface DocumentedCall {
  /** 'METHOD /path', as the client names it. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema?: JsonSchema }[]
  /** Of the JSON body, if it takes one. */
  readonly body: JsonSchema | null
  /** What it may answer, each with the JSON schema of the answer, if it is JSON. */
  readonly answers: ReadonlyMap<number, JsonSchema | null>
}

export type JsonSchema = Readonly<Record<string, unknown>>

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>
}
interface Operation {
  readonly parameters?: DocumentedCall['parameters']
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

/** Every call that the server documents, and so every call of its API. */
export async function documentedCalls(
  server: TestServer,
): Promise<{ calls: readonly DocumentedCall[]; document: ApiDocument }> {
  const document = (await (await server.request('/openapi.json')).json()) as ApiDocument
  const jsonOf = ({ content }: Content): JsonSchema | null => content?.['application/json']?.schema ?? null
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody ? jsonOf(operation.requestBody) : null,
      answers: new Map(Object.entries(operation.responses).map(([status, answer]) => [Number(status), jsonOf(answer)])),
    })),
  )
  return { calls, document }
}
