import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#app/features/accounts/sign-in/sign-in.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { saveDraft } from '#app/platform/forms/drafts.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, anAuthenticator, aPasskey, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { actorOfSession } from '#tests/helpers/request-actor.ts'
import { deactivateAccount, deleteAccount } from './leave-site.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const actorWith = actorOfSession(db)

async function aUser(role: 'user' | 'admin' = 'user') {
  const user = await anAccount(db, { role, phone: '(555) 123-4567' })
  const session = await aSession(db, user.id)
  const ctx = { ...ctxFor(db), actor: anActor({ id: user.id, email: user.email, role }) }
  return { user, session, ctx }
}

async function isShown(id: string) {
  const found = await db
    .selectFrom('listings')
    .where(isPublic('listings', NOW))
    .where('id', '=', id)
    .select('id')
    .execute()
  return found.length > 0
}

const profileOf = (id: string) =>
  db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('[DASH-07] deactivating an account', () => {
  test('signs out everywhere, hides what was posted and keeps it', async () => {
    const { user, session, ctx } = await aUser()
    const listing = await aListing(db, { userId: user.id })

    await deactivateAccount(ctx)

    expect(await actorWith(session)).toBeNull()
    expect(await isShown(listing.id)).toBe(false)
    expect(await profileOf(user.id)).toMatchObject({ fullName: user.fullName, deactivatedAt: NOW })
    const again = signIn(ctxFor(db), {
      email: user.email,
      password: PASSWORD,
      browser: { session: null, device: null },
    })
    expect(await refusalOf(again)).toMatchObject({ code: 'accounts.deactivated' })
  })

  test('is refused to the only admin', async () => {
    const { ctx } = await aUser('admin')
    expect(await refusalOf(deactivateAccount(ctx))).toMatchObject({
      kind: 'conflict',
      code: 'accounts.lastAdmin',
    })

    const other = await aUser('admin')
    await deactivateAccount(ctx)
    expect(await refusalOf(deactivateAccount(other.ctx))).toMatchObject({ code: 'accounts.lastAdmin' })
  })

  test('is refused to the second of the last two admins, however quick they are', async () => {
    const [one, other] = [await aUser('admin'), await aUser('admin')]
    const admins = [one.user.id, other.user.id]
    await db
      .updateTable('profiles')
      .set({ role: 'user' })
      .where('role', '=', 'admin')
      .where('id', 'not in', admins)
      .execute()

    const results = await Promise.allSettled([deactivateAccount(one.ctx), deactivateAccount(other.ctx)])

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

const PERSONAL = [
  'accounts',
  'sessions',
  'knownDevices',
  'oneTimeTokens',
  'passkeys',
  'authenticators',
  'recoveryCodes',
  'unsentForms',
] as const

describe('deleting an account (D-37)', () => {
  test('leaves nothing that says who it was', async () => {
    const { user, session, ctx } = await aUser()
    await aPasskey(db, user.id)
    await anAuthenticator(db, user.id, NOW)
    const typed = { titleEn: 'Half a title', contactPhone: user.phone }
    await saveDraft(ctx, { form: 'post', mark: 'a1b2c3d4', fields: typed })

    await deleteAccount(ctx, { password: PASSWORD })

    expect(await actorWith(session)).toBeNull()
    const left = await profileOf(user.id)
    expect(left).toMatchObject({
      email: `${user.id}@deleted.invalid`,
      fullName: '',
      phone: '',
      deletedAt: NOW,
    })
    expect(JSON.stringify(left)).not.toContain(user.email)
    for (const table of PERSONAL)
      expect(await db.selectFrom(table).select('userId').where('userId', '=', user.id).execute()).toEqual([])
  })

  test('takes everything they posted along, and frees the address', async () => {
    const { user, ctx } = await aUser()
    const listing = await aListing(db, { userId: user.id })
    const billboard = await anAd(db, { userId: user.id })
    await db.insertInto('favorites').values({ userId: user.id, listingId: listing.id }).execute()

    await deleteAccount(ctx, { password: PASSWORD })

    for (const [table, id] of [
      ['listings', listing.id],
      ['ads', billboard.id],
    ] as const) {
      const { deletedAt } = await db
        .selectFrom(table)
        .select('deletedAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(deletedAt).toEqual(NOW)
    }
    expect(await db.selectFrom('favorites').selectAll().where('userId', '=', user.id).execute()).toEqual([])
    expect(await anAccount(db, { email: user.email })).toHaveProperty('id')
  })

  test('needs the password', async () => {
    const { user, ctx } = await aUser()

    expect(await refusalOf(deleteAccount(ctx, { password: 'wrong horse' }))).toMatchObject({
      code: 'accounts.currentPasswordWrong',
    })
    expect(await profileOf(user.id)).toMatchObject({ deletedAt: null })
  })
})
