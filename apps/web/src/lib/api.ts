import { createApiClient } from '@easel/contract/client'

/** The API as the browser calls it: same origin, session cookie included. Loaders use `context.get(easelContext).api` instead. */
export const api = createApiClient((request) => fetch(request), '')
