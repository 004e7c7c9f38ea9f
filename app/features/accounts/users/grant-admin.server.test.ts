import { describe, expect, test } from 'vitest'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { twoFactorOf } from '../two-factor/queries.server.ts'
import { grantAdmin, removeTwoFactorByOperator, unbanByOperator } from './grant-admin.server.ts'

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

  test('refuses what makes no sense', async () => {
    const banned = await anAccount(db, { role: 'banned' })
    const user = await anAccount(db)

    expect(await refusalOf(grantAdmin(ctx, banned.email))).toMatchObject({
      code: 'accounts.bannedCannotBeAdmin',
    })
    expect(await refusalOf(unbanByOperator(ctx, user.email))).toMatchObject({ code: 'accounts.notBanned' })
    expect(await refusalOf(grantAdmin(ctx, 'nobody@example.com'))).toMatchObject({ kind: 'notFound' })
  })
})
