import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailServer, headerOf, SmtpRefusal } from '../../../tests/fakes/mail-server.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { printFigures, spreadOf } from '../../../tests/helpers/figures.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { tcpProxy } from '../../../tests/helpers/tcp-proxy.ts'
import { ask, message } from './ask.ts'
import { type LaunchedSite, launchSite } from './launched-site.ts'

// The mail server is away, refuses, hangs or is slow, while forms are sent that write emails.

const { db, connectionString } = useDatabase()

const MAILS = 5
const MAX_MS = 2000

/** What the server does now. */
let mode: 'takes' | 'puts off' | 'refuses' | 'hangs' = 'takes'
const release = Promise.withResolvers<void>()
let mail: Awaited<ReturnType<typeof aMailServer>>
let proxy: Awaited<ReturnType<typeof tcpProxy>>
let site: LaunchedSite

beforeAll(async () => {
  mail = await aMailServer({
    refuse() {
      if (mode === 'puts off') return new SmtpRefusal(421, 'come back later')
      return mode === 'refuses' ? new SmtpRefusal(550, 'no such user') : null
    },
    hold: async () => (mode === 'hangs' && isFirstCopy() ? release.promise : undefined),
  })
  proxy = await tcpProxy({ host: '127.0.0.1', port: Number(new URL(mail.url).port) })
  const env = { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` }
  site = await launchSite({ databaseUrl: connectionString, env })
})
afterAll(async () => {
  release.resolve()
  await site.stop()
  await proxy.stop()
  await mail.stop()
})

/** Whether what has just arrived never arrived before. */
function isFirstCopy(): boolean {
  const ids = mail.received.map(({ raw }) => headerOf(raw, 'message-id') ?? null)
  return ids.indexOf(ids.at(-1) ?? null) === ids.length - 1
}

/** Sends forms, and returns how long each took. */
async function sendForms(name: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let n = 0; n < MAILS; n += 1) {
    const { status, ms } = await ask(site.port, '/contact', message(`${name} ${n}`))
    expect(status).toBe(200)
    times.push(ms)
  }
  return times
}

const mailsOf = (name: string) =>
  db.selectFrom('mailOutbox').select(['state', 'attempts']).where('subject', 'like', `%${name}%`).execute()

const untilAll = (name: string, isDone: (one: { state: string; attempts: number }) => boolean) =>
  waitUntil(`all emails: ${name}`, async () => (await mailsOf(name)).every(isDone), 240)

/** Lets what waits for its next attempt be tried now, instead of in a minute. */
async function tryNow(): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({ nextAttemptAt: new Date(0) })
    .where('state', '=', 'queued')
    .execute()
  await ask(site.port, '/contact', message('wake up'))
}

/** Returns how often each message with this word in its subject arrived, by its Message-ID. */
function copiesOf(name: string): readonly number[] {
  const counts = new Map<string, number>()
  for (const { raw } of mail.received.filter(({ raw }) => headerOf(raw, 'subject')?.includes(name))) {
    const id = headerOf(raw, 'message-id') ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts.values()]
}

const once = Array.from({ length: MAILS }, () => 1)

test('[UP-19] the mail server is away: forms are taken, and each email arrives once it is back, by itself', async () => {
  await proxy.refuse()
  const forms = await sendForms('away')
  await waitUntil('an attempt', async () => (await mailsOf('away')).some(({ attempts }) => attempts > 0))
  await untilAll('away', ({ state }) => state === 'queued')
  await proxy.accept()
  const start = performance.now()
  await untilAll('away', ({ state }) => state === 'sent')
  printFigures('mail server away', {
    forms: spreadOf(forms),
    deliveredMs: Math.round(performance.now() - start),
  })
  expect(copiesOf('away')).toEqual(once)
  expect(Math.max(...forms)).toBeLessThan(MAX_MS)
})

test('[UP-19] the mail server puts emails off (421): each arrives later, once', async () => {
  mode = 'puts off'
  const forms = await sendForms('later')
  await untilAll('later', ({ attempts }) => attempts > 0)
  mode = 'takes'
  await tryNow()
  await untilAll('later', ({ state }) => state === 'sent')
  printFigures('mail server puts off', { forms: spreadOf(forms) })
  expect(copiesOf('later')).toEqual(once)
  expect(Math.max(...forms)).toBeLessThan(MAX_MS)
})

test('[UP-19] the mail server refuses emails for good (550): they have failed after one attempt, others go out', async () => {
  mode = 'refuses'
  const forms = await sendForms('never')
  await untilAll('never', ({ state }) => state === 'failed')
  mode = 'takes'
  await sendForms('others')
  await untilAll('others', ({ state }) => state === 'sent')
  printFigures('mail server refuses', { forms: spreadOf(forms) })
  expect((await mailsOf('never')).map(({ attempts }) => attempts)).toEqual(once)
  expect(copiesOf('never')).toEqual([])
})

test('[UP-19] the mail server takes an email and never says so: at most two copies, with one Message-ID', async () => {
  mode = 'hangs'
  const forms = await sendForms('hangs')
  await waitUntil('an attempt', async () => mail.received.some(({ raw }) => raw.includes('hangs')))
  // Each waits for its first answer in turn, and is tried again a minute later: nothing hurries them.
  await untilAll('hangs', ({ state }) => state === 'sent')
  mode = 'takes'
  const copies = copiesOf('hangs')
  printFigures('mail server hangs after DATA', { forms: spreadOf(forms), copies })
  expect(copies).toHaveLength(MAILS)
  expect(Math.max(...copies)).toBeLessThanOrEqual(2)
  expect(Math.max(...forms)).toBeLessThan(MAX_MS)
})

test('[UP-19] the mail server takes a second for each packet: forms do not wait for it, and all is delivered', async () => {
  proxy.become({ delayMs: 1000 })
  const forms = await sendForms('slow')
  const start = performance.now()
  await untilAll('slow', ({ state }) => state === 'sent')
  proxy.become({})
  printFigures('mail server slow', {
    forms: spreadOf(forms),
    deliveredMs: Math.round(performance.now() - start),
  })
  expect(copiesOf('slow')).toEqual(once)
  expect(Math.max(...forms)).toBeLessThan(MAX_MS)
})
