import type { Person, TestServer } from '../../../testing/server.ts'

/** What tests ask about pictures again and again. */
export const getBy = (api: Person['api'], id: string) => api('GET /api/v1/images/{id}', { params: { id } })
export const setPrivacy = (person: Person, id: string, is_private: boolean) =>
  person.api('POST /api/v1/images/raw/{id}/privacy', { params: { id }, json: { is_private } })
export const remove = (person: Person, id: string) => person.api('DELETE /api/v1/images/{id}', { params: { id } })
export const like = (person: Person, id: string) => person.api('POST /api/v1/images/raw/{id}/like', { params: { id } })
export const unlike = (person: Person, id: string) =>
  person.api('DELETE /api/v1/images/raw/{id}/like', { params: { id } })

/** Status and body of any call, without the request's id. */
export async function send(
  server: TestServer,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<[number, Record<string, unknown>]> {
  const init: RequestInit = {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  }
  const answer = await server.request(path, body === undefined ? init : { ...init, body: JSON.stringify(body) })
  const { request_id: _, ...answered } = (await answer.json()) as Record<string, unknown>
  return [answer.status, answered]
}
