/** Stands in rendered pages where the answer's own nonce goes; a page that is kept has no nonce of its own. */
export const NONCE_MARK = 'easel-nonce-3f0c7a'

export interface RenderedPage {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

const KEEP_MS = 3000
const MOST = 200
/** Cookies that a page depends on besides the session. */
const THEME = /(?:^|;\s*)easel\.theme=(\w+)/

/**
 * Renders once for everybody who has no session: their pages depend on the address and the theme alone, and are kept as
 * ready text for a few seconds. Requests of the same moment share one rendering. Who has a cookie of a session is
 * always rendered alone.
 */
export function createPageCache(now: () => number): {
  answer(request: Request, render: (nonce: string) => Promise<Response>): Promise<RenderedPage>
} {
  const kept = new Map<string, { until: number; page: Promise<RenderedPage> }>()

  return {
    async answer(request, render) {
      const key = keyOf(request)
      if (!key) return read(await render(NONCE_MARK))
      const found = kept.get(key)
      if (found && found.until > now()) return found.page
      const page = render(NONCE_MARK).then(read)
      kept.delete(key)
      kept.set(key, { until: now() + KEEP_MS, page })
      if (kept.size > MOST) kept.delete(kept.keys().next().value ?? key)
      // A rendering that failed is not kept for the next person.
      page.then((done) => done.status >= 400 && kept.delete(key)).catch(() => kept.delete(key))
      return page
    },
  }
}

async function read(response: Response): Promise<RenderedPage> {
  return { status: response.status, headers: response.headers, body: await response.text() }
}

function keyOf(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const isPersonal = /session/.test(cookies) || request.headers.has('authorization')
  if (isPersonal) return null
  const { pathname, search } = new URL(request.url)
  const waitsForAll = /bot|crawl|preview/i.test(request.headers.get('user-agent') ?? '')
  return `${request.headers.get('host')} ${pathname}${search} ${THEME.exec(cookies)?.[1] ?? ''} ${waitsForAll}`
}
