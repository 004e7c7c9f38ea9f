import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'
import { useDatabase } from './helpers/database.ts'
import { freePort } from './helpers/free-port.ts'
import { type Lane, loadOn, readers } from './helpers/load.ts'
import { waitUntil } from './helpers/wait.ts'

// The site with two web processes, as `npm start` runs it, is reloaded. `npm run restart -w lab` does this twenty times.

const RUNS = Array.from({ length: Number(process.env['RESTARTS'] ?? 1) }, (_, i) => i + 1)
vi.setConfig({ testTimeout: 120_000 * RUNS.length, hookTimeout: 120_000 })

const { connectionString } = useDatabase()

async function aSite(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'reload-'))
  const [port, metrics] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    WEB_PROCESSES: '2',
    METRICS_PORT: String(metrics),
    WORKER_METRICS_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    PAGE_CACHE_SECONDS: '0',
    ...settings,
  }
  const start = (program: string, words: readonly string[]) =>
    spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const launcher = start('server/launch.ts', [])
  const ended = once(launcher, 'exit')
  onTestFinished(async () => {
    launcher.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  })
  await lineWith('is ready', launcher)
  return {
    port,
    launcher,
    haulpost: async (word: string) => {
      const command = start('server/cli.ts', [word])
      const ended = once(command, 'exit')
      const [stdout, stderr] = await Promise.all([text(command.stdout), text(command.stderr)])
      await ended
      return { code: command.exitCode, says: (stdout + stderr).trim() }
    },
    pids: () => childrenOf(launcher.pid ?? 0),
    metrics: async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text(),
  }
}

async function lineWith(part: string, { stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The output is not read')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const lines = createInterface(stdout)
  lines.on('line', (line) => line.includes(part) && resolve())
  lines.on('close', () => reject(new Error(`The site never said: ${part}`)))
  return promise
}

/** The web processes of a launcher. */
function childrenOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.js'))
}

/** Of a long run, how many requests there are at least between two reloads. */
const REQUESTS_OF_A_ROUND = RUNS.length < 20 ? 0 : 50_000 / RUNS.length

/** A form that anybody may send as often as wanted: the language of the pages. Sent on one connection, and on new ones. */
const senders: readonly Lane[] = [true, false].map((keepsOpen) => ({
  keepsOpen,
  next: (n) => ({
    path: '/language',
    form: new URLSearchParams({ lang: n % 2 ? 'ru' : 'es', to: '/' }),
  }),
}))

test('[UP-09] a reload replaces every web process, and no visitor notices', async () => {
  const site = await aSite()
  const load = loadOn(site.port, [...readers, ...senders])
  for (const round of RUNS) {
    await load.advance(10)
    const before = site.pids()
    expect(before).toHaveLength(2)
    expect(await site.haulpost('reload')).toEqual({
      code: 0,
      says: 'Reloaded: every web process was replaced, and the worker starts again.',
    })
    expect(site.pids().filter((pid) => before.includes(pid))).toEqual([])
    await load.advance(10)
    while (load.done() < round * REQUESTS_OF_A_ROUND) await load.advance(10)
  }
  await load.stop()
  expect(load.failures).toEqual([])
  expect(load.done()).toBeGreaterThanOrEqual(RUNS.length * REQUESTS_OF_A_ROUND)
})

test('[UP-09] while one web process is replaced after it was killed, the other serves', async () => {
  const site = await aSite()
  const load = loadOn(site.port, readers)
  await load.advance(5)
  const [killed = 0] = site.pids()
  process.kill(killed, 'SIGKILL')
  await load.advance(20)
  await waitUntil(() => site.pids().length === 2 && !site.pids().includes(killed), { timeout: 60_000 })
  await load.stop()
  // What the killed process had in its hands is lost with it: one request of each lane at most.
  expect(load.failures.length).toBeLessThanOrEqual(readers.length)
})

test('[RUN-01] the metrics of all web processes are added up at one port', async () => {
  const site = await aSite()
  const asked = 40
  for (let n = 0; n < asked; n += 1)
    await fetch(`http://127.0.0.1:${site.port}/healthz`, { headers: { connection: 'close' } })
  const lines = (await site.metrics()).split('\n')
  const total = lines.find((line) => line.startsWith('http_requests_total{route="/healthz",status="200"}'))
  expect(Number(total?.split(' ').at(-1))).toBe(asked)
  expect(lines).toContain('db_pool_connections{state="max"} 20')
})

test('[NODE-11] two web processes together allow one network no more than the limit', async () => {
  const { port } = await aSite({ RATE_LIMIT_LOOPBACK: 'on' })
  const { max, per } = RATE_LIMITS.cspReport
  const report = () =>
    fetch(`http://127.0.0.1:${port}/csp-report`, {
      method: 'POST',
      body: '[]',
      // A connection of its own for each: the kernel gives them to both processes.
      headers: { 'content-type': 'application/reports+json', connection: 'close' },
    })
  const start = performance.now()
  const statuses: number[] = []
  for (let n = 0; n < 3 * max; n += 1) statuses.push((await report()).status)
  const refilled = ((performance.now() - start) / 1000) * (max / per)

  const allowed = statuses.filter((status) => status === 204).length
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  expect(allowed).toBeLessThanOrEqual(max + Math.ceil(refilled))
})

test('[UP-09] a reload without a site says so', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reload-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '3999' }
  const command = spawn(process.execPath, ['server/cli.ts', 'reload'], { env, stdio: 'pipe' })
  const ended = once(command, 'exit')
  const said = await text(command.stderr)
  await ended
  expect({ code: command.exitCode, said: said.trim() }).toEqual({
    code: 1,
    said: `No site runs on port 3999 with DATA_DIR=${dataDir}: start it.`,
  })
})
