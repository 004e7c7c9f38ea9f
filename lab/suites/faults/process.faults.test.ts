import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { aMailServer } from '../../../tests/fakes/mail-server.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { printFigures } from '../../../tests/helpers/figures.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { aUser } from '../nodes/visitors.ts'
import { ask, message } from './ask.ts'
import { launchSite } from './launched-site.ts'

// The clock jumps, code throws where no one catches, and a process has no memory left.

const { db, connectionString } = useDatabase()

/** Debian's package faketime. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

const WEBHOOK_SECRET = 'whsec_faults'
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_faults',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
}

/** An event about an object that no one here knows, signed by the real clock. */
function anEvent(n: number) {
  const payload = JSON.stringify({
    id: `evt_${n}`,
    object: 'event',
    api_version: '2025-01-01',
    type: 'product.created',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: 'prod_1', object: 'product' } },
  })
  const signature = new Stripe('sk_test_faults').webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
  })
  return { payload, signature }
}

/** A site whose clock `jump` moves while it runs, such as by '+10m'. The database's clock stays. */
async function aSiteWithClock(smtpUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'time')
  const jump = (by: string) => writeFileSync(file, `${by}\n`)
  jump('+0')
  const env = {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    SMTP_URL: smtpUrl,
    ...KEYS,
  }
  const site = await launchSite({ databaseUrl: connectionString, env })
  onTestFinished(site.stop)
  const offset = async () => {
    const response = await fetch(`http://127.0.0.1:${site.port}/healthz`, {
      headers: { connection: 'close' },
    })
    return Math.round((Date.parse(response.headers.get('date') ?? '') - Date.now()) / 60_000)
  }
  const jumpTo = async (by: string, minutes: number) => {
    jump(by)
    await waitUntil(`the clock of the site at ${by}`, async () => (await offset()) === minutes)
  }
  return { site, jumpTo }
}

const JUMPS = [
  ['+10m', 10],
  ['-10m', -10],
  ['-120m', -120],
  ['+0', 0],
] as const

test.skipIf(!existsSync(FAKETIME))(
  '[UP-21] the clock jumps by ten minutes and two hours: users stay signed in, emails go out, and webhooks are refused only meanwhile',
  async () => {
    const mail = await aMailServer()
    onTestFinished(mail.stop)
    const { site, jumpTo } = await aSiteWithClock(mail.url)
    const { token } = await aUser(db)
    const seen: unknown[] = []
    for (const [n, [by, minutes]] of JUMPS.entries()) {
      await jumpTo(by, minutes)
      const page = await ask(site.port, '/dashboard', { cookie: `sid=${token}` })
      const form = await ask(site.port, '/contact', message(`clock ${n}`))
      await waitUntil('the email', () => mail.received.some(({ raw }) => raw.includes(`clock ${n}`)))
      const { payload, signature } = anEvent(n)
      const webhook = await fetch(`http://127.0.0.1:${site.port}/api/stripe/webhook`, {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      })
      seen.push([by, page.status, form.status, webhook.status])
    }
    printFigures('clock jumps', { seen })
    expect(seen).toEqual([
      ['+10m', 200, 200, 400],
      ['-10m', 200, 200, 400],
      ['-120m', 200, 200, 400],
      ['+0', 200, 200, 200],
    ])
  },
)

/** Loaded into each process: signals make it throw where no one catches, or wherever it renders. */
const THROWING = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module'
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const runtime = createRequire(process.cwd() + '/x.js')('react/jsx-runtime')
  process.env.NODE_ENV = mode
  let isBroken = false
  process.on('SIGUSR2', () => void Promise.reject(new Error('a promise without a reader')))
  process.on('SIGALRM', () => setTimeout(() => { throw new Error('an error without a reader') }))
  process.on('SIGWINCH', () => { isBroken = !isBroken })
  for (const name of ['jsx', 'jsxs']) {
    const real = runtime[name]
    runtime[name] = (...given) => {
      if (isBroken) throw new Error('a secret of the renderer')
      return real(...given)
    }
  }
`)}`

test('[UP-21] [SEC-04] code throws while it renders, in a promise, and where no one catches: a general page with a request id, and the site goes on', async () => {
  const env = { NODE_OPTIONS: `--import ${THROWING}` }
  const site = await launchSite({ databaseUrl: connectionString, env })
  onTestFinished(site.stop)
  const pid = site.pidOf('main.js')

  process.kill(pid, 'SIGWINCH')
  await waitUntil('an error', async () => (await ask(site.port, '/about')).status !== 200)
  const broken = await Promise.all(['/', '/search?q=truck', '/about'].map((path) => ask(site.port, path)))
  process.kill(pid, 'SIGWINCH')
  await waitUntil('a page', async () => (await ask(site.port, '/about')).status === 200)
  process.kill(pid, 'SIGUSR2')
  await waitUntil('a line in the log', () => site.output().includes('a promise without a reader'))
  const after = await ask(site.port, '/')
  expect(site.pidOf('main.js')).toBe(pid)

  const start = performance.now()
  process.kill(pid, 'SIGALRM')
  await waitUntil('its successor', () => ![0, pid].includes(site.pidOf('main.js')))
  const next = await ask(site.port, '/')
  printFigures('code throws', { replacedMs: Math.round(performance.now() - start), waitedMs: next.ms })

  expect(broken.map(({ status }) => status)).toEqual([500, 500, 500])
  for (const { text } of broken) {
    expect(text).toMatch(/<small>[^<]*[\w-]{10,}/u)
    expect(text).not.toContain('secret of the renderer')
  }
  expect([after.status, next.status]).toEqual([200, 200])
})
