import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { aMailServer, headerOf, partOf, SmtpRefusal } from '#tests/fakes/mail-server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { TEST_SITE_KEY } from '#tests/helpers/site-key.ts'
import { provideSiteKey } from '../auth/site-key.server.ts'
import { installJobs } from '../jobs/install-jobs.server.ts'
import { openLog } from '../log.server.ts'
import { deliverMails } from './deliver-mails.server.ts'
import { enqueueMail, type NewMail } from './enqueue-mail.server.ts'
import { openPost } from './post.server.ts'

const { db, connectionString } = useDatabase()
const log = openLog('silent')

beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await db.deleteFrom('mailOutbox').execute()
})

const settings = { mailFrom: 'Haulpost <no-reply@haulpost.example>', publicUrl: 'https://haulpost.example' }

function aMail(given: Partial<NewMail> = {}): Promise<string> {
  return enqueueMail(ctxFor(db), {
    template: 'test',
    recipient: 'owner@example.com',
    subject: 'Your listing',
    html: '<p>Hello</p>',
    body: 'Hello',
    language: 'en',
    ...given,
  })
}

function mailById(id: string) {
  return db.selectFrom('mailOutbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

type Server = Parameters<typeof aMailServer>[0]

async function aServer(behaviour: Server = {}) {
  const server = await aMailServer(behaviour)
  onTestFinished(() => server.stop())
  return server
}

function deliver(smtpUrl: string | null, { at = NOW, longestMs = 10_000, showsOutbox = false } = {}) {
  const post = openPost({ ...settings, smtpUrl }, { showsOutbox, longestMs })
  onTestFinished(() => post.close())
  return deliverMails({ db, log, post, now: () => at })
}

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

describe('with a mail server', () => {
  test('[RUN-11] an email that a user waits for is sent before all that waited longer', async () => {
    const server = await aServer()
    for (let n = 0; n < 3; n += 1) await aMail({ recipient: `guest-${n}@example.com` })
    await aMail({ recipient: 'waiting@example.com', isAwaited: true })

    await deliver(server.url, { at: minutesLater(1) })

    expect(server.received.map(({ to }) => to.join())[0]).toBe('waiting@example.com')
    expect(server.received).toHaveLength(4)
  })

  test('[CON-04] an email arrives with its sender, its reply address, and both bodies', async () => {
    const server = await aServer()
    const id = await aMail({
      replyTo: 'visitor@example.org',
      subject: 'Ваше объявление ждёт — ¡vuelva!',
      html: '<p>Привет</p>',
      body: 'Привет',
      language: 'ru',
    })

    await deliver(server.url)

    expect(server.received).toHaveLength(1)
    const [mail] = server.received
    const raw = mail?.raw ?? ''
    expect(mail).toMatchObject({ from: 'no-reply@haulpost.example', to: ['owner@example.com'] })
    expect(headerOf(raw, 'From')).toBe('Haulpost <no-reply@haulpost.example>')
    expect(headerOf(raw, 'Reply-To')).toBe('visitor@example.org')
    expect(headerOf(raw, 'Subject')).toBe('Ваше объявление ждёт — ¡vuelva!')
    expect(headerOf(raw, 'Message-ID')).toBe(`<${id}@haulpost.example>`)
    expect(headerOf(raw, 'Content-Language')).toBe('ru')
    expect(partOf(raw, 'text/plain')).toContain('Привет')
    expect(partOf(raw, 'text/html')).toContain('<p>Привет</p>')
    expect(await mailById(id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: NOW, lastError: '' })
  })

  test('a comma in an address adds no recipient', async () => {
    const server = await aServer()
    await aMail({ recipient: 'owner@example.com, boss@example.com' })

    await deliver(server.url)

    expect(server.received.flatMap(({ to }) => to)).not.toContain('boss@example.com')
  })

  test('a mail that is not due yet stays where it is', async () => {
    const server = await aServer()
    const id = await aMail()

    await deliver(server.url, { at: minutesLater(-1) })

    expect(server.received).toEqual([])
    expect(await mailById(id)).toMatchObject({ state: 'queued', attempts: 0 })
  })

  test('two workers send no mail twice', async () => {
    const server = await aServer()
    const ids = await Promise.all(Array.from({ length: 12 }, () => aMail()))

    await Promise.all([deliver(server.url), deliver(server.url)])

    const messageIds = server.received.map(({ raw }) => headerOf(raw, 'Message-ID'))
    expect(messageIds).toHaveLength(12)
    expect(new Set(messageIds)).toEqual(new Set(ids.map((id) => `<${id}@haulpost.example>`)))
  })

  test('a mail whose worker died is sent after ten minutes, and not before', async () => {
    const server = await aServer()
    const id = await aMail()
    const died = { state: 'sending', attempts: 1, nextAttemptAt: minutesLater(10) } as const
    await db.updateTable('mailOutbox').set(died).where('id', '=', id).execute()

    await deliver(server.url, { at: minutesLater(9) })
    expect(server.received).toEqual([])

    await deliver(server.url, { at: minutesLater(10) })
    expect(await mailById(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })
})

describe('with a mail server in trouble', () => {
  test('a mail put off by the server is tried again after a minute, and others still go out', async () => {
    let isBusy = true
    const greylist = (to: string) =>
      isBusy && to.startsWith('new@') ? new SmtpRefusal(421, 'come back later') : null
    const server = await aServer({ refuse: greylist })
    const first = await aMail({ recipient: 'new@example.com' })
    const second = await aMail()

    await deliver(server.url)
    expect(await mailById(first)).toMatchObject({
      state: 'queued',
      attempts: 1,
      nextAttemptAt: minutesLater(1),
    })
    expect((await mailById(first)).lastError).toContain('421')
    expect(await mailById(second)).toMatchObject({ state: 'sent' })

    isBusy = false
    await deliver(server.url, { at: minutesLater(1) })
    expect(await mailById(first)).toMatchObject({ state: 'sent', attempts: 2, lastError: '' })
  })

  test('a mail the server will never take has failed, and is not tried again', async () => {
    const server = await aServer({ refuse: () => new SmtpRefusal(550, 'no such user') })
    const id = await aMail()

    await deliver(server.url)
    await deliver(server.url, { at: minutesLater(60) })

    expect(await mailById(id)).toMatchObject({ state: 'failed', attempts: 1 })
    expect((await mailById(id)).lastError).toContain('no such user')
  })

  test('a server that never says a word is given up, and the rest waits for another run', async () => {
    const server = await aServer({ isSilent: true })
    const first = await aMail()
    const second = await aMail()

    await deliver(server.url, { longestMs: 200 })

    const states = await Promise.all([first, second].map(mailById))
    expect(
      states.map(({ state, attempts }) => ({ state, attempts })).sort((a, b) => a.attempts - b.attempts),
    ).toEqual([
      { state: 'queued', attempts: 0 },
      { state: 'queued', attempts: 1 },
    ])
  })

  test('a wrong password of ours is no mail’s fault', async () => {
    const server = await aServer({ locksOut: true })
    const id = await aMail()

    await deliver(server.url.replace('//', '//haulpost:wrong@'))

    expect(await mailById(id)).toMatchObject({ state: 'queued', attempts: 1 })
    expect((await mailById(id)).lastError).toContain('535')
  })

  test('a server that is not there loses nothing', async () => {
    const server = await aMailServer()
    await server.stop()
    const id = await aMail()

    await deliver(server.url)

    expect(await mailById(id)).toMatchObject({ state: 'queued', attempts: 1, nextAttemptAt: minutesLater(1) })
  })
})

describe('without a mail server', () => {
  test('[RUN-04] a mail is captured where the outbox can be read', async () => {
    const id = await aMail()

    await deliver(null, { showsOutbox: true })

    expect(await mailById(id)).toMatchObject({ state: 'captured', attempts: 1, sentAt: null })
  })

  test('[RUN-04] an email waits where the outbox is not shown, and is sent once there is a server', async () => {
    const server = await aServer()
    const id = await aMail()

    await deliver(null)
    expect(await mailById(id)).toMatchObject({ state: 'queued', attempts: 0 })

    await deliver(server.url, { at: minutesLater(60 * 24 * 30) })
    expect(await mailById(id)).toMatchObject({ state: 'sent', attempts: 1 })
    expect(server.received).toHaveLength(1)
  })
})

test('[SEC-18] an email that was sealed with another key is given up, and the others are sent', async () => {
  const server = await aServer()
  provideSiteKey(() => 'the key of another site: 0123456789abcdef')
  const lost = await aMail({ recipient: 'lost@example.com' })
  provideSiteKey(() => TEST_SITE_KEY)
  const sent = await aMail()
  await deliver(server.url)
  const { state, lastError } = await mailById(lost)
  expect([state, lastError]).toEqual(['failed', expect.stringContaining('SITE_KEY')])
  expect(await mailById(sent)).toMatchObject({ state: 'sent' })
})
