import { randomUUID } from 'node:crypto'
import { sign } from '@haulpost/stripe-simulator/signature'
import { expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { receiveEvent } from './receive-event.server.ts'

const { db } = useDatabase()

const events = (id: string) => db.selectFrom('paymentEvents').selectAll().where('objectId', '=', id).execute()

test('[API-04] a message about what was deleted at the provider since is done with', async () => {
  const payer = await aPayingUser(db)
  const event = { object: 'event', livemode: false, created: NOW.getTime() / 1000 }
  for (const [type, object] of [
    ['invoice.deleted', { id: 'in_gone' }],
    ['customer.updated', { id: 'cus_gone' }],
    ['payment_method.detached', { id: 'pm_gone', customer: 'cus_gone' }],
  ] as const) {
    const body = JSON.stringify({ ...event, id: `evt_${object.id}`, type, data: { object } })
    await receiveEvent(payer.ctx(), { body, signature: sign(body, payer.payments.webhookSecret, NOW) })
    const noted = await events('customer' in object ? object.customer : object.id)
    expect(noted).toContainEqual(expect.objectContaining({ type, processedAt: NOW, error: '' }))
  }
})

const SIGNED = { object: 'event', livemode: false, created: NOW.getTime() / 1000 }

/** Events as the provider signs them, about objects that it does not know: of every kind, also with most fields missing. */
const UNKNOWN = [
  ['payment_intent.succeeded', { id: 'pi_none' }],
  ['payment_intent.payment_failed', { id: 'pi_none' }],
  ['payment_intent.canceled', { id: 'pi_none', metadata: null }],
  ['setup_intent.setup_failed', { id: 'seti_none', customer: 'cus_none' }],
  ['setup_intent.setup_failed', { id: 'seti_none' }],
  ['setup_intent.succeeded', { id: 'seti_none' }],
  ['charge.refunded', { id: 'ch_none', payment_intent: 'pi_none' }],
  ['charge.refunded', { id: 'ch_none', payment_intent: null }],
  ['charge.dispute.created', { id: 'dp_none' }],
  ['invoice.paid', { id: 'in_none' }],
  ['invoice.upcoming', {}],
  ['customer.subscription.updated', { id: 'sub_none' }],
  ['customer.subscription.deleted', { id: 'sub_none', items: null }],
  ['payment_method.attached', { id: 'pm_none', customer: 'cus_none' }],
  ['payment_method.detached', { id: 'pm_none' }],
  ['customer.updated', { id: 'cus_none' }],
  ['customer.deleted', { id: 'cus_none', deleted: true }],
] as const

test.each(UNKNOWN)(
  '[API-04] %s about what the provider does not know is taken, and not repeated: %j',
  async (type, object) => {
    const payer = await aPayingUser(db)
    const id = `evt_${randomUUID().replaceAll('-', '')}`
    const data = { object, previous_attributes: null }
    const body = JSON.stringify({ ...SIGNED, id, type, data })
    await receiveEvent(payer.ctx(), { body, signature: sign(body, payer.payments.webhookSecret, NOW) })

    const noted = await db.selectFrom('paymentEvents').selectAll().where('id', '=', id).execute()
    expect(noted).toMatchObject([{ type, processedAt: NOW, error: '' }])
  },
)

test('[API-04] what another product sells on the same account of the provider changes nothing here', async () => {
  const payer = await aPayingUser(db)
  const { stripe } = payer.payments
  const customer = await stripe.customers.create({ email: 'buyer@other.example' })
  const card = await stripe.paymentMethods.attach(await payer.card(), { customer: customer.id })
  // Its own numbers, under a name that we use as well.
  const metadata = { payment_id: 'order 4711' }
  const intent = await stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    customer: customer.id,
    automatic_payment_methods: { enabled: true },
    metadata,
  })
  await payer.confirm(intent.client_secret ?? '')
  await stripe.refunds.create({ payment_intent: intent.id })
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 900,
    recurring: { interval: 'month' },
    product_data: { name: 'Other product' },
  })
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: card.id,
    metadata,
  })

  await payer.deliverEvents()

  const open = await db.selectFrom('paymentEvents').selectAll().where('processedAt', 'is', null).execute()
  expect(open).toEqual([])
  for (const table of ['payments', 'subscriptions', 'paymentMethods'] as const)
    expect(await db.selectFrom(table).select('id').where('userId', '=', payer.userId).execute()).toEqual([])
})

test('[API-04] a thin event, which names no object, is refused as what it is not', async () => {
  const payer = await aPayingUser(db)
  const body = JSON.stringify({ ...SIGNED, id: 'evt_thin', object: 'v2.core.event', type: 'v1.invoice.paid' })
  const message = { body, signature: sign(body, payer.payments.webhookSecret, NOW) }
  expect(await refusalOf(receiveEvent(payer.ctx(), message))).toMatchObject({ kind: 'malformed' })
})

test.each([
  { id: 'evt_\0' },
  { id: { a: 1 } },
  { id: '../x' },
  { type: 7 },
  { created: 'now' },
  { data: null },
  { data: { object: null } },
  { data: [] },
])('[API-04] a message that is signed and is no event is refused: %j', async (wrong) => {
  const payer = await aPayingUser(db)
  const right = { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1, livemode: false }
  const body = JSON.stringify({ ...right, data: { object: { id: 'in_1' } }, ...wrong })
  const message = { body, signature: sign(body, payer.payments.webhookSecret, NOW) }
  expect(await refusalOf(receiveEvent(payer.ctx(), message))).toMatchObject({ kind: 'malformed' })
  expect(await db.selectFrom('paymentEvents').select('id').where('id', '=', 'evt_1').execute()).toEqual([])
})
