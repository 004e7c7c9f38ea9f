import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PACKAGES } from '#app/features/pricing/packages.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { aSeller } from '#tests/helpers/seller.ts'
import { findPayment } from '../queries.server.ts'
import { settlePayment } from '../settle-payment.server.ts'
import { findOrOpenCharge } from './payment-charge.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await db.deleteFrom('entitlements').execute()
  await db.deleteFrom('payments').execute()
  await db.deleteFrom('listings').execute()
})

const bump = { tier: 'top', renews: false } as const
const isAnyWaiting = sql<boolean>`exists (
  select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database())`.as(
  'isWaiting',
)
const inOneMinute = () => new Date(NOW.getTime() + 60_000)

describe('[PAY-11] a bump is not sold', () => {
  test.each([
    ['an unpaid listing', DRAFT, 'billing.bumpNotLive'],
    ['a hidden one', { status: 'inactive' }, 'billing.bumpNotLive'],
    ['a sold one', { status: 'sold' }, 'billing.bumpNotLive'],
    ['one that is over', { expiresAt: daysAgo(1) }, 'billing.bumpNotLive'],
    [
      'one under review',
      { status: 'pending', moderation: 'waiting', expiresAt: null },
      'billing.bumpNotLive',
    ],
    ['a rejected one', { moderation: 'rejected' }, 'billing.listingRejected'],
    ['a deleted one', { deletedAt: NOW }, 'billing.listingDeleted'],
    ['one at the top', { createdAt: NOW }, 'billing.bumpOnTop'],
  ] as const)('for %s', async (_, given, code) => {
    const { payer, begin } = await aSeller(db, given)

    expect(await refusalOf(begin())).toMatchObject({ kind: 'conflict', code })

    expect(await db.selectFrom('payments').select('id').execute()).toEqual([])
    expect(await payer.charged()).toBe(0)
  })

  test('for a listing of another user, or at another price', async () => {
    const { payer, id } = await aSeller(db)
    const stranger = await aPayingUser(db)

    expect(await refusalOf(startCheckout(stranger.ctx(), { listingId: id, ...bump }))).toMatchObject({
      kind: 'notFound',
    })
    const cheap = startCheckout(payer.ctx(), { listingId: id, ...bump, amount: 1 })
    expect(await refusalOf(cheap)).toMatchObject({ code: 'billing.wrongAmount' })
  })

  test('twice in a row, but again once another listing is above', async () => {
    const { payer, id, begin, buy, pass } = await aSeller(db)
    await buy()
    expect(await refusalOf(begin())).toMatchObject({ code: 'billing.bumpOnTop' })

    pass(inOneMinute())
    await aListing(db, { title: { en: 'Newest' }, createdAt: inOneMinute() })
    pass(new Date(inOneMinute().getTime() + 1))
    await buy()

    expect((await payer.listing(id)).bumpedAt?.getTime()).toBe(inOneMinute().getTime() + 1)
  })
})

test('[PAY-05] a bump that is begun while another tab’s is done is not sold again', async () => {
  const { id, begin } = await aSeller(db)
  const { begun } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('listings').set({ bumpedAt: NOW }).where('id', '=', id).execute()
    const begun = refusalOf(begin())
    await expect
      .poll(async () => (await db.selectNoFrom(isAnyWaiting).executeTakeFirstOrThrow()).isWaiting)
      .toBe(true)
    return { begun }
  })

  expect(await begun).toMatchObject({ code: 'billing.bumpOnTop' })
  expect(await db.selectFrom('payments').select('id').execute()).toEqual([])
})

test('[PAY-11] where the price is 0, nothing is charged and the bump is done at once', async () => {
  const { payer, id } = await aSeller(db)
  const { id: paymentId } = await db
    .insertInto('payments')
    .values({ userId: payer.userId, listingId: id, tier: 'top', reason: 'bump', amountCents: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()

  const payment = await findPayment(db, paymentId)
  expect(payment && (await findOrOpenCharge(payer.ctx(), payment))).toMatchObject({ isCharged: true })
  expect(await settlePayment(payer.ctx(), paymentId)).toBe('paid')

  expect((await payer.listing(id)).bumpedAt).toEqual(NOW)
  expect(await payer.charged()).toBe(0)
  expect(PACKAGES.top.priceCents).toBe(1000)
})
