import { defineConfig } from 'vitest/config'

// `npm run test:faults`: the built site while what it depends on fails. Prints the figures of docs/evidence.md. Takes half an
// hour. FAULT_SECONDS (20) is how long something is away, FAULT_KILLS (5) how often each process is killed.
export default defineConfig({
  test: {
    include: ['tests/faults/*.faults.test.ts'],
    globalSetup: 'tests/helpers/global-setup.ts',
    testTimeout: 3600_000,
    hookTimeout: 120_000,
    // Figures of one site are not those of five beside each other.
    fileParallelism: false,
  },
})
