import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { aMailServer } from '#tests/fakes/mail-server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { installJobs } from '../jobs/install-jobs.server.ts'
import { enqueueMail } from './enqueue-mail.server.ts'
import { mailJobs } from './jobs.server.ts'
import { openPost } from './post.server.ts'

const { db, connectionString } = useDatabase()

beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await db.deleteFrom('mailOutbox').execute()
})

const aMail = () =>
  enqueueMail(ctxFor(db), {
    template: 'test',
    recipient: 'owner@example.com',
    subject: 'Your listing',
    html: '<p>Hello</p>',
    body: 'Hello',
    language: 'en',
  })

const mails = () =>
  db.selectFrom('mailOutbox').select(['state', 'attempts', 'nextAttemptAt']).orderBy('state').execute()

async function waitingJobs(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from jobs.job where name = 'mail.deliver' and state = 'created'`.execute(db)
  return rows[0]?.n ?? 0
}

type Server = Parameters<typeof aMailServer>[0]

/** A worker with a mail server: `deliver` does the job, `post` is what it closes at its end. */
async function aWorker(behaviour: Server, isStopping: (received: number) => boolean) {
  const server = await aMailServer(behaviour)
  onTestFinished(() => server.stop())
  const settings = {
    smtpUrl: server.url,
    mailFrom: 'no-reply@haulpost.example',
    publicUrl: 'https://haulpost.example',
  }
  const post = openPost(settings, { showsOutbox: false })
  onTestFinished(() => post.close())
  const jobs = mailJobs({ post, now: () => NOW, isStopping: () => isStopping(server.received.length) })
  return { post, deliver: () => jobs['mail.deliver'].run(ctxFor(db), null) }
}

test('[UP-02] a worker that stops finishes the email it is sending, and leaves the others to the next one', async () => {
  const { deliver } = await aWorker({}, (received) => received > 0)
  await Promise.all(Array.from({ length: 5 }, aMail))
  const before = await waitingJobs()

  await deliver()

  expect((await mails()).map(({ state }) => state)).toEqual(['queued', 'queued', 'queued', 'queued', 'sent'])
  expect(await waitingJobs()).toBe(before + 1)
})

test('[UP-02] an email that the mail server does not take is given up when the worker ends, and retried', async () => {
  const begun = Promise.withResolvers<void>()
  const never = Promise.withResolvers<void>()
  const hold = () => {
    begun.resolve()
    return never.promise
  }
  const { post, deliver } = await aWorker({ hold }, () => false)
  await aMail()
  const delivering = deliver()
  await begun.promise

  post.close()
  await delivering
  never.resolve()

  const nextAttemptAt = new Date(NOW.getTime() + 60_000)
  expect(await mails()).toEqual([{ state: 'queued', attempts: 1, nextAttemptAt }])
})
