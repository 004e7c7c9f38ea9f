import { defineConfig } from 'vitest/config'

// `npm run test:nodes`: the site on several nodes that are killed at random, with Debian's postgresql, pgbouncer and nginx.
export default defineConfig({
  test: {
    include: ['tests/nodes/*.nodes.test.ts'],
    testTimeout: 24 * 3600_000,
    hookTimeout: 300_000,
  },
})
