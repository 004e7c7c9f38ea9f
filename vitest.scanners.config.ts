import { defineConfig } from 'vitest/config'

// `npm run test:scanners`: sqlmap and wapiti on the built site (apt-get install sqlmap wapiti python3-brotli). SCAN_MINUTES
// (15) is how long each of them looks.
export default defineConfig({
  test: {
    include: ['tests/security/scanners/*.scan.test.ts'],
    globalSetup: 'tests/helpers/global-setup.ts',
    testTimeout: 4 * 3600_000,
    hookTimeout: 300_000,
  },
})
