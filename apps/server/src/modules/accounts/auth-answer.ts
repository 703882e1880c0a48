/**
 * The auth library answers failures as `{message, code}`; ours are `{error, code}` (decisions.md 5). Both names of the
 * sentence stay, so that the library's own client works as well.
 */
export async function withErrorBody(response: Response, requestId: string): Promise<Response> {
  if (response.status < 400) return response
  const isLimited = response.status === 429
  // Not by its type: the refusal of the rate limit is JSON that says it is text, and an unknown call has no body at all.
  const body: unknown = await response.json().catch(() => null)
  const given = typeof body === 'object' && body !== null ? (body as { message?: unknown; code?: unknown }) : {}
  const isUnknown = response.status === 404 && body === null
  const otherwise = isUnknown ? 'There is no such call.' : 'This could not be done.'
  const message = typeof given.message === 'string' ? given.message : otherwise
  const code = isLimited
    ? 'rate_limited'
    : typeof given.code === 'string'
      ? given.code.toLowerCase()
      : isUnknown
        ? 'not_found'
        : 'invalid_input'
  const retryAfter = Number(response.headers.get('x-retry-after'))
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  if (isLimited) headers.set('retry-after', String(retryAfter))
  const extra = isLimited ? { retry_after: retryAfter } : {}
  return new Response(JSON.stringify({ error: message, message, code, request_id: requestId, ...extra }), {
    status: response.status,
    headers,
  })
}
