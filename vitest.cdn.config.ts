import { defineConfig } from 'vitest/config'

// `npm run test:cdn`: the sample of nginx as a cache in front of the built site. Needs nginx (apt-get install nginx-light).
export default defineConfig({
  test: {
    include: ['tests/cdn/*.cdn.test.ts'],
    globalSetup: 'tests/helpers/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
