import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,db,scripts,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    // Component tests ask for a document themselves: `// @vitest-environment happy-dom` in their first line.
    environment: 'node',
    globalSetup: 'tests/helpers/global-setup.ts',
    setupFiles: 'tests/helpers/quiet-console.ts',
    restoreMocks: true,
    // The built site is loaded as it is, not compiled once more.
    server: { deps: { external: [/\/build\/server\//u] } },
  },
})
