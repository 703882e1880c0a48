import { failure } from '@easel/providers/errors'
import type { JsonValue, ProviderRequest } from '@easel/providers/port'
import type { Host } from './host.ts'

type Kind = ProviderRequest['kind']

/** The models of this machine as one host: each kind of order goes to the one that makes it, and its operation says so. */
export function createBuiltInHost(hosts: Readonly<Record<Kind, Host>>): Host {
  function of(operation: JsonValue): { readonly host: Host; readonly inner: JsonValue } | null {
    const { kind, inner } = (operation ?? {}) as { kind?: Kind; inner?: JsonValue }
    const host = kind === undefined || !Object.hasOwn(hosts, kind) ? undefined : hosts[kind]
    return host ? { host, inner: inner ?? null } : null
  }
  return {
    local: true,
    pollMs: 1000,
    provider: {
      id: 'built-in',
      async submit(request, signal) {
        const { operation } = await hosts[request.kind].provider.submit(request, signal)
        return { operation: { kind: request.kind, inner: operation } }
      },
      async status(operation, signal) {
        signal.throwIfAborted()
        const found = of(operation)
        if (!found) return { state: 'failed', error: failure('provider_error', 'This work is not known here.') }
        return found.host.provider.status(found.inner, signal)
      },
      async cancel(operation, signal) {
        signal.throwIfAborted()
        const found = of(operation)
        await found?.host.provider.cancel?.(found.inner, signal)
      },
    },
    async changed(operation, signal) {
      const found = of(operation)
      await found?.host.changed?.(found.inner, signal)
    },
  }
}
