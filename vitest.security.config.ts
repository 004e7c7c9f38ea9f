import { defineConfig } from 'vitest/config'

// `npm run test:security`: hostile inputs, objects and columns of others, and scripts in a browser, against the built
// site. SECURITY_REQUESTS, SECURITY_MINUTES and SECURITY_SEED choose how many hostile requests, for how long at most, and
// which. Takes up to an hour.
export default defineConfig({
  test: {
    include: ['tests/security/*.security.test.ts'],
    globalSetup: 'tests/helpers/global-setup.ts',
    setupFiles: ['tests/helpers/quiet-console.ts', 'tests/helpers/stripe-requests.ts'],
    server: { deps: { external: [/\/build\/server\//u] } },
    fileParallelism: false,
    // Twice what the hostile requests may take: all rows are compared before and after them.
    testTimeout: 2 * 3600_000,
    hookTimeout: 300_000,
  },
})
