import { defineConfig } from 'vitest/config'

// Journeys: a browser on the built site with demo data. One after the other, because they share both.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.journey.test.ts'],
    globalSetup: 'tests/e2e/global-setup.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
