import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { inTransaction } from '../db/transaction.server.ts'
import { installJobs } from '../jobs/install-jobs.server.ts'
import { enqueueMail, type NewMail } from './enqueue-mail.server.ts'
import { deleteOldMails, findMail, newestMails } from './outbox.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const mail: NewMail = {
  template: 'test',
  recipient: 'owner@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  body: 'Hello',
  language: 'es',
}

async function nudges(): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from jobs.job where name = 'mail.deliver'`.execute(db)
  return rows[0]?.n ?? 0
}

test('a mail is written together with what makes it necessary, and wakes the worker', async () => {
  const before = await nudges()

  const id = await inTransaction(ctxFor(db), (ctx) => enqueueMail(ctx, mail))

  expect(await findMail(db, id)).toMatchObject({ ...mail, replyTo: '', state: 'queued', nextAttemptAt: NOW })
  expect(await nudges()).toBe(before + 1)
})

test('a mail that belongs to something undone never existed', async () => {
  const before = await newestMails(db)
  const nudged = await nudges()
  const undone = inTransaction(ctxFor(db), async (ctx) => {
    await enqueueMail(ctx, mail)
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')

  expect(await newestMails(db)).toEqual(before)
  expect(await nudges()).toBe(nudged)
})

describe('a header that would end its line', () => {
  test.each(['\r\nBcc: everyone@example.com', '\nX: y', '\rX: y', '\0'])('is refused: %j', async (tail) => {
    for (const header of ['subject', 'recipient', 'replyTo'] as const) {
      const poisoned = enqueueMail(ctxFor(db), { ...mail, [header]: `a@example.com${tail}` })
      await expect(poisoned).rejects.toMatchObject({ refusal: { kind: 'malformed' } })
    }
  })
})

test('copies of mails are kept 90 days; what still waits is kept longer, unless there is no mail server', async () => {
  const at = (days: number) => ctxFor(db, { now: new Date(NOW.getTime() - days * 86_400_000) })
  const old = await enqueueMail(at(91), mail)
  const recent = await enqueueMail(at(89), mail)
  const waiting = await enqueueMail(at(91), mail)
  await db.updateTable('mailOutbox').set({ state: 'sent' }).where('id', 'in', [old, recent]).execute()

  await deleteOldMails(db, NOW)

  expect(await findMail(db, old)).toBeUndefined()
  expect(await findMail(db, recent)).toBeDefined()
  expect(await findMail(db, waiting)).toBeDefined()

  await deleteOldMails(db, NOW, { isAway: true })

  expect(await findMail(db, waiting)).toBeUndefined()
})
