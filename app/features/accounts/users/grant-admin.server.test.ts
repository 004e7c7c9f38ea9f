import { describe, expect, test } from 'vitest'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { resetPassword } from '../passwords/reset-password.server.ts'
import { twoFactorOf } from '../two-factor/queries.server.ts'
import {
  grantAdmin,
  makeResetLink,
  removeTwoFactorByOperator,
  revokeAdmin,
  unbanByOperator,
} from './grant-admin.server.ts'
import { listAdmins } from './queries.server.ts'

const { db } = useDatabase()
const ctx = ctxFor(db)

const roleOf = (id: string) =>
  db.selectFrom('profiles').select('role').where('id', '=', id).executeTakeFirst()
const logOf = (id: string) =>
  db.selectFrom('auditLog').select(['action', 'actorRole', 'details']).where('targetId', '=', id).execute()

describe('the command line', () => {
  test('makes the first admin, who then signs in again (D-19)', async () => {
    const { id, email } = await anAccount(db)
    await aSession(db, id)

    await grantAdmin(ctx, email)

    expect(await roleOf(id)).toEqual({ role: 'admin' })
    expect(await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([])
    expect(await logOf(id)).toEqual([
      { action: 'update_user_role', actorRole: 'operator', details: { before: 'user', after: 'admin' } },
    ])
  })

  test('lets a banned person in again, as a user', async () => {
    const { id, email } = await anAccount(db, { role: 'banned' })

    await unbanByOperator(ctx, email)

    expect(await roleOf(id)).toEqual({ role: 'user' })
    expect(await logOf(id)).toMatchObject([{ action: 'unban_user' }])
  })

  test('forgets the second factor of who has lost it, and signs them out', async () => {
    const { id, email } = await anAccount(db)
    await aSession(db, id)
    const secret = 'A'.repeat(32)
    await db.insertInto('authenticators').values({ userId: id, secret, confirmedAt: ctx.now }).execute()

    await removeTwoFactorByOperator(ctx, email)

    expect(await twoFactorOf(db, id, ctx.now)).toEqual({ state: 'off' })
    expect(await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([])
    expect(await logOf(id)).toMatchObject([{ action: 'second_factor_off', actorRole: 'operator' }])
  })

  test('[USR-02] makes an admin a user again, who is signed out, and never the last one, however quick', async () => {
    const [one, other] = [await anAccount(db, { role: 'admin' }), await anAccount(db, { role: 'admin' })]
    await aSession(db, one.id)
    const others = db.selectFrom('profiles').select('email').where('role', '=', 'admin')
    for (const { email } of await others.where('id', 'not in', [one.id, other.id]).execute())
      await revokeAdmin(ctx, email)

    const outcomes = await Promise.allSettled([one, other].map(({ email }) => revokeAdmin(ctx, email)))

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = await listAdmins(db)
    expect(left).toHaveLength(1)
    expect(await refusalOf(revokeAdmin(ctx, left[0]?.email ?? ''))).toMatchObject({
      code: 'accounts.onlyAdmin',
    })
    await grantAdmin(ctx, one.email)
    await grantAdmin(ctx, other.email)
    await aSession(db, one.id)
    await revokeAdmin(ctx, one.email)
    expect(await roleOf(one.id)).toEqual({ role: 'user' })
    expect(await db.selectFrom('sessions').select('id').where('userId', '=', one.id).execute()).toEqual([])
    expect((await logOf(one.id)).at(-1)).toMatchObject({
      actorRole: 'operator',
      details: { before: 'admin', after: 'user' },
    })
  })

  test('lists the admins, with when they were here last and whether two-factor is on', async () => {
    const { id, email } = await anAccount(db, { role: 'admin', fullName: 'Ada Admin' })
    await aSession(db, id, { seenAt: new Date('2026-01-02T10:00:00.000Z') })
    await aSession(db, id, { seenAt: new Date('2026-01-03T10:00:00.000Z') })
    const ada = async () => (await listAdmins(db)).find((admin) => admin.email === email)
    expect(await ada()).toEqual({
      email,
      fullName: 'Ada Admin',
      seenAt: new Date('2026-01-03T10:00:00.000Z'),
      hasTwoFactor: false,
      deactivatedAt: null,
    })
    const secret = 'A'.repeat(32)
    await db.insertInto('authenticators').values({ userId: id, secret, confirmedAt: ctx.now }).execute()
    expect(await ada()).toMatchObject({ hasTwoFactor: true })
  })

  test('[AUTH-06] makes a link to a new password, once, in place of older ones, and the log says so', async () => {
    const { id, email } = await anAccount(db)
    const older = await makeResetLink(ctx, email)
    const link = await makeResetLink(ctx, email)

    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=./u)
    const token = new URL(link).searchParams.get('token') ?? ''
    const password = 'gravel-lantern-ferry-88'
    expect(
      await refusalOf(
        resetPassword(ctx, { token: new URL(older).searchParams.get('token') ?? '', password }),
      ),
    ).toMatchObject({ code: 'accounts.resetTokenInvalid' })
    await resetPassword(ctx, { token, password })
    expect(await refusalOf(resetPassword(ctx, { token, password }))).toMatchObject({
      code: 'accounts.resetTokenInvalid',
    })
    expect(await logOf(id)).toMatchObject([
      { action: 'reset_link_made', actorRole: 'operator', details: {} },
      { action: 'reset_link_made' },
      { action: 'password_reset', actorRole: 'user' },
    ])
  })

  test('refuses what makes no sense', async () => {
    const banned = await anAccount(db, { role: 'banned' })
    const user = await anAccount(db)

    expect(await refusalOf(grantAdmin(ctx, banned.email))).toMatchObject({
      code: 'accounts.bannedCannotBeAdmin',
    })
    expect(await refusalOf(unbanByOperator(ctx, user.email))).toMatchObject({ code: 'accounts.notBanned' })
    expect(await refusalOf(revokeAdmin(ctx, user.email))).toMatchObject({ code: 'accounts.notAnAdmin' })
    expect(await refusalOf(makeResetLink(ctx, 'stranger@example.com'))).toMatchObject({ kind: 'notFound' })
    expect(await refusalOf(grantAdmin(ctx, 'nobody@example.com'))).toMatchObject({ kind: 'notFound' })
  })
})

test('[AUTH-06] a banned account gets no link to a new password, and the log says nothing of one', async () => {
  const { id, email } = await anAccount(db, { role: 'banned' })
  expect(await refusalOf(makeResetLink(ctx, email))).toMatchObject({ code: 'accounts.banned' })
  expect(await db.selectFrom('oneTimeTokens').select('purpose').where('userId', '=', id).execute()).toEqual(
    [],
  )
})
