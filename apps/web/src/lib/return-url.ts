const BASE = 'http://easel.invalid'

/** A path on this site to go back to, or '/' when the text is anything else: a link must not lead a signed-in person away. */
export function safeReturnUrl(text: string | null | undefined): string {
  if (!text?.startsWith('/') || !URL.canParse(text, BASE)) return '/'
  const url = new URL(text, BASE)
  const path = `${url.pathname}${url.search}${url.hash}`
  // Judged as a browser will read it again: dots are resolved by now, and '//host' would be another site.
  return url.origin === BASE && new URL(path, BASE).origin === BASE && !path.startsWith('//') ? path : '/'
}

/** The sign-in page that leads back here afterwards. `reason` is what the person wanted to do: 'like images'. */
export function signInPath(returnTo: string, reason?: string): string {
  const query = new URLSearchParams({ returnUrl: returnTo })
  if (reason) query.set('reason', reason)
  return `/signin?${query}`
}
