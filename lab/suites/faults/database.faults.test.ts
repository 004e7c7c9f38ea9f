import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { countOf, printFigures, spreadOf } from '../../../tests/helpers/figures.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { behind, placeOf, tcpProxy } from '../../../tests/helpers/tcp-proxy.ts'
import { type Answer, ask, message } from './ask.ts'
import { type LaunchedSite, launchSite } from './launched-site.ts'
import { AWAY_MS } from './settings.ts'

// The database is away, slow or silent, behind a proxy of ours.

const { connectionString } = useDatabase()

/** How long a request waits for a server that restarts ([UP-01]), in milliseconds. */
const RESTART_MS = 10_000

let proxy: Awaited<ReturnType<typeof tcpProxy>>
let site: LaunchedSite

beforeAll(async () => {
  proxy = await tcpProxy(placeOf(connectionString))
  site = await launchSite({ databaseUrl: behind(connectionString, proxy.port) })
})
afterAll(async () => {
  await site.stop()
  await proxy.stop()
})

const PATHS = ['/', '/search?q=truck', '/categories/jobs', '/about'] as const

type Visit = Answer & { readonly path: string; readonly at: number }

/** Visitors ask until the time is over; returns what they got, each with when it began. */
async function visitFor(ms: number): Promise<readonly Visit[]> {
  const start = performance.now()
  const answers: Visit[] = []
  const visitor = async (n: number) => {
    while (performance.now() - start < ms) {
      const at = performance.now() - start
      const path = PATHS[(n + answers.length) % PATHS.length] ?? '/'
      answers.push({ at, path, ...(await ask(site.port, path)) })
      await sleep(100)
    }
  }
  const writer = async () => {
    for (let n = 0; performance.now() - start < ms; n += 1) {
      const at = performance.now() - start
      answers.push({ at, path: '/contact', ...(await ask(site.port, '/contact', message(`visit ${n}`))) })
      await sleep(200)
    }
  }
  await Promise.all([visitor(0), visitor(1), visitor(2), writer()])
  return answers
}

const figuresOf = (answers: readonly Answer[]) => ({
  statuses: countOf(answers.map(({ status }) => status)),
  ...spreadOf(answers.map(({ ms }) => ms)),
})

/** Returns how long it takes until a page that needs the database is there again. */
async function timeToRecover(): Promise<number> {
  const start = performance.now()
  await waitUntil('a page', async () => (await ask(site.port, '/categories/jobs')).status === 200)
  return Math.round(performance.now() - start)
}

const pids = () => [site.launcher().pid, site.pidOf('main.js'), site.pidOf('worker.js')]

test(`[UP-01] [UP-05] the database is away for ${AWAY_MS / 1000} s: an error page in time, health checks that tell, no restart`, async () => {
  const before = pids()
  await proxy.refuse()
  const visits = visitFor(AWAY_MS)
  await sleep(RESTART_MS + 1000)
  const [healthy, ready, page] = await Promise.all([
    ask(site.port, '/healthz'),
    ask(site.port, '/readyz'),
    ask(site.port, '/categories/jobs'),
  ])
  const all = await visits
  await proxy.accept()
  const recoveredMs = await timeToRecover()

  const [early, late] = [all.filter(({ at }) => at < RESTART_MS), all.filter(({ at }) => at >= RESTART_MS)]
  printFigures('database away', {
    first10s: figuresOf(early),
    afterwards: figuresOf(late),
    readyzMs: ready.ms,
    recoveredMs,
  })
  expect([healthy.status, ready.status, page.status, page.retryAfter]).toEqual([200, 503, 503, '1'])
  expect(page.text).toMatch(/<h1>.*<\/h1>[\s\S]*<small>/u)
  expect(all.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
  expect(Math.max(...late.map(({ ms }) => ms))).toBeLessThan(3500)
  expect(Math.max(...early.map(({ ms }) => ms))).toBeLessThan(RESTART_MS + 3500)
  expect(recoveredMs).toBeLessThan(5000)
  expect(pids()).toEqual(before)
})

test('[UP-15] every packet to and from the database takes 300 ms: pages in three seconds, or 503', async () => {
  const before = pids()
  proxy.become({ delayMs: 300 })
  const all = await visitFor(AWAY_MS)
  const connections = proxy.connections()
  proxy.become({})
  const recoveredMs = await timeToRecover()
  const pages = all.filter(({ path, status }) => path !== '/contact' && status === 200)
  const forms = all.filter(({ path }) => path === '/contact')
  printFigures('database slow by 300 ms', {
    pages: figuresOf(pages),
    forms: figuresOf(forms),
    connections,
    recoveredMs,
  })
  expect(spreadOf(pages.map(({ ms }) => ms)).p95).toBeLessThan(3000)
  expect(all.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
  expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(10_000)
  expect(pids()).toEqual(before)
})

test('[UP-15] the database is silent, as behind a firewall that forgot: no request takes ten seconds', async () => {
  const before = pids()
  await visitFor(1000)
  proxy.become({ isBlackHole: true })
  const visits = visitFor(AWAY_MS)
  await sleep(2000)
  const [healthy, ready] = await Promise.all([ask(site.port, '/healthz'), ask(site.port, '/readyz')])
  const all = await visits
  const connections = proxy.connections()
  // What was sent into the hole is lost: its connections are not to be used again.
  proxy.become({})
  const recoveredMs = await timeToRecover()
  printFigures('database silent', { ...figuresOf(all), connections, readyzMs: ready.ms, recoveredMs })
  expect([healthy.status, ready.status]).toEqual([200, 503])
  expect(all.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
  expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(10_000)
  expect(recoveredMs).toBeLessThan(5000)
  expect(pids()).toEqual(before)
})
