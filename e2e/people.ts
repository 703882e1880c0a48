import { type ApiClient, createApiClient } from '@easel/contract/client'

export interface Member {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly api: ApiClient
}

/** The typed client of a visitor, or with a token of a person. */
export function apiOf(url: string, token?: string): ApiClient {
  return createApiClient((request) => {
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    return fetch(request)
  }, url)
}

let count = 0

/** Signs up over HTTP, as a script of a new member would. */
export async function signUp(url: string, name = 'Ada Lovelace'): Promise<Member> {
  const email = `member${++count}@easel.test`
  const password = 'correct horse battery'
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, email, password }),
  })
  const token = answer.headers.get('set-auth-token')
  if (!answer.ok || !token) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: { id: string } }
  return { id: user.id, email, password, token, api: apiOf(url, token) }
}
