import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { Viewer } from './viewer.ts'

/** What every handler finds in `c.get(…)`. */
export interface AppEnv {
  Variables: {
    requestId: string
    log: Logger
    viewer: Viewer
    /** The address of the person who asks, from the connection or, behind a trusted proxy, its header. */
    clientAddress: string
  }
}

export type App = OpenAPIHono<AppEnv>
