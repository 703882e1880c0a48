import { describe, it } from 'vitest'
import { providerChecks } from './provider-checks.ts'
import type { MakeHarness } from './provider-harness.ts'

/** The test that every provider passes: one `describe` with a test for each promise of the port. */
export function describeProvider(name: string, makeHarness: MakeHarness): void {
  describe(`provider ${name}`, () => {
    for (const check of providerChecks) {
      it(check.name, async () => {
        const harness = await makeHarness()
        try {
          await check.run(harness)
        } finally {
          await harness.dispose()
        }
      })
    }
  })
}
