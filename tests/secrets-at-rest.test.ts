import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { requestEmailChange } from '#app/features/accounts/settings/request-email-change.server.ts'
import { askForLink } from '#app/features/accounts/tokens/ask-for-link.server.ts'
import { consumeCode } from '#app/features/accounts/two-factor/consume-code.server.ts'
import { replaceRecoveryCodes } from '#app/features/accounts/two-factor/make-recovery-codes.server.ts'
import { twoFactorOf } from '#app/features/accounts/two-factor/queries.server.ts'
import { codeForm } from '#app/features/accounts/two-factor/schema.ts'
import {
  countUnreadableSecrets,
  sealStoredSecrets,
} from '#app/features/accounts/two-factor/seal-stored-secrets.server.ts'
import { beginTwoFactor } from '#app/features/accounts/two-factor/turn-on.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { codeAt } from '#app/platform/auth/one-time-code.server.ts'
import { provideSiteKey } from '#app/platform/auth/site-key.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { findMail } from '#app/platform/mail/outbox.server.ts'
import { sealStoredMails } from '#app/platform/mail/sealed-mail.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { runLinkJobs, tokenMailed } from '#tests/helpers/emails.ts'
import { TEST_SITE_KEY } from '#tests/helpers/site-key.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const log = openLog('silent')

/** Returns every row of every table, and every job, as text: what the reader of the database or of a backup has. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
     where schemaname in ('public', 'jobs')`.execute(db)
  const parts = tables.map(async ({ schema, name }) => {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(row_to_json(t)::text, '') as all from ${sql.id(schema, name)} t`.execute(db)
    return rows[0]?.all ?? ''
  })
  return (await Promise.all(parts)).join('\n')
}

async function aUser() {
  const { id, email } = await anAccount(db)
  return { id, email, ctx: { ...ctxFor(db), actor: anActor({ id, email }) } }
}

async function secretOf(id: string): Promise<string> {
  const factor = await twoFactorOf(db, id, NOW)
  return factor.state === 'begun' ? factor.secret : ''
}

test('[SEC-18] nothing that is stored opens an account: no link of an email, no secret of an app', async () => {
  const { id, email, ctx } = await aUser()
  await askForLink(ctx, { purpose: 'reset-password', email })
  await runLinkJobs(db)
  await requestEmailChange(ctx, { email: 'next@example.com', password: PASSWORD })
  await beginTwoFactor(ctx, { password: PASSWORD })
  const secrets = [
    await tokenMailed(db, 'accounts.reset-password', email),
    await tokenMailed(db, 'accounts.change-email', 'next@example.com'),
    await secretOf(id),
  ]

  const stored = await everythingStored()
  expect(stored).toContain('next@example.com')
  expect(secrets.map((secret) => [secret.length > 20, stored.includes(secret)])).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ])
})

test('[SEC-18] what an earlier release stored as it is gets sealed, and still works', async () => {
  const { id, ctx } = await aUser()
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  await db.insertInto('authenticators').values({ userId: id, secret, confirmedAt: NOW }).execute()
  const mail = { template: 'x', recipient: 'a@example.com', subject: 'x', language: 'en' } as const
  const { id: mailId } = await db
    .insertInto('mailOutbox')
    .values({ ...mail, html: '<p>?token=old</p>', body: '?token=old' })
    .returning('id')
    .executeTakeFirstOrThrow()

  await sealStoredSecrets({ db, log })
  await sealStoredMails({ db })

  const stored = await everythingStored()
  expect([stored.includes(secret), stored.includes('token=old')]).toEqual([false, false])
  expect(await consumeCode(ctx, id, codeAt(secret, NOW))).toBe(true)
  expect(await findMail(db, mailId)).toMatchObject({ html: '<p>?token=old</p>', body: '?token=old' })
})

test('[SEC-18] a site without its key asks for recovery codes, and sends none of the sealed emails', async () => {
  const { id, ctx } = await aUser()
  await beginTwoFactor(ctx, { password: PASSWORD })
  const secret = await secretOf(id)
  await db.updateTable('authenticators').set({ confirmedAt: NOW }).where('userId', '=', id).execute()
  const [paper = ''] = await replaceRecoveryCodes(ctx, id)
  provideSiteKey(() => 'the key of another site: 0123456789abcdef')
  try {
    expect(await countUnreadableSecrets(db)).toBeGreaterThan(0)
    expect(await consumeCode(ctx, id, codeAt(secret, NOW))).toBe(false)
    expect(await consumeCode(ctx, id, codeForm(TRANSLATE.en).parse({ code: paper }).code)).toBe(true)
  } finally {
    provideSiteKey(() => TEST_SITE_KEY)
  }
})
