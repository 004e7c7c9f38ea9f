import { beforeAll, describe, expect, test } from 'vitest'
import { isPassword } from '#app/platform/auth/password.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { actorOfSession } from '#tests/helpers/request-actor.ts'
import { findPasswordHash } from '../queries.server.ts'
import { issueLink } from '../tokens/issue-link.server.ts'
import { changePassword } from './change-password.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const NEW_PASSWORD = 'another horse 8'
const actorWith = actorOfSession(db)

/** A user who is signed in here and on another device. */
async function signedInTwice() {
  const user = await anAccount(db)
  const [here, elsewhere] = [await aSession(db, user.id), await aSession(db, user.id)]
  const { id, email, fullName } = user
  const ctx = { ...ctxFor(db), actor: anActor({ id, email, fullName }) }
  const change = (given: Partial<Parameters<typeof changePassword>[1]> = {}) =>
    changePassword(ctx, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, session: here, ...given })
  return { user, here, elsewhere, change }
}

async function hasPassword(userId: string, password: string) {
  return isPassword(password, (await findPasswordHash(db, userId)) ?? '')
}

describe('[DASH-07] changing the password', () => {
  test('goes on here with a new secret and ends every other session', async () => {
    const { user, here, elsewhere, change } = await signedInTwice()

    const { session } = await change()

    expect(await hasPassword(user.id, NEW_PASSWORD)).toBe(true)
    expect(await actorWith(session ?? '')).toMatchObject({ id: user.id })
    expect(await actorWith(here)).toBeNull()
    expect(await actorWith(elsewhere)).toBeNull()
  })

  test('is refused without the current one, and nothing changes (D-28)', async () => {
    const { user, elsewhere, change } = await signedInTwice()

    expect(await refusalOf(change({ currentPassword: 'wrong horse' }))).toEqual({
      kind: 'forbidden',
      code: 'accounts.currentPasswordWrong',
    })
    expect(await hasPassword(user.id, PASSWORD)).toBe(true)
    expect(await actorWith(elsewhere)).not.toBeNull()
  })

  test('is refused for a password everyone knows', async () => {
    const { change } = await signedInTwice()

    expect(await refusalOf(change({ newPassword: 'qwerty123' }))).toMatchObject({
      code: 'accounts.passwordCommon',
    })
  })

  test('voids links to a new password, and not the way back to an old address', async () => {
    const { user, change } = await signedInTwice()
    for (const purpose of ['reset-password', 'undo-email-change'] as const)
      await issueLink(ctxFor(db), { userId: user.id, purpose, email: user.email })

    await change()

    const left = await db
      .selectFrom('oneTimeTokens')
      .select('purpose')
      .where('userId', '=', user.id)
      .execute()
    expect(left).toEqual([{ purpose: 'undo-email-change' }])
  })

  test('is announced by email', async () => {
    const { user, change } = await signedInTwice()

    await change()

    expect(await emailsTo(db, user.email)).toMatchObject([{ template: 'accounts.password-changed' }])
  })

  test('[AUTH-12] is limited, so that a stolen session cannot be used to guess', async () => {
    const { change } = await signedInTwice()
    for (let i = 0; i < 10; i += 1) await refusalOf(change({ currentPassword: `wrong ${i}` }))

    expect(await refusalOf(change())).toMatchObject({ kind: 'tooMany', code: 'limits.waitMinutes' })
  })
})
