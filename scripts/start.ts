import { setFlagsFromString } from 'node:v8'
import { buildWebIfNeeded } from './web-build.ts'

// A server that mostly waits: without these the heap grows to twice of what it holds at the start and stays there (330 MB
// instead of 170). Pictures are decoded and painted in processes of their own, which the flags do not reach.
setFlagsFromString('--optimize-for-size')
setFlagsFromString('--max-semi-space-size=4')

// React picks its build by it, and must find it before it is imported.
process.env['NODE_ENV'] ??= 'production'
buildWebIfNeeded()
await import('../apps/server/src/main.ts')
