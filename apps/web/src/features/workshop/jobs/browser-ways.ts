import { api } from '../../../lib/api.ts'
import type { Ways } from './track-generation.ts'

/** The browser's own ways to follow a generation. */
export const browserWays: Ways = {
  openEvents(id) {
    const source = new EventSource(`/api/v1/generations/${encodeURIComponent(id)}/events`)
    return {
      get readyState() {
        return source.readyState
      },
      addEventListener: (type, listener) =>
        source.addEventListener(type, (event) => listener(event as MessageEvent<unknown>)),
      close: () => source.close(),
    }
  },
  read: (id, signal) => api('GET /api/v1/generations/{id}', { params: { id }, signal }),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
