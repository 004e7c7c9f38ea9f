import { sign } from '@haulpost/stripe-simulator/signature'
import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { aPayingUser, type Message } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { cardsOf } from '../cards/queries.server.ts'
import { reconcilePayments } from '../reconcile-payments.server.ts'
import { settlePayment } from '../settle-payment.server.ts'
import { receiveEvent } from './receive-event.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** Returns a paid charge whose event has not arrived yet. */
async function paidUnheard() {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const started = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', renews: false })
  await payer.confirm(started.clientSecret)
  return { payer, id, ...started }
}

const events = (id: string) => db.selectFrom('paymentEvents').selectAll().where('objectId', '=', id).execute()

describe('[API-04] a message of the payment provider', () => {
  test('publishes what was paid though the browser never came back', async () => {
    const { payer, id, paymentId } = await paidUnheard()
    expect(await payer.listing(id)).toMatchObject({ status: 'pending' })

    await payer.deliverEvents()

    expect(await payer.listing(id)).toMatchObject({ status: 'active', paymentStatus: 'completed' })
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'paid' })
  })

  test('is worth nothing unless the provider signed it just now', async () => {
    const { payer, id } = await paidUnheard()
    const all = await payer.messages()
    const paid = all.find(({ body }) => body.includes('"payment_intent.succeeded"'))
    if (!paid) throw new Error('no message about the payment')
    const signed = (secret: string, seconds = 0) =>
      sign(paid.body, secret, new Date(NOW.getTime() + seconds * 1000))
    const { webhookSecret } = payer.payments
    const good = signed(webhookSecret)

    const forged: readonly Message[] = [
      { ...paid, signature: null },
      { ...paid, signature: '' },
      { ...paid, signature: 't=,v1=' },
      { ...paid, signature: signed('whsec_somebody_elses') },
      { ...paid, signature: signed(webhookSecret, -301) },
      { ...paid, signature: signed(webhookSecret, 301) },
      { ...paid, signature: signed(webhookSecret, 3600) },
      { ...paid, signature: good.replace('v1=', 'v0=') },
      { body: paid.body.replace('succeeded', 'canceled'), signature: good },
      { body: JSON.stringify(JSON.parse(paid.body), null, 1), signature: good },
      { body: '', signature: good },
    ]
    for (const message of forged)
      expect(await refusalOf(receiveEvent(payer.ctx(), message))).toMatchObject({ kind: 'malformed' })
    const live = paid.body.replaceAll('"livemode":false', '"livemode":true')
    const asLive = { body: live, signature: sign(live, webhookSecret, NOW) }
    expect(await refusalOf(receiveEvent(payer.ctx(), asLive))).toMatchObject({ kind: 'malformed' })

    expect(await payer.listing(id)).toMatchObject({ status: 'pending' })
    // Two signatures: the secret is being changed.
    await receiveEvent(payer.ctx(), { ...paid, signature: `${good},v1=${'0'.repeat(64)}` })
    expect(await payer.listing(id)).toMatchObject({ status: 'active' })
  })

  test('may come twenty times at once, and the browser between: one listing, one mail', async () => {
    const { payer, id, paymentId } = await paidUnheard()
    const all = await payer.messages()

    await Promise.all([
      ...Array.from({ length: 20 }, () => Promise.all(all.map((one) => receiveEvent(payer.ctx(), one)))),
      settlePayment(payer.ctx(), paymentId),
    ])

    const parts = await db.selectFrom('entitlements').select('id').where('listingId', '=', id).execute()
    expect(parts).toHaveLength(1)
    expect(await emailsTo(db, payer.email)).toHaveLength(1)
    expect(await payer.charged()).toBe(4000)
  })

  test('about a card removed at the provider removes it here, the default one or another', async () => {
    const payer = await aPayingUser(db)
    const { stripe } = payer.payments
    const { id: customer } = await stripe.customers.create({})
    await db
      .updateTable('profiles')
      .set({ providerCustomerId: customer })
      .where('id', '=', payer.userId)
      .execute()
    const keep = async (number?: string) =>
      stripe.paymentMethods.attach(await payer.card(number), { customer })
    const kept = async () => (await cardsOf(db, payer.userId)).map(({ id, isDefault }) => ({ id, isDefault }))
    const first = await keep()
    await payer.deliverEvents()
    const second = await keep('5555555555554444')
    await payer.deliverEvents()
    const usual = { id: first.id, isDefault: true }
    expect(await kept()).toEqual([usual, { id: second.id, isDefault: false }])

    await stripe.paymentMethods.detach(second.id)
    await payer.deliverEvents()
    expect(await kept()).toEqual([usual])

    await stripe.paymentMethods.detach(first.id)
    await payer.deliverEvents()
    expect(await kept()).toEqual([])
  })

  test('that is about nothing of ours changes nothing', async () => {
    const payer = await aPayingUser(db)
    const { stripe } = payer.payments
    await stripe.customers.create({ email: 'somebody@else.example' })
    await stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      automatic_payment_methods: { enabled: true },
    })

    await payer.deliverEvents()

    expect(
      await db.selectFrom('paymentEvents').select('id').where('processedAt', 'is', null).execute(),
    ).toEqual([])
  })

  test('that could not be worked on is worked on later', async () => {
    const { payer, id } = await paidUnheard()
    const all = await payer.messages()
    const away = { ...payer.ctx(), payments: (await aPayingUser(db)).payments }
    for (const { body } of all) {
      const message = { body, signature: sign(body, away.payments.webhookSecret, NOW) }
      // Taken all the same: the provider has nothing to add by telling it again.
      await receiveEvent(away, message)
    }
    expect(await payer.listing(id)).toMatchObject({ status: 'pending' })

    const later = new Date(NOW.getTime() + 120_000)
    await reconcilePayments({ ...payer.ctx(), now: later })

    expect(await payer.listing(id)).toMatchObject({ status: 'active' })
  })
})

describe('[POST-09] the reconciliation', () => {
  test('finds what no message told', async () => {
    const { payer, id } = await paidUnheard()

    await reconcilePayments({ ...payer.ctx(), now: new Date(NOW.getTime() + 11 * 60_000) })

    expect(await payer.listing(id)).toMatchObject({ status: 'active' })
  })

  test('calls off what no one paid for a week, and leaves the draft', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const { paymentId, clientSecret } = await startCheckout(payer.ctx(), {
      listingId: id,
      tier: 'gold',
      renews: false,
    })

    await reconcilePayments({ ...payer.ctx(), now: new Date(NOW.getTime() + 8 * 86_400_000) })

    expect(await payer.payment(paymentId)).toMatchObject({ state: 'canceled' })
    await expect(payer.confirm(clientSecret)).rejects.toThrow(/cancel/u)
    expect(await payer.listing(id)).toMatchObject({ status: 'pending', deletedAt: null })
  })
})

test('[API-04] an event is noted once, with what it was about', async () => {
  const { payer, clientSecret } = await paidUnheard()
  const all = await payer.messages()
  for (const message of [...all, ...all]) await receiveEvent(payer.ctx(), message)

  const noted = await events(clientSecret.split('_secret')[0] ?? '')
  expect(noted.map(({ type }) => type).toSorted()).toContain('payment_intent.succeeded')
  expect(new Set(noted.map(({ id }) => id)).size).toBe(noted.length)
  expect(noted.every(({ processedAt, attempts }) => processedAt !== null && attempts === 1)).toBe(true)
})
