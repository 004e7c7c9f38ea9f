import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { adminCtx, anOrder } from '#tests/factories/moderation.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { listingById } from '#tests/helpers/rows.ts'
import { moderateItems } from './moderate-items.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const log = (id: string) => db.selectFrom('auditLog').selectAll().where('targetId', '=', id).execute()

const subscription = (id: string) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

function aSubscription({ id, userId }: { id: string; userId: string }) {
  const names = { stripeSubscriptionId: `sub_${id}`, stripeCustomerId: `cus_${userId}` }
  return db
    .insertInto('subscriptions')
    .values({ userId, listingId: id, packageType: 'single', ...names })
    .returning('id')
    .executeTakeFirstOrThrow()
}

function aTickerPlace(listingId: string, endsAt: Date) {
  const paid = { kind: 'ticker', sourceId: `pi_${listingId}`, tier: 'silver', amount: 10000 } as const
  return db
    .insertInto('entitlements')
    .values({ listingId, ...paid, startsAt: daysAgo(25), endsAt })
    .execute()
}

describe('[MOD-04] what follows from an action', () => {
  test('a deleted listing is charged no more (D-09), and its bills stay', async () => {
    const row = await aListing(db)
    const { id } = await aSubscription(row)
    await moderateItems(await adminCtx(db), anOrder('delete', [row]))
    expect(await subscription(id)).toMatchObject({ cancelAtPeriodEnd: true, endRequestedAt: NOW })
  })

  test.each(['reject', 'remove'] as const)(
    '[SUB-08] after %s nothing renews a listing, and its owner learns why',
    async (action) => {
      const row = await aListing(db)
      const { id } = await aSubscription(row)
      await moderateItems(await adminCtx(db), anOrder(action, [row]))
      expect(await subscription(id)).toMatchObject({ cancelAtPeriodEnd: true, endRequestedAt: NOW })
      expect((await log(id)).map(({ action }) => action)).toEqual(['renewal_ended'])
    },
  )

  test('[PAY-10] what was never paid for does not go live because it was rejected before', async () => {
    const draft = await aListing(db, DRAFT)
    await moderateItems(await adminCtx(db), anOrder('reject', [draft]))
    const again = moderateItems(await adminCtx(db), anOrder('approve', [await listingById(db, draft.id)]))
    expect(await refusalOf(again)).toMatchObject({ code: 'moderation.unpaid' })
    expect(await listingById(db, draft.id)).toMatchObject({ listed: false, expiresAt: null })
  })

  test('a waiting listing that is set to active uses up no paid day and takes no place before it is approved (D-07)', async () => {
    const row = await aListing(db, { status: 'pending', moderation: 'waiting', expiresAt: null })
    await aTickerPlace(row.id, daysAgo(-5))
    const admin = await adminCtx(db)
    const order = { ...anOrder('approve', [row]), action: 'status', status: 'active' } as const
    await moderateItems(admin, order)
    const active = { status: 'active', listed: false, expiresAt: null, featuredTicker: false }
    expect(await listingById(db, row.id)).toMatchObject(active)

    const later = { ...admin, now: daysAgo(-40) }
    await moderateItems(later, anOrder('approve', [await listingById(db, row.id)]))
    expect(await listingById(db, row.id)).toMatchObject({ listed: true, expiresAt: daysAgo(-70) })
  })

  test.each(['reactivate', 'approve', 'status', 'restore'] as const)(
    '%s gives a paid place in the ticker back while it lasts (D-07), and logs it',
    async (action) => {
      const gone = action === 'restore' ? { deletedAt: NOW } : { status: 'inactive' as const }
      const paid = await aListing(db, gone)
      const over = await aListing(db, gone)
      await aTickerPlace(paid.id, daysAgo(-5))
      await aTickerPlace(over.id, daysAgo(1))
      for (const { id, updatedAt } of [paid, over]) {
        const asked = { ...anOrder('approve', [{ id, updatedAt }]), action, status: 'active' as const }
        await moderateItems(await adminCtx(db), asked)
      }
      expect(await listingById(db, paid.id)).toMatchObject({ status: 'active', featuredTicker: true })
      expect(await listingById(db, over.id)).toMatchObject({ status: 'active', featuredTicker: false })
      expect(await log(paid.id)).toMatchObject([{ details: { after: { featured: true } } }])
    },
  )
})
