import { defineConfig } from 'vitest/config'

// `npm run test:kill`: payments in processes that are killed at every step. Takes minutes.
export default defineConfig({
  test: {
    include: ['tests/kill/*.kill.test.ts'],
    globalSetup: 'tests/kill/global-setup.ts',
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
