import { describe, expect, test } from 'vitest'
import { signIn } from '#app/features/accounts/sign-in/sign-in.server.ts'
import { reactivateUser } from '#app/features/accounts/users/reactivate-user.server.ts'
import { verifyUser } from '#app/features/accounts/users/verify-user.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { fingerprintOf, newToken } from '#app/platform/auth/secret-token.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { actorOfSession } from '#tests/helpers/request-actor.ts'
import { banUser, unbanUser } from './ban-user.server.ts'
import { changeMany } from './change-many.server.ts'

const { db } = useDatabase()

async function adminCtx() {
  const { id } = await anAccount(db, { role: 'admin' })
  return { ...ctxFor(db), actor: anActor({ id, role: 'admin' }) }
}

const profileOf = (id: string) =>
  db
    .selectFrom('profiles')
    .select(['role', 'adminNotes', 'isVerified', 'deactivatedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const actionsOn = async (id: string) => {
  const entries = await db
    .selectFrom('auditLog')
    .select('action')
    .where('targetId', '=', id)
    .orderBy('id')
    .execute()
  return entries.map(({ action }) => action)
}

async function isShown(id: string): Promise<boolean> {
  const found = await db
    .selectFrom('listings')
    .select('id')
    .where(isPublic('listings', NOW))
    .where('id', '=', id)
    .execute()
  return found.length > 0
}

const actorWith = actorOfSession(db)

describe('[USR-04] a ban', () => {
  test('bites at once: sessions and links die, nothing is shown, signing in is refused', async () => {
    const ctx = await adminCtx()
    const user = await anAccount(db, { adminNotes: 'Called twice' })
    const session = await aSession(db, user.id)
    const listing = await aListing(db, { userId: user.id })
    const link = { userId: user.id, email: user.email, expiresAt: daysAgo(-1) }
    await db
      .insertInto('oneTimeTokens')
      .values({ tokenHash: fingerprintOf(newToken()), purpose: 'reset-password', ...link })
      .execute()

    await banUser(ctx, { userId: user.id, reason: 'spam' })

    expect(await profileOf(user.id)).toMatchObject({
      role: 'banned',
      adminNotes: 'Banned: spam\nCalled twice',
    })
    expect(await actorWith(session)).toBeNull()
    const links = db.selectFrom('oneTimeTokens').select('email').where('userId', '=', user.id)
    expect(await links.execute()).toEqual([])
    expect(await isShown(listing.id)).toBe(false)
    const browser = { session: null, device: null }
    const again = signIn(ctxFor(db), { email: user.email, password: PASSWORD, browser })
    expect(await refusalOf(again)).toMatchObject({ code: 'accounts.banned' })
    const entries = db.selectFrom('auditLog').select('details').where('targetId', '=', user.id)
    expect(await entries.where('action', '=', 'ban_user').execute()).toEqual([
      { details: { before: 'user', after: 'banned', reason: 'spam', notesBefore: 'Called twice' } },
    ])
  })

  test('hides what is being posted while it is decided (D-12)', async () => {
    const ctx = await adminCtx()
    const user = await anAccount(db)
    const posting = await inTransaction(ctx, async (ctx) => {
      await banUser(ctx, { userId: user.id, reason: 'spam' })
      return { listing: aListing(db, { userId: user.id }) }
    })
    expect(await isShown((await posting.listing).id)).toBe(false)
  })

  test('is undone by an unban, which shows everything again (D-12)', async () => {
    const ctx = await adminCtx()
    const user = await anAccount(db, { adminNotes: 'Called twice' })
    const listing = await aListing(db, { userId: user.id })
    await banUser(ctx, { userId: user.id, reason: 'spam' })

    await unbanUser(ctx, { userId: user.id })

    expect(await profileOf(user.id)).toMatchObject({ role: 'user', adminNotes: 'Called twice' })
    expect(await isShown(listing.id)).toBe(true)
    expect(await actionsOn(user.id)).toEqual(['ban_user', 'unban_user'])
    expect(await refusalOf(unbanUser(ctx, { userId: user.id }))).toMatchObject({ code: 'accounts.notBanned' })
  })

  test.each([
    ['en', 'Your Haulpost account has been suspended', 'Your Haulpost account is active again'],
    ['ru', 'Ваш аккаунт на Haulpost заблокирован', 'Ваш аккаунт на Haulpost снова работает'],
    ['es', 'Tu cuenta en Haulpost fue suspendida', 'Tu cuenta en Haulpost está activa de nuevo'],
  ] as const)(
    'sends an email in %s, without the words of the admin (D-12)',
    async (language, banned, unbanned) => {
      const ctx = await adminCtx()
      const user = await anAccount(db, { language })
      await banUser(ctx, { userId: user.id, reason: 'reported by Rita' })
      await unbanUser(ctx, { userId: user.id })

      const letters = await emailsTo(db, user.email)
      expect(letters.map(({ subject }) => subject).toSorted()).toEqual([banned, unbanned].toSorted())
      expect(JSON.stringify(letters)).not.toContain('Rita')
    },
  )

  test('stays when a deactivated account is switched on again, without an email', async () => {
    const ctx = await adminCtx()
    const user = await anAccount(db)
    await banUser(ctx, { userId: user.id, reason: 'spam' })
    await db.updateTable('profiles').set({ deactivatedAt: NOW }).where('id', '=', user.id).execute()

    await reactivateUser(ctx, { userId: user.id })

    expect(await profileOf(user.id)).toMatchObject({ role: 'banned', deactivatedAt: null })
    expect(await emailsTo(db, user.email)).toHaveLength(1)
  })

  test('lets what they pay for end with its period, and nothing of anybody else (D-12)', async () => {
    const ctx = await adminCtx()
    const [user, other] = [await anAccount(db), await anAccount(db)]
    for (const { id: userId } of [user, other])
      await db
        .insertInto('subscriptions')
        .values({
          userId,
          stripeSubscriptionId: `sub_${userId}`,
          stripeCustomerId: 'cus_1',
          packageType: 'single',
        })
        .execute()
    await banUser(ctx, { userId: user.id, reason: 'spam' })

    const ends = await db.selectFrom('subscriptions').select(['userId', 'cancelAtPeriodEnd']).execute()
    expect(ends).toContainEqual({ userId: user.id, cancelAtPeriodEnd: true })
    expect(ends).toContainEqual({ userId: other.id, cancelAtPeriodEnd: false })
  })

  test('is refused for admins, and twice', async () => {
    const ctx = await adminCtx()
    const other = await anAccount(db, { role: 'admin' })
    const user = await anAccount(db)
    const ban = (userId: string) => banUser(ctx, { userId, reason: 'x' })

    expect(await refusalOf(ban(other.id))).toMatchObject({ code: 'users.adminsAreNotBanned' })
    const twice = await Promise.allSettled([ban(user.id), ban(user.id)])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await actionsOn(user.id)).toEqual(['ban_user'])
  })

  test('by who is no admin changes nothing', async () => {
    const user = await anAccount(db)
    const stranger = { ...ctxFor(db), actor: anActor({ id: (await anAccount(db)).id, role: 'admin' }) }

    for (const work of [
      () => banUser(stranger, { userId: user.id, reason: 'x' }),
      () => unbanUser(stranger, { userId: user.id }),
      () => reactivateUser(stranger, { userId: user.id }),
      () => verifyUser(stranger, { userId: user.id, verified: true }),
      () => changeMany(stranger, { action: 'ban', userIds: [user.id], reason: 'x' }),
    ])
      expect(await refusalOf(work())).toMatchObject({ code: 'common.adminsOnly' })
    expect(await profileOf(user.id)).toMatchObject({ role: 'user', isVerified: false })
  })
})

describe('[USR-03] the sign of being verified', () => {
  test('comes and goes, and the log says so once for each', async () => {
    const ctx = await adminCtx()
    const { id } = await anAccount(db)

    for (const verified of [true, true, false]) await verifyUser(ctx, { userId: id, verified })

    expect((await profileOf(id)).isVerified).toBe(false)
    expect(await actionsOn(id)).toEqual(['toggle_user_verification', 'toggle_user_verification'])
  })
})

describe('[USR-05] many at once', () => {
  test('admins are skipped when others are banned, and counted', async () => {
    const ctx = await adminCtx()
    const [one, two] = [await anAccount(db), await anAccount(db)]
    const admin = await anAccount(db, { role: 'admin' })
    const userIds = [one.id, admin.id, two.id, one.id, '00000000-0000-4000-8000-0000000000ff']

    expect(await changeMany(ctx, { action: 'ban', userIds, reason: 'spam' })).toEqual({ done: 2, failed: 2 })

    expect((await profileOf(one.id)).role).toBe('banned')
    expect((await profileOf(two.id)).adminNotes).toBe('Banned: spam')
    expect((await profileOf(admin.id)).role).toBe('admin')
  })

  test('all are verified', async () => {
    const ctx = await adminCtx()
    const [one, two] = [await anAccount(db), await anAccount(db, { isVerified: true })]

    const done = await changeMany(ctx, { action: 'verify', userIds: [one.id, two.id] })

    expect(done).toEqual({ done: 2, failed: 0 })
    expect((await profileOf(one.id)).isVerified).toBe(true)
    expect(await actionsOn(two.id)).toEqual([])
  })
})
