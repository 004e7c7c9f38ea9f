import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { hashPassword, isPassword } from '#app/platform/auth/password.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import { setPassword } from '../passwords/set-password.server.ts'
import { findPasswordHash } from '../queries.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { changePassword } from './change-password.server.ts'
import { requestEmailChange } from './request-email-change.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** Whether a statement waits for a row that another transaction is changing. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%"accounts"%for update'`.execute(
    db,
  )
  return rows.length > 0
}

const OWNERS = 'of the owner 77'

/**
 * Starts `late` while the owner's change of the password is in progress: it verified the old password and waits until
 * the change is done. Returns how it was refused.
 */
async function refusedAfterChange(userId: string, late: () => Promise<unknown>) {
  const hash = await hashPassword(OWNERS)
  const begun = await db.transaction().execute(async (db) => {
    await setPassword({ db, now: NOW }, userId, hash)
    await endAllSessions({ db }, userId)
    const refusal = refusalOf(late())
    await waitUntil(isWaiting)
    return { refusal }
  })
  return begun.refusal
}

async function anOwner() {
  const { id, email, fullName } = await anAccount(db)
  const session = await aSession(db, id)
  return { id, email, session, ctx: { ...ctxFor(db), actor: anActor({ id, email, fullName }) } }
}

test('[D-28] a sign-in with the old password while it is being changed does not last', async () => {
  const { id, email, ctx } = await anOwner()
  const browser = { session: null, device: null }
  const late = () => signIn({ ...ctx, actor: null }, { email, password: PASSWORD, browser })
  expect(await refusedAfterChange(id, late)).toMatchObject({ code: 'accounts.wrongPair' })
  expect(await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([])
})

test('[D-28] a change with the old password loses against the change that came first', async () => {
  const { id, session, ctx } = await anOwner()
  const late = () => changePassword(ctx, { currentPassword: PASSWORD, newPassword: 'of a thief 12', session })
  expect(await refusedAfterChange(id, late)).toMatchObject({ code: 'accounts.currentPasswordWrong' })
  expect(await isPassword(OWNERS, (await findPasswordHash(db, id)) ?? '')).toBe(true)
})

test('[D-28] nor gets a link that gives the account another address', async () => {
  const { id, ctx } = await anOwner()
  const late = () => requestEmailChange(ctx, { email: 'thief@example.com', password: PASSWORD })
  expect(await refusedAfterChange(id, late)).toMatchObject({ code: 'accounts.currentPasswordWrong' })
  expect(await db.selectFrom('oneTimeTokens').select('email').where('userId', '=', id).execute()).toEqual([])
})
