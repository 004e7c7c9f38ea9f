import { expect, test, vi } from 'vitest'
import { useDatabase } from './helpers/database.ts'
import { loadOn, readers } from './helpers/load.ts'
import { complaintsOfThisTest } from './helpers/quiet-console.ts'
import { runningSite } from './helpers/running-site.ts'
import { waitUntil } from './helpers/wait.ts'

// The web process is stopped while visitors read. `npm run restart -w lab` does this many times over.

const RUNS = Array.from({ length: Number(process.env['RESTARTS'] ?? 1) }, (_, i) => i + 1)
vi.setConfig({ testTimeout: 120_000 * RUNS.length, hookTimeout: 120_000 })

const { connectionString } = useDatabase()

test('[UP-03] visitors notice nothing but a wait while the web process is replaced, in order or killed', async () => {
  const site = await runningSite(connectionString)
  const load = loadOn(site.port, readers)
  for (const _ of RUNS) {
    await load.advance(10)
    const before = site.web.pid()
    process.kill(before ?? 0, 'SIGTERM')
    await waitUntil(() => site.web.pid() !== before, { timeout: 60_000 })
    await load.advance(10)
  }
  await load.stop()
  await site.stop()
  expect(load.broken()).toEqual([])
  expect(complaintsOfThisTest()).toEqual(RUNS.map(() => 'build/server/main.js ended (0).'))
})
