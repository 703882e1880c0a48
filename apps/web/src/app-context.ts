import { createContext } from 'react-router'
import type { ApiClient } from '@easel/contract/client'

/** What the server gives to every loader and to the rendering of one request. */
export interface EaselContext {
  /** Calls the API in process, as the visitor who asks (cookies included). */
  api: ApiClient
  /** Of this answer's Content-Security-Policy; every inline script carries it. */
  nonce: string
  /** Public address of this Easel without a slash at its end, for canonical links and previews. */
  origin: string
}

/** `context.get(easelContext)` in loaders; the server sets it once for each request. */
export const easelContext = createContext<EaselContext>()
