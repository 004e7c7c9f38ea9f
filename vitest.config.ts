import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests of what needs no database, no server and no document: by their names, those beside a file without `.server`. */
const PURE = globSync('app/{features,lib,i18n,platform,ui}/**/*.test.ts', {
  exclude: [
    '**/*.server.test.ts',
    // These do need one of them.
    'app/features/discovery/feed/feed.test.ts',
    'app/platform/browser-errors/**',
    'app/platform/db/**',
  ],
})

export default defineConfig({
  test: {
    restoreMocks: true,
    setupFiles: ['tests/helpers/quiet-console.ts', 'tests/helpers/stripe-requests.ts'],
    // Half of the time is spent waiting for PostgreSQL or for another process: two at a time even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Generous, so that a busy machine makes no test fail.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Component tests ask for a document themselves: `// @vitest-environment happy-dom` in their first line.
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          // Their modules keep nothing between tests, so all files share one context: a third of the CPU time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['{app,server,db,packages,scripts,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: PURE,
          globalSetup: 'tests/helpers/global-setup.ts',
          // The built site is loaded as it is, not compiled once more.
          server: { deps: { external: [/\/build\/server\//u] } },
        },
      },
    ],
  },
})
