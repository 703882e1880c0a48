import { ApiError } from '@easel/contract/client'

/**
 * One of the auth library's own routes under /api/auth. They answer in their own shape: `{message, code}` on a refusal.
 * @throws ApiError with the route's code; status 0 when the server was not reached, 429 when asked too often
 */
async function post(path: string, body: object = {}): Promise<void> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
  }).catch(() => {
    throw new ApiError(0, {
      error: 'Easel could not be reached. Check your connection and try again.',
      code: 'unavailable',
    })
  })
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => null)
  const field = (name: string) => {
    const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined
    return typeof value === 'string' ? value : undefined
  }
  throw new ApiError(response.status, {
    error: field('error') ?? field('message') ?? '',
    code: field('code') ?? 'internal',
  })
}

export function signUp(input: { name: string; email: string; password: string }): Promise<void> {
  return post('sign-up/email', input)
}

export function signIn(input: { email: string; password: string }): Promise<void> {
  return post('sign-in/email', input)
}

/** Sends a login link. Answers alike whether the address is known or not. */
export function sendLoginLink(email: string, returnUrl: string): Promise<void> {
  const errorCallbackURL = `/signin?${new URLSearchParams({ returnUrl })}`
  return post('sign-in/magic-link', { email, callbackURL: returnUrl, newUserCallbackURL: returnUrl, errorCallbackURL })
}

/** Makes this visitor a guest, so that something can be generated. The session is new: refresh `useMe` afterwards. */
export function signInAsGuest(): Promise<void> {
  return post('sign-in/anonymous')
}

/** Changes what the profile says. */
export function updateProfile(input: { name: string }): Promise<void> {
  return post('update-user', input)
}

/** Ends every other session of this person. */
export function signOutElsewhere(): Promise<void> {
  return post('revoke-other-sessions')
}

/** Ends the session and loads the home page anew, so that nothing of the person stays in memory. */
export async function signOut(): Promise<void> {
  await post('sign-out')
  window.location.assign('/')
}
