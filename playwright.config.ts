import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

// `npm run journeys`: a browser on the built site with demo data. Each worker has a site, a database and a port of its own.

// Nothing but the site may be talked to, and nothing may appear that no page asked for.
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Other hosts are cut off here: interception by Playwright would pause every request, and turn off the HTTP cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/** These run on a build of their own, which is made only if one of them runs. */
const LONG_TEXTS = '**/long-texts.journey.test.ts'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // First, so that it is made beside journeys.
    { name: 'build with long texts', testMatch: '**/long-texts.setup.ts' },
    { name: 'journeys', testMatch: '**/*.journey.test.ts', testIgnore: LONG_TEXTS },
    { name: 'long texts', testMatch: LONG_TEXTS, dependencies: ['build with long texts'] },
  ],
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/journeys',
  workers: 2,
  forbidOnly: true,
  reportSlowTests: null,
  // Generous, so that a busy machine makes no test fail.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? findBrowser(),
      args: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
    },
  },
})
