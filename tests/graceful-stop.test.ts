import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.server.ts'
import { aMailServer, headerOf } from './fakes/mail-server.ts'
import { ctxFor } from './helpers/ctx.ts'
import { useDatabase } from './helpers/database.ts'
import { printFigures, spreadOf } from './helpers/figures.ts'
import { freePort } from './helpers/free-port.ts'
import { type Lane, loadOn, readers } from './helpers/load.ts'
import { waitUntil } from './helpers/wait.ts'

// The whole site is stopped while visitors read and send forms, and its worker sends emails. `npm run restart -w lab` does
// this twenty times, with fifty visitors.

const RUNS = Array.from({ length: Number(process.env['RESTARTS'] ?? 1) }, (_, i) => i + 1)
const IS_LONG = RUNS.length > 1
vi.setConfig({ testTimeout: 120_000 * RUNS.length, hookTimeout: 120_000 })

/** What the guide promises for a stop, without `DRAIN_SECONDS`, in milliseconds. */
const MAX_STOP_MS = 20_000
// As in production where fifty visitors keep the site so busy that a check may take seconds.
const DRAIN_MS = IS_LONG ? 5000 : 2000

/** How long the mail server takes for each email, and how many wait at each stop: more than can be sent by then. */
const MAIL_MS = 100
const MAILS = (2 * DRAIN_MS) / MAIL_MS

const { db, connectionString } = useDatabase()
const silence = Promise.withResolvers<void>()
let isSilent = false
let mailMs = MAIL_MS
let mail: Awaited<ReturnType<typeof aMailServer>>
let dataDir: string
let port: number

beforeAll(async () => {
  mail = await aMailServer({ hold: () => (isSilent ? silence.promise : sleep(mailMs)) })
  dataDir = mkdtempSync(join(tmpdir(), 'stop-'))
  port = await freePort()
})
afterAll(async () => {
  silence.resolve()
  await mail.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function launch(): Promise<ChildProcess> {
  const launcher = spawn(process.execPath, ['server/launch.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: connectionString,
      SMTP_URL: mail.url,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      PAGE_CACHE_SECONDS: '0',
      DRAIN_SECONDS: String(DRAIN_MS / 1000),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void launcher.kill('SIGKILL'))
  for await (const line of createInterface(launcher.stdout)) if (line.includes('is ready')) return launcher
  throw new Error('The site did not start')
}

/** Returns what a load balancer's check returns. */
const isReady = async () =>
  (await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } })).ok

const language = (n: number) => new URLSearchParams({ lang: n % 2 ? 'ru' : 'es', to: '/' })
/** A message of someone who has sent none before. */
const contact = () => {
  const subject = randomUUID()
  const message = 'Are there tires?'
  return new URLSearchParams({ name: 'Ann', email: `${subject}@example.com`, subject, message })
}

/** Visitors who send forms: the language of the pages, and one a message that is mailed. */
const senders: readonly Lane[] = [true, false].flatMap((keepsOpen) => [
  { keepsOpen, next: (n: number) => ({ path: '/language', form: language(n) }) },
  { keepsOpen, next: () => ({ path: '/contact', form: contact() }) },
])

/** Of a long run fifty visitors, of whom half send a form and half open a connection for each request. */
const visitors: readonly Lane[] = IS_LONG
  ? [
      ...senders,
      ...Array.from({ length: 46 }, (_, lane) => ({
        keepsOpen: lane % 4 < 2,
        next: (n: number) =>
          lane % 2 ? { path: '/language', form: language(n) } : { path: `/search?q=stop${lane}x${n}` },
      })),
    ]
  : [...readers, ...senders]

async function writeMails(): Promise<void> {
  const mails = Array.from({ length: MAILS }, (_, n) => ({
    template: 'test',
    recipient: `owner${n}@example.com`,
    subject: `Your listing ${n}`,
    html: '<p>Hello</p>',
    body: 'Hello',
    language: 'en' as const,
  }))
  for (const one of mails) await enqueueMail(ctxFor(db, { now: new Date() }), one)
}

/** Stops the site in order. Returns how long it took to say so, and to end. */
async function stop(launcher: ChildProcess) {
  const start = performance.now()
  const exit = once(launcher, 'exit')
  launcher.kill('SIGTERM')
  // When the port is closed before a check says that it will be, the check throws.
  while (await isReady()) await sleep(20)
  const saidMs = performance.now() - start
  const ended = async () => {
    await exit
    return { code: launcher.exitCode, signal: launcher.signalCode, ms: performance.now() - start }
  }
  return { saidMs, ended }
}

/** What a worker took and did not give back: jobs that run, emails that are being sent. */
async function leased() {
  const { rows } = await sql<{ name: string }>`select name from jobs.job where state = 'active'`.execute(db)
  const mails = await db.selectFrom('mailOutbox').select('subject').where('state', '=', 'sending').execute()
  return { jobs: rows.map(({ name }) => name), mails: mails.map(({ subject }) => subject) }
}

const NOTHING = { jobs: [], mails: [] }

async function untilAllSent(): Promise<void> {
  const waiting = () => db.selectFrom('mailOutbox').select('id').where('state', '<>', 'sent').execute()
  await waitUntil(async () => (await waiting()).length === 0, { timeout: 240_000, interval: 500 })
}

/** Returns how many copies of each email have arrived. */
function copies(): readonly number[] {
  const counts = new Map<string, number>()
  for (const { raw } of mail.received) {
    const id = headerOf(raw, 'message-id') ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts.values()]
}

/** Starts the site, and stops it while visitors and the worker are busy. */
async function startAndStop() {
  const launcher = await launch()
  const load = loadOn(port, visitors)
  await load.advance(5)
  await writeMails()
  const { saidMs, ended } = await stop(launcher)
  // Requests continue until it is not ready.
  await load.stop()
  const { code, signal, ms } = await ended()
  expect([code, signal]).toEqual([0, null])
  expect(load.broken()).toEqual([])
  expect(await leased()).toEqual(NOTHING)
  return {
    requests: load.done(),
    shed: load.failures.length,
    saidMs: Math.round(saidMs),
    endedMs: Math.round(ms),
  }
}

test('[UP-02] a balancer that looks at /readyz loses no request when all of the site stops, and its work is given back', async () => {
  for (const round of RUNS) {
    const figures = await startAndStop()
    if (!IS_LONG) continue
    printFigures(`stop ${round}`, { ...figures, emails: mail.received.length })
    expect(figures.endedMs).toBeLessThan(DRAIN_MS + MAX_STOP_MS)
  }
  expect(copies().filter((count) => count !== 1)).toEqual([])
  if (!IS_LONG) return
  // What waits after all stops is sent without a pause.
  mailMs = 0
  const last = await launch()
  await untilAllSent()
  await (await stop(last)).ended()
  const received = copies()
  printFigures('after all stops', { emails: received.length, copies: spreadOf(received).max })
  expect(received.filter((count) => count !== 1)).toEqual([])
})

test.runIf(IS_LONG)(
  '[UP-02] a mail server that does not answer delays a stop by eight seconds, and the email is given back',
  async () => {
    isSilent = true
    const first = await launch()
    const load = loadOn(port, senders)
    await load.advance(3)
    await load.stop()
    // Of the messages that visitors send, the site takes only so many a day.
    await writeMails()
    await waitUntil(async () => (await leased()).mails.length > 0, { timeout: 60_000 })
    const { ended } = await stop(first)
    const { code, ms } = await ended()
    printFigures('stopped while a mail server hangs', { ms: Math.round(ms) })
    expect(code).toBe(0)
    expect(ms).toBeLessThan(DRAIN_MS + MAX_STOP_MS)
    expect(await leased()).toEqual(NOTHING)
    isSilent = false
    silence.resolve()
    const next = await launch()
    // The server took the message and never said so: it may arrive twice, with one Message-ID.
    await untilAllSent()
    expect(Math.max(...copies())).toBeLessThanOrEqual(2)
    await (await stop(next)).ended()
  },
)
