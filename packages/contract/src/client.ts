import type { Answer, Call, Input } from './api.ts'
import type { ErrorBody } from './errors.ts'

/** A call that was answered with an error, or (status 0) not at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.status = status
    this.body = body
  }
  get code(): string {
    return this.body.code
  }
  /** The web app's bundle and the server each have a copy of this class: an error of one is an error of the other. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError' && 'status' in value && 'body' in value
  }
}

/** Calls the API by 'METHOD /path'; resolves with the parsed answer (undefined for 204), rejects with `ApiError`, or with the signal's reason when aborted. */
export type ApiClient = <C extends Call>(
  call: C,
  ...input: object extends Input<C> ? [Input<C>?] : [Input<C>]
) => Promise<Answer<C>>

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  json?: unknown
  bytes?: Blob | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * @param send fetch, or the server's own door in process
 * @param origin put before every path; '' in a browser
 */
export function createApiClient(send: (request: Request) => Promise<Response>, origin: string): ApiClient {
  return (async (call: string, input: AnyInput = {}) => {
    const [method = 'GET', template = ''] = call.split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(input.query ?? {}))
      if (value !== undefined) query.set(name, String(value))
    const headers = new Headers(input.headers)
    if (input.json !== undefined) headers.set('content-type', 'application/json')
    const body = input.json === undefined ? input.bytes : JSON.stringify(input.json)
    const url = `${origin}${path}${query.size > 0 ? `?${query.toString()}` : ''}`
    const init: RequestInit = { method, headers, credentials: 'same-origin' }
    if (body !== undefined) init.body = body
    if (input.signal) init.signal = input.signal
    const response = await answer(send, url, init)
    if (response.status === 204) return undefined
    const parsed: unknown = await response.json().catch(() => null)
    if (response.ok) return parsed
    throw new ApiError(
      response.status,
      isErrorBody(parsed) ? parsed : { error: `The server answered ${response.status}.`, code: 'internal' },
    )
  }) as ApiClient
}

async function answer(
  send: (request: Request) => Promise<Response>,
  url: string,
  init: RequestInit,
): Promise<Response> {
  try {
    // A relative address is resolved by the browser; Request needs it whole.
    const base =
      'location' in globalThis ? (globalThis as unknown as { location: { href: string } }).location.href : undefined
    return await send(new Request(base ? new URL(url, base) : url, init))
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, {
      error: 'Easel could not be reached. Check your connection and try again.',
      code: 'unavailable',
    })
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'error' in value && 'code' in value
}
