import { ApiError } from '@easel/contract/client'

// Codes of the auth library, in the API's lower case. What is not here is said in general words: its own sentences are for programs.
const WORDS: Record<string, string> = {
  invalid_email_or_password: 'The email or the password is not right.',
  invalid_email: 'This is not an email address.',
  password_too_short: 'The password needs at least 8 characters.',
  password_too_long: 'The password may have at most 128 characters.',
  invalid_name: 'The name may have at most 80 characters.',
  // Neither confirms nor denies more than it must.
  user_already_exists: 'No new account can be made with this address. Log in, or ask for a login link.',
  user_already_exists_use_another_email:
    'No new account can be made with this address. Log in, or ask for a login link.',
}

/** What went wrong on the way in, in words for people. */
export function authMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Try again.'
  if (error.status === 0) return error.message
  if (error.status === 429) return 'Too many tries. Wait a few minutes and try again.'
  return WORDS[error.code.toLowerCase()] ?? 'This did not work. Nothing was changed. Try again in a moment.'
}

/** What a login link says when it no longer works; null when the address carries no error. */
export function linkProblem(code: string | null): string | null {
  if (!code) return null
  return code.toLowerCase() === 'expired_token'
    ? 'This login link has expired: it works for 15 minutes. Ask for a new one.'
    : 'This login link does not work any more: each works once. Ask for a new one.'
}
