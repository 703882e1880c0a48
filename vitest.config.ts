import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each file has a server of its own, with media and painter processes: more at once only makes all slow.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page shows after a call: as patient as the browser's own waits.
          expect: { poll: { timeout: 30_000 } },
          // One browser and one server at a time, on machines with two cores.
          fileParallelism: false,
        },
      },
    ],
  },
})
