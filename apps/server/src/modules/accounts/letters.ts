import type { Context } from '../../context.ts'

interface Link {
  readonly url: string
}

/** The letters that accounts send. */
export function letters(context: Context) {
  const send = (to: string, subject: string, lines: readonly string[]) =>
    context.mail.send({ to, subject, text: `${lines.join('\n\n')}\n` })
  return {
    magicLink: ({ email, url }: Link & { email: string }) =>
      send(email, 'Your link to Easel', [
        'Open this link to sign in to Easel. It works once, for 15 minutes:',
        url,
        'If you did not ask for it, nothing happens when you leave it alone.',
      ]),
    resetPassword: ({ user, url }: Link & { user: { email: string } }) =>
      send(user.email, 'A new password for Easel', [
        'Open this link to choose a new password. It works once, for an hour:',
        url,
        'If you did not ask for it, your password stays as it is.',
      ]),
    verifyEmail: ({ user, url }: Link & { user: { email: string } }) =>
      send(user.email, 'Confirm your address for Easel', [
        'Open this link to confirm that this address is yours:',
        url,
      ]),
  }
}
