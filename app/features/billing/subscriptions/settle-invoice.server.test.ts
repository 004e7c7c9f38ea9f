import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { aRenewingListing, endsPaid } from '#tests/helpers/renewing.ts'
import { addCard } from '../cards/add-card.server.ts'
import { cardsOf } from '../cards/queries.server.ts'
import { removeCard } from '../cards/remove-card.server.ts'
import { endSubscriptionsOf, sendCancellations } from '../end-subscriptions.server.ts'
import { receiveEvent } from '../events/receive-event.server.ts'
import { changeCard } from './change-card.server.ts'
import { subscriptionsOf } from './queries.server.ts'
import { switchRenewal } from './switch-renewal.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const DAY_MS = 86_400_000

const renewing = () => aRenewingListing(db)

const paymentsFor = (listingId: string) =>
  db
    .selectFrom('payments')
    .select(['reason', 'state', 'amountCents'])
    .where('listingId', '=', listingId)
    .orderBy('reason')
    .orderBy('id')
    .execute()

const daysOn = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const paidEnds = (listingId: string) => endsPaid(db, listingId)

const subscriptionOf = async (userId: string) => (await subscriptionsOf(db, userId))[0]

describe('[SUB-05] a listing that renews itself', () => {
  test('is live for thirty days after its first charge', async () => {
    const { payer, id, status } = await renewing()

    expect(status).toBe('active')
    expect(await payer.listing(id)).toMatchObject({
      status: 'active',
      paymentType: 'silver-package',
      expiresAt: daysOn(31),
    })
    expect(await paidEnds(id)).toEqual([daysOn(30)])
    expect(await subscriptionOf(payer.userId)).toMatchObject({
      status: 'active',
      packageType: 'silver',
      listingId: id,
      listingTitle: 'Kenworth T680 sleeper',
      category: 'trucks-trailers-marketplace',
      currentPeriodEnd: new Date(NOW.getTime() + 30 * DAY_MS),
    })
  })

  test('goes on for thirty more, once for each charge however often it is reported', async () => {
    const { payer, id, later } = await renewing()
    await later(30)
    const told = await payer.messages()
    for (const message of told) await receiveEvent(payer.ctx(), message)

    expect(await payer.listing(id)).toMatchObject({ status: 'active', expiresAt: daysOn(61) })
    expect(await paidEnds(id)).toEqual([daysOn(30), daysOn(60)])
    expect(await paymentsFor(id)).toEqual([
      { reason: 'new', state: 'paid', amountCents: 10_000 },
      { reason: 'renewal', state: 'paid', amountCents: 10_000 },
    ])
  })

  test('tells its owner once when the bank refuses, and goes on with another card', async () => {
    const { payer, id, later, subscriptionId } = await renewing()
    const failing = await payer.card('4000000000000341')
    await addCard(payer.ctx(), { paymentMethodId: failing })
    await changeCard(payer.ctx(), { subscriptionId, paymentMethodId: failing })
    await later(30)
    await later(4)

    expect(await subscriptionOf(payer.userId)).toMatchObject({ status: 'past_due' })
    const failures = async () =>
      (await emailsTo(db, payer.email)).filter(({ template }) => template === 'billing.renewal-failed')
    expect(await failures()).toHaveLength(1)
    expect(await paymentsFor(id)).toHaveLength(1)

    const good = await payer.card('5555555555554444')
    await addCard(payer.ctx(), { paymentMethodId: good })
    await changeCard(payer.ctx(), { subscriptionId, paymentMethodId: good })
    await payer.deliverEvents()

    expect(await subscriptionOf(payer.userId)).toMatchObject({ status: 'active', failureToldAt: null })
    expect(await paymentsFor(id)).toHaveLength(2)
    expect(await payer.listing(id)).toMatchObject({ status: 'active' })
  })
})

describe('[SUB-02] automatic renewal', () => {
  test('is turned off and on; off, nothing is charged again and what is paid stays', async () => {
    const { payer, id, later, subscriptionId } = await renewing()
    const turn = (renews: boolean) =>
      switchRenewal(payer.ctx(), { subscriptionId, renews, intent: 'renewal' })
    await turn(false)
    await turn(true)
    expect(await subscriptionOf(payer.userId)).toMatchObject({ cancelAtPeriodEnd: false })
    await turn(false)
    await later(31)

    expect(await paymentsFor(id)).toHaveLength(1)
    expect(await subscriptionOf(payer.userId)).toMatchObject({ status: 'canceled' })
  })

  test('of someone else, or of a migrated subscription, stays as it is', async () => {
    const { subscriptionId } = await renewing()
    const stranger = await aPayingUser(db)
    const turn = (id: string) =>
      switchRenewal(stranger.ctx(), { subscriptionId: id, renews: false, intent: 'cancel' })
    expect(await refusalOf(turn(subscriptionId))).toMatchObject({ kind: 'notFound' })

    const migrated = {
      stripeSubscriptionId: 'migrated_7',
      stripeCustomerId: 'old',
      packageType: 'gold',
    } as const
    await db
      .insertInto('subscriptions')
      .values({ ...migrated, userId: stranger.userId })
      .execute()
    expect(await refusalOf(turn('migrated_7'))).toMatchObject({ code: 'billing.migratedCancel' })
  })

  test('ends with a ban, a deletion or a deactivation, also when the provider hears of it later', async () => {
    const { payer, subscriptionId } = await renewing()
    await endSubscriptionsOf(payer.ctx(), { userId: payer.userId }, 'ban')
    await receiveEventsAgain(payer)
    expect(await subscriptionOf(payer.userId)).toMatchObject({ cancelAtPeriodEnd: true })

    await sendCancellations(payer.ctx())

    expect(await payer.payments.stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({
      cancel_at_period_end: true,
    })
    expect(await subscriptionOf(payer.userId)).toMatchObject({
      cancelAtPeriodEnd: true,
      endRequestedAt: null,
    })
  })
})

/** Sends another event of the subscription before its end is sent to the provider. */
async function receiveEventsAgain(payer: Awaited<ReturnType<typeof aPayingUser>>) {
  const found = await subscriptionOf(payer.userId)
  await payer.payments.stripe.subscriptions.update(found?.stripeSubscriptionId ?? '', {
    description: 'touched',
  })
  await payer.deliverEvents()
}

describe('[SUB-03] a saved card', () => {
  test('that came with a subscription is the default, as the first one there is', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const { clientSecret } = await startCheckout(payer.ctx(), { listingId: id, tier: 'gold', renews: true })
    await payer.confirm(clientSecret)
    await payer.deliverEvents()

    expect(await cardsOf(db, payer.userId)).toMatchObject([{ last4: '4242', isDefault: true }])
  })

  test('that pays a subscription cannot be removed', async () => {
    const { payer, paymentMethodId } = await renewing()

    expect(await refusalOf(removeCard(payer.ctx(), { paymentMethodId }))).toMatchObject({
      code: 'billing.cardInUse',
    })
  })

  test('the first is the default; when it goes another one is', async () => {
    const payer = await aPayingUser(db)
    await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
    const cards = await addCard(payer.ctx(), { paymentMethodId: await payer.card('5555555555554444') })
    expect(cards.map(({ brand, isDefault }) => [brand, isDefault])).toEqual([
      ['visa', true],
      ['mastercard', false],
    ])

    const left = await removeCard(payer.ctx(), { paymentMethodId: cards[0]?.id ?? '' })

    expect(left.map(({ brand, isDefault }) => [brand, isDefault])).toEqual([['mastercard', true]])
  })

  test('of someone else does not exist', async () => {
    const { payer, paymentMethodId } = await renewing()
    const stranger = await aPayingUser(db, { fake: payer })

    expect(await refusalOf(removeCard(stranger.ctx(), { paymentMethodId }))).toMatchObject({
      kind: 'notFound',
    })
    expect(await refusalOf(addCard(stranger.ctx(), { paymentMethodId }))).toMatchObject({ kind: 'notFound' })
  })
})

test('[PAY-04] what renews itself is not paid a second time', async () => {
  const { payer, id } = await renewing()

  const again = startCheckout(payer.ctx(), { listingId: id, tier: 'gold', renews: false })

  expect(await refusalOf(again)).toMatchObject({ code: 'billing.alreadyRenews' })
})
