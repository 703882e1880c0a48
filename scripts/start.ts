import { buildWebIfNeeded } from './web-build.ts'

// React picks its build by it, and must find it before it is imported.
process.env['NODE_ENV'] ??= 'production'
buildWebIfNeeded()
await import('../apps/server/src/main.ts')
