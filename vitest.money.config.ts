import { defineConfig } from 'vitest/config'

// `npm run test:money`: ten thousand random sequences of purchases, renewals, refunds and departures. MONEY_RUNS and
// MONEY_SEED choose how many, and which; several slices with seeds of their own can run at once. Takes an hour.
export default defineConfig({
  test: {
    include: ['tests/money/*.money.test.ts'],
    globalSetup: 'tests/helpers/global-setup.ts',
    testTimeout: 6 * 3600_000,
    hookTimeout: 60_000,
  },
})
