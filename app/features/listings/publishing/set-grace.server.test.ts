import { beforeAll, describe, expect, test } from 'vitest'
import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import { receiveEvent } from '#app/features/billing/events/receive-event.server.ts'
import { refundRemaining } from '#app/features/billing/refund-payment.server.ts'
import { changeCard } from '#app/features/billing/subscriptions/change-card.server.ts'
import { switchRenewal } from '#app/features/billing/subscriptions/switch-renewal.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aRenewingListing, endsPaid } from '#tests/helpers/renewing.ts'
import { expireListings } from './expire-listings.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const DAY_MS = 86_400_000
const renewing = () => aRenewingListing(db)
const paidEnds = (listingId: string) => endsPaid(db, listingId)
const daysOn = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const isPublicAt = async (listingId: string, now: Date) =>
  (await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', listingId)
    .where(isPublic('listings', now))
    .executeTakeFirst()) !== undefined

describe('[SUB-05] while the provider takes up to a day to charge', () => {
  const late = new Date(NOW.getTime() + 30.9 * DAY_MS)

  test('a listing that renews itself stays public, and nothing is given away by it', async () => {
    const { payer, id, later } = await renewing()

    await expireListings({ db, now: late })
    expect(await isPublicAt(id, late)).toBe(true)
    expect(await payer.listing(id)).toMatchObject({ status: 'active' })

    await later(30)
    expect(await paidEnds(id)).toEqual([daysOn(30), daysOn(60)])
  })

  test('one that does not go on ends on time, and is given the day again when it goes on', async () => {
    const { payer, id, subscriptionId } = await renewing()
    const turn = (renews: boolean) =>
      switchRenewal(payer.ctx(), { subscriptionId, renews, intent: 'renewal' })

    await turn(false)
    expect(await payer.listing(id)).toMatchObject({ expiresAt: daysOn(30) })
    expect(await isPublicAt(id, late)).toBe(false)
    await turn(true)
    expect(await payer.listing(id)).toMatchObject({ expiresAt: daysOn(31) })
  })

  test('one whose bank refuses ends after the day', async () => {
    const { payer, id, later, subscriptionId } = await renewing()
    const failing = await payer.card('4000000000000341')
    await addCard(payer.ctx(), { paymentMethodId: failing })
    await changeCard(payer.ctx(), { subscriptionId, paymentMethodId: failing })
    await later(30)

    await expireListings({ db, now: daysOn(31) })

    expect(await payer.listing(id)).toMatchObject({ status: 'expired' })
  })

  test('what is refunded is not public for another day', async () => {
    const { payer, id, paymentId } = await renewing()

    await refundRemaining(payer.ctx(), paymentId)

    expect(await payer.listing(id)).toMatchObject({ status: 'pending', expiresAt: null })
  })

  test('any one message about the renewal is enough', async () => {
    const { payer, id } = await renewing()
    payer.advance(30)
    const told = await payer.messages()
    const one = told.find(({ body }) => body.includes('"type":"customer.subscription.updated"'))
    if (!one) throw new Error('the provider said nothing about the subscription')

    await receiveEvent(payer.ctx(), one)

    expect(await paidEnds(id)).toEqual([daysOn(30), daysOn(60)])
  })
})
