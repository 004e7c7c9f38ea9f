import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../src/api/routes.ts'
import { createSimulator } from '../src/create-simulator.ts'
import { idOf } from '../src/store/records.ts'
import { NOW } from './client.ts'
import { compare, DOCUMENT, faultsOfEvent, nameOf } from './contract.ts'

// Every call and every event of the simulator, compared with what Stripe declares about them.

const RETURN_URL = 'http://localhost:3000/back'

function comparedStripe() {
  const seen = new Set<string>()
  const faults: string[] = []
  const simulator = createSimulator({
    file: ':memory:',
    publicUrl: 'http://localhost:3000',
    webhookPath: '/api/stripe/webhook',
    business: 'Haulpost',
    now: () => NOW,
    onError: () => {},
  })
  const httpClient = Stripe.createFetchHttpClient(async (url: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(url, init)
    const response = await simulator.handle(request.clone())
    const compared = await compare(request, response)
    if (compared.name) seen.add(compared.name)
    faults.push(...compared.faults)
    return response
  })
  const stripe = new Stripe(simulator.secretKey, { httpClient, maxNetworkRetries: 0, telemetry: false })
  return { simulator, stripe, seen, faults }
}

type Compared = ReturnType<typeof comparedStripe>

/** The refusal of a test card is a response, too. */
const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow(/declined/u)

async function aCustomer({ stripe }: Compared, card = 'pm_card_visa') {
  const customer = await stripe.customers.create({
    email: 'ann@example.com',
    name: 'Ann',
    metadata: { user_id: '1' },
    preferred_locales: ['en'],
  })
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id })
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method.id },
  })
  return { id: customer.id, card: method.id }
}

async function customersAndCards(compared: Compared) {
  const { stripe } = compared
  const { id, card } = await aCustomer(compared)
  await stripe.customers.retrieve(id)
  await stripe.customers.list({ email: 'ann@example.com', limit: 1 })
  await stripe.customers.listPaymentMethods(id, { limit: 100 })
  await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  await stripe.paymentMethods.update(card, { metadata: { seen: 'yes' } })
  await stripe.paymentMethods.retrieve(card, { expand: ['customer'] })
  await stripe.paymentMethods.list({ customer: id, type: 'card' })
  await stripe.billingPortal.sessions.create({ customer: id, return_url: RETURN_URL })
  await stripe.paymentMethods.detach(card)
  await stripe.customers.del(id)
  await stripe.customers.retrieve(id)
}

async function payments(compared: Compared) {
  const { stripe } = compared
  const { id: customer, card } = await aCustomer(compared)
  const automatic = { automatic_payment_methods: { enabled: true } } as const
  const parameters = { amount: 4000, currency: 'usd', customer, ...automatic, metadata: { listing: '7' } }
  const { id } = await stripe.paymentIntents.create({ ...parameters, description: 'A listing' })
  await stripe.paymentIntents.update(id, { setup_future_usage: 'off_session', metadata: { more: '' } })
  const confirm = (payment_method: string) =>
    stripe.paymentIntents.confirm(id, { payment_method, return_url: RETURN_URL })
  await refused(confirm('pm_card_chargeDeclined'))
  await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'customer'] })
  await confirm('pm_card_authenticationRequired')
  await stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] })
  await confirm(card)
  await stripe.paymentIntents.list({ customer, limit: 3 })
  const charges = await stripe.charges.list({ payment_intent: id })
  await stripe.charges.retrieve(charges.data[0]?.id ?? '', { expand: ['payment_intent', 'customer'] })
  const refund = await stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' })
  await stripe.refunds.retrieve(refund.id, { expand: ['charge'] })
  await stripe.refunds.list({ payment_intent: id })
  const other = await stripe.paymentIntents.create(parameters)
  await stripe.paymentIntents.cancel(other.id, { cancellation_reason: 'abandoned' })
}

async function setups(compared: Compared) {
  const { stripe } = compared
  const { id: customer } = await aCustomer(compared)
  const { id } = await stripe.setupIntents.create({ customer, usage: 'off_session' })
  await stripe.setupIntents.update(id, { metadata: { user_id: '1' } })
  const confirm = (payment_method: string) =>
    stripe.setupIntents.confirm(id, { payment_method, return_url: RETURN_URL })
  await refused(confirm('pm_card_chargeDeclined'))
  await stripe.setupIntents.retrieve(id)
  await confirm('pm_card_authenticationRequired')
  await confirm('pm_card_mastercard')
  const other = await stripe.setupIntents.create({ customer })
  await stripe.setupIntents.cancel(other.id)
  await stripe.setupIntents.list({ customer, limit: 100 })
}

async function aPrice({ stripe }: Compared) {
  const product = await stripe.products.create({ name: 'Silver', metadata: { tier: 'silver' } })
  await stripe.products.update(product.id, { description: 'Thirty days' })
  await stripe.products.retrieve(product.id)
  await stripe.products.list({ active: true })
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: 10_000,
    currency: 'usd',
    recurring: { interval: 'month' },
    lookup_key: 'silver',
    transfer_lookup_key: true,
  })
  await stripe.prices.update(price.id, { nickname: 'Silver' })
  await stripe.prices.retrieve(price.id, { expand: ['product'] })
  await stripe.prices.list({ lookup_keys: ['silver'], active: true, limit: 1 })
  return price.id
}

async function subscriptions(compared: Compared) {
  const { stripe, simulator } = compared
  const price = await aPrice(compared)
  const { id: customer, card } = await aCustomer(compared)
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    default_payment_method: card,
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  })
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false, metadata: { a: 'b' } })
  const expand = ['latest_invoice.payments', 'default_payment_method', 'customer']
  await stripe.subscriptions.retrieve(subscription.id, { expand })
  await stripe.subscriptions.list({ customer, status: 'all' })
  simulator.advance(31)
  const { data } = await stripe.invoices.list({ customer, limit: 10 })
  await stripe.invoices.retrieve(data[0]?.id ?? '', { expand: ['confirmation_secret', 'payments'] })
  await stripe.subscriptions.cancel(subscription.id)
}

/** A first payment that is refused, and renewals that are. */
async function unpaid(compared: Compared) {
  const { stripe, simulator } = compared
  const price = await aPrice(compared)
  const { id: customer } = await aCustomer(compared, 'pm_card_chargeCustomerFail')
  const items = [{ price }]
  const behavior = { payment_behavior: 'default_incomplete' } as const
  const first = await stripe.subscriptions.create({ customer, items, ...behavior })
  await stripe.invoices.voidInvoice(idOf(first.latest_invoice) ?? '')
  const second = await stripe.subscriptions.create({ customer, items, ...behavior })
  const invoice = idOf(second.latest_invoice) ?? ''
  await refused(stripe.invoices.pay(invoice))
  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.invoices.pay(invoice, { payment_method: good.id })
  simulator.advance(45)
  await stripe.invoices.list({ customer, status: 'uncollectible' })
}

async function others({ stripe }: Compared) {
  const url = 'http://localhost:3000/other'
  const endpoint = await stripe.webhookEndpoints.create({ url, enabled_events: ['customer.created'] })
  await stripe.webhookEndpoints.list()
  await stripe.webhookEndpoints.del(endpoint.id)
  const frozen = Math.floor(NOW.getTime() / 1000)
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: frozen, name: 'A month' })
  await stripe.customers.create({ test_clock: clock.id })
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: frozen + 86_400 })
  await stripe.testHelpers.testClocks.retrieve(clock.id)
  const { data } = await stripe.events.list({ limit: 2 })
  await stripe.events.retrieve(data[0]?.id ?? '')
}

const PARTS = { customersAndCards, payments, setups, subscriptions, unpaid, others }

describe('[PAY-05] compared with what Stripe declares, the simulator', async () => {
  const compared = comparedStripe()
  for (const part of Object.values(PARTS)) await part(compared)
  const { stripe, seen, faults } = compared

  test('takes and returns what Stripe does, in each of its calls', () => {
    expect(faults).toEqual([])
    expect([...seen].sort()).toEqual(DOCUMENT.operations.map(nameOf).sort())
  })

  test('has no call that Stripe does not have, but for the decision of a simulated bank', () => {
    const known = new Set(DOCUMENT.operations.map(nameOf))
    const own = ROUTES.map(nameOf).filter((name) => !known.has(name))
    expect(own).toEqual(['POST /v1/payment_intents/:id/prove', 'POST /v1/setup_intents/:id/prove'])
  })

  test('sends for each event what Stripe would send', async () => {
    const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
    expect(events.flatMap(faultsOfEvent)).toEqual([])
    const sources = globSync(path.join(import.meta.dirname, '../src/**/*.ts')).map((file) =>
      readFileSync(file, 'utf8'),
    )
    const emitted = sources.join('').matchAll(/'(?<type>[a-z_]+(?:\.[a-z_]+)*\.[a-z_]+)'/gu)
    const types = [...emitted].flatMap(({ groups }) => groups?.['type'] ?? [])
    const known = new Set(types.filter((type) => Object.hasOwn(DOCUMENT.events, type)))
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([...known].sort())
  })

  test('is compared with the SDK that is installed', () => {
    const root = path.resolve(import.meta.dirname, '../../../node_modules/stripe')
    const versionOf = (file: string) => readFileSync(path.join(root, file), 'utf8').trim()
    expect(DOCUMENT).toMatchObject({ openapi: versionOf('OPENAPI_VERSION'), sdk: versionOf('VERSION') })
  })
})

test('[PAY-05] the comparison sees a parameter, a key or a value that Stripe does not know', async () => {
  const url = 'http://simulator/v1/refunds'
  const respond = (body: object) => Response.json({ id: 're_1', object: 'refund', ...body })
  const sent = new Request(url, { method: 'POST', body: 'payment_intent=pi_1&amout=5' })
  const { faults } = await compare(sent, respond({ amount: '5', reason: 'because', surprise: true }))
  const texts = faults.join('\n')
  expect(texts).toContain(
    'POST /v1/refunds:  must NOT have additional properties {"additionalProperty":"amout"}',
  )
  expect(texts).toContain('{"additionalProperty":"surprise"}')
  expect(texts).toContain('/amount must be number')
  expect(texts).toContain('/reason must be equal to one of the allowed values')
  expect(texts).toContain('{"missingProperty":"charge"}')
})
