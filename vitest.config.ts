import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { writeModules } from './scripts/messages/files.ts'

// They are not in Git, and tests run without a build too.
writeModules('.')

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

const DATABASE = 'tests/helpers/global-setup.ts'

/** Tests of what a process remembers (limits, names of statements): they would find what other files left there. */
const ALONE = [
  'app/platform/browser-errors/api.server.test.ts',
  'app/platform/db/named-statements.server.test.ts',
  'app/routes/admin/admin-writes.test.ts',
  'server/pipeline/simulated-payments.test.ts',
]
const SHARED = ['{app,db,packages,scripts,server/pipeline}/**/*.test.{ts,tsx}', 'tests/*.test.ts']

// The built site is loaded as it is, not compiled once more.
const server = { deps: { external: [/\/build\/server\//u] } }

export default defineConfig({
  test: {
    // Tests and the processes that they start read the same stored secrets.
    env: { SITE_KEY: 'the key of the site in tests: 0123456789' },
    restoreMocks: true,
    setupFiles: ['tests/helpers/quiet-console.ts', 'tests/helpers/stripe-requests.ts'],
    // Much of the time is spent waiting for PostgreSQL or for another process: three at a time even on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Pages leave much behind that is gone at once: fewer and larger collections take a tenth less time.
    execArgv: ['--max-semi-space-size=64'],
    // Generous, so that a busy machine makes no test fail. PROPERTY_RUNS tries properties more often.
    testTimeout: process.env['PROPERTY_RUNS'] ? 3600_000 : 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } },
    // Component tests ask for a document themselves: `// @vitest-environment happy-dom` in their first line.
    environment: 'node',
    // Where the modules under test keep nothing between tests, files share them: loading them again for each file takes
    // longer than most of the tests.
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: [...PURE, ...ALONE],
          isolate: false,
          globalSetup: DATABASE,
          server,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [...ALONE, 'server/{*,!(pipeline)/**/*}.test.ts'],
          globalSetup: DATABASE,
          server,
        },
      },
    ],
  },
})
