import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,db,packages,scripts,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    // Component tests ask for a document themselves: `// @vitest-environment happy-dom` in their first line.
    environment: 'node',
    globalSetup: 'tests/helpers/global-setup.ts',
    setupFiles: 'tests/helpers/quiet-console.ts',
    restoreMocks: true,
    // Half of the time is spent waiting for PostgreSQL or for another process: two at a time even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Generous, so that a busy machine makes no test fail.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The built site is loaded as it is, not compiled once more.
    server: { deps: { external: [/\/build\/server\//u] } },
  },
})
