import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from './helpers/database.ts'
import { freePort } from './helpers/free-port.ts'
import { type Lane, loadOn, readers } from './helpers/load.ts'
import { complaintsOfThisTest } from './helpers/quiet-console.ts'
import { runningSite } from './helpers/running-site.ts'

// The web process, or the whole site, is stopped while visitors read. `npm run test:restart` does this many times over.

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
    await vi.waitUntil(() => site.web.pid() !== before, { timeout: 60_000 })
    await load.advance(10)
  }
  await load.stop()
  await site.stop()
  expect(load.broken()).toEqual([])
  expect(complaintsOfThisTest()).toEqual(RUNS.map(() => 'build/server/main.js ended (0).'))
})

function launch(dataDir: string, port: number): ChildProcess {
  return spawn(process.execPath, ['server/launch.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: connectionString,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      PAGE_CACHE_SECONDS: '0',
      // As in production where fifty visitors keep the site so busy that a check may take seconds.
      DRAIN_SECONDS: RUNS.length < 20 ? '2' : '5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function untilReady({ stdout }: ChildProcess): Promise<void> {
  if (stdout) for await (const line of createInterface(stdout)) if (line.includes('is ready')) return
  throw new Error('The site did not start')
}

/** Returns what a load balancer's check returns. */
const isReady = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } })).ok

/** Visitors at a stop: of a long run fifty, of whom half send a form and half open a connection for each request. */
const atStop: readonly Lane[] =
  RUNS.length < 20
    ? readers
    : Array.from({ length: 50 }, (_, lane) => ({
        keepsOpen: lane % 4 < 2,
        next: (n) =>
          lane % 2
            ? { path: '/language', form: new URLSearchParams({ lang: n % 2 ? 'ru' : 'es', to: '/' }) }
            : { path: `/search?q=stop${lane}x${n}` },
      }))

test('[UP-02] a balancer that looks at /readyz loses no request when all of the site stops', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'drain-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  for (const _ of RUNS) {
    const launcher = launch(dataDir, port)
    onTestFinished(() => void launcher.kill('SIGKILL'))
    await untilReady(launcher)
    const load = loadOn(port, atStop)
    await load.advance(5)
    const exit = once(launcher, 'exit')
    launcher.kill('SIGTERM')
    // Requests continue until it is not ready.
    while (await isReady(port)) await sleep(20)
    await load.stop()
    expect(await exit).toEqual([0, null])
    expect(load.broken()).toEqual([])
  }
})
