import path from 'node:path'
import { defineConfig } from 'vitest/config'

// The suites that take too long for `npm test`, as projects: `npm run suite -w lab -- --project security`. README.md names
// what each needs and how long it takes.

const helper = (file: string) => path.resolve(import.meta.dirname, '../tests/helpers', file)
const DATABASE = helper('global-setup.ts')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** One suite: its files, and the longest that one of its tests and one of its preparations may take. */
const suite = (name: string, longest: number, preparation = MINUTE, globalSetup: string[] = [DATABASE]) => ({
  test: {
    name,
    include: [path.resolve(import.meta.dirname, 'suites', name, '*.test.ts')],
    globalSetup,
    testTimeout: longest,
    hookTimeout: preparation,
    // Figures of one site are not those of five beside each other.
    fileParallelism: false,
  },
})

const security = suite('security', 2 * HOUR, 5 * MINUTE)

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      suite('cdn', 2 * MINUTE),
      suite('faults', HOUR, 2 * MINUTE),
      suite('kill', 10 * MINUTE, MINUTE, [path.resolve(import.meta.dirname, 'suites/kill/global-setup.ts')]),
      suite('money', 6 * HOUR),
      suite('nodes', 24 * HOUR, 5 * MINUTE, []),
      {
        test: {
          ...security.test,
          setupFiles: [helper('quiet-console.ts'), helper('stripe-requests.ts')],
          server: { deps: { external: [/\/build\/server\//u] } },
        },
      },
      suite('scanners', 4 * HOUR, 5 * MINUTE),
      suite('stripe', 2 * MINUTE),
    ],
  },
})
