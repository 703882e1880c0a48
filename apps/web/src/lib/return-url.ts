/** A path on this site to go back to, or '/' when the text is anything else: a link must not lead a signed-in person away. */
export function safeReturnUrl(text: string | null | undefined): string {
  if (!text) return '/'
  try {
    const base = 'http://easel.invalid'
    const url = new URL(text, base)
    const isOwn = text.startsWith('/') && !text.startsWith('//') && !text.startsWith('/\\') && url.origin === base
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : '/'
  } catch {
    return '/'
  }
}

/** The sign-in page that leads back here afterwards. `reason` is what the person wanted to do: 'like images'. */
export function signInPath(returnTo: string, reason?: string): string {
  const query = new URLSearchParams({ returnUrl: returnTo })
  if (reason) query.set('reason', reason)
  return `/signin?${query}`
}
