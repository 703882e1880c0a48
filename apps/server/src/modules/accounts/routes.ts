import { claimAdmin as claimAdminRoute, getMe, getSubscription } from '@easel/contract/routes/account'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import { claimAdmin } from './admin.ts'
import { createAuth, type Auth } from './auth.ts'
import { withErrorBody } from './auth-answer.ts'
import { ADDRESS_HEADER, DEVICE_HEADER } from './auth-hooks.ts'
import { deviceCookie, deviceOf } from './device.ts'
import { describeViewer } from './me.ts'
import { requireMember } from './require-session.ts'

/** The library decodes the addresses to go back to once more, and stumbles over what cannot be. */
function refuseEncoding(error: unknown): never {
  if (!(error instanceof URIError)) throw error
  throw invalidInput([{ field: 'callbackURL', message: 'must be percent-encoded UTF-8' }])
}

/** @param options.rateLimited false: sign-ups and sign-ins are not counted, for tests that make many people */
export function accountRoutes(
  app: App,
  context: Context,
  options: { rateLimited: boolean } = { rateLimited: true },
): void {
  // Made at the first call: by then the server listens and knows its own address.
  let auth: Auth | undefined

  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    auth ??= createAuth(context, options)
    const device = deviceOf(context, c.req.raw.headers)
    const headers = new Headers(c.req.raw.headers)
    headers.set(ADDRESS_HEADER, c.get('clientAddress'))
    headers.set(DEVICE_HEADER, device.id)
    const answer = await auth.handler(new Request(c.req.raw, { headers })).catch(refuseEncoding)
    const response = await withErrorBody(answer, c.get('requestId'))
    if (!device.isNew || !c.req.path.endsWith('/sign-in/anonymous')) return response
    const marked = new Response(response.body, response)
    marked.headers.append('set-cookie', deviceCookie(context, device.id))
    return marked
  })

  app.openapi(getMe, async (c) => c.json(await describeViewer(context, c.get('viewer')), 200))
  app.openapi(getSubscription, (c) => c.json({ subscription: { plan_id: c.get('viewer').planId } }, 200))
  app.openapi(claimAdminRoute, async (c) => {
    await claimAdmin(context, requireMember(c.get('viewer')), c.req.valid('json').token)
    return c.json({ is_admin: true as const }, 200)
  })
}
