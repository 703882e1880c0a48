import type { RouteConfig, z } from '@hono/zod-openapi'
import type * as account from './routes/account.ts'
import type * as audios from './routes/audios.ts'
import type * as catalogue from './routes/catalogue.ts'
import type * as effects from './routes/effects.ts'
import type * as gallery from './routes/gallery.ts'
import type * as generations from './routes/generations.ts'
import type * as uploads from './routes/uploads.ts'
import type * as videos from './routes/videos.ts'

type Modules = typeof account &
  typeof audios &
  typeof catalogue &
  typeof effects &
  typeof gallery &
  typeof generations &
  typeof uploads &
  typeof videos

/** Of a module's exports only the routes: entities and lists beside them have no path. */
type Route = { [Name in keyof Modules]: Modules[Name] extends RouteConfig ? Modules[Name] : never }[keyof Modules]

type KeyOf<R extends Route> = R extends { method: infer M extends string; path: infer P extends string }
  ? `${Uppercase<M>} ${P}`
  : never

/** Every call by its 'METHOD /path', e.g. `'GET /api/v1/images/{id}'`. */
export type Call = KeyOf<Route>
type RouteOf<C extends Call> = Extract<
  Route,
  {
    method: Lowercase<C extends `${infer M} ${string}` ? M : never>
    path: C extends `${string} ${infer P}` ? P : never
  }
>

type JsonOf<R> = R extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  ? z.output<S>
  : undefined
type SuccessOf<R> = R extends { responses: infer All }
  ? {
      [Status in keyof All]: Status extends 200 | 201 | 202
        ? JsonOf<All[Status]>
        : Status extends 204
          ? undefined
          : never
    }[keyof All]
  : never

/** What the call answers when it succeeds; undefined stands for 204. */
export type Answer<C extends Call> = SuccessOf<RouteOf<C>>

type Part<R, Name extends string> = R extends { request: { [K in Name]: infer S extends z.ZodType } }
  ? z.input<S>
  : never
type BodyOf<R> = R extends {
  request: { body: { content: { 'application/json': { schema: infer S extends z.ZodType } } } }
}
  ? z.input<S>
  : never

/** What the call takes. Header and query values are given as they are and sent as text. */
export type Input<C extends Call> = ([Part<RouteOf<C>, 'params'>] extends [never]
  ? object
  : { params: Part<RouteOf<C>, 'params'> }) &
  ([BodyOf<RouteOf<C>>] extends [never] ? object : { json: BodyOf<RouteOf<C>> }) & {
    query?: [Part<RouteOf<C>, 'query'>] extends [never]
      ? never
      : { [K in keyof Part<RouteOf<C>, 'query'>]?: string | number | undefined }
    headers?: Record<string, string>
    /** Raw bytes, for uploads. */
    bytes?: Blob | Uint8Array<ArrayBuffer>
    signal?: AbortSignal
  }
