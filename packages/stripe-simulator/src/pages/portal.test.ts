import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, simulatedStripe } from '../../tests/client.ts'
import { pagesOf } from '../../tests/pages.ts'

const HOUR_MS = 3_600_000

let now = NOW
let { stripe, simulator } = simulatedStripe()
let site = pagesOf(simulator)

beforeEach(() => {
  now = NOW
  ;({ stripe, simulator } = simulatedStripe({ now: () => now }))
  site = pagesOf(simulator)
})

async function aCard(customer: string, name = 'pm_card_visa') {
  return (await stripe.paymentMethods.attach(name, { customer })).id
}

/** A customer with two cards, the first of them the default, and a portal. */
async function aCustomer(returnUrl = 'http://localhost:3000/dashboard') {
  const { id: customer } = await stripe.customers.create({ email: 'ann@example.com' })
  const visa = await aCard(customer)
  const mastercard = await aCard(customer, 'pm_card_mastercard')
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: visa } })
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
  const path = new URL(url).pathname
  const cards = async () => (await stripe.customers.listPaymentMethods(customer)).data.map(({ id }) => id)
  return { customer, visa, mastercard, path, cards }
}

async function aSubscription(customer: string, card: string) {
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 10_000,
    recurring: { interval: 'month' },
    product_data: { name: 'Haulpost silver' },
  })
  const items = [{ price: price.id }]
  return (await stripe.subscriptions.create({ customer, items, default_payment_method: card })).id
}

const send = (path: string, action: string, id: string) =>
  site.post(path, new URLSearchParams({ action, id }))

describe('[SUB-04] the simulated billing portal', () => {
  test('shows cards, subscriptions, invoices and charges, says they are simulated, and leads back', async () => {
    const { customer, visa, path } = await aCustomer()
    await aSubscription(customer, visa)
    const response = await site.get(path)
    expect(response.status).toBe(200)
    const page = await response.text()
    for (const shown of ['Visa ending in 4242', 'Mastercard ending in 4444', 'Haulpost silver', '$100.00'])
      expect(page).toContain(shown)
    expect(page).toContain('Payments are simulated: no card is charged.')
    expect(page).toContain('href="/dashboard"')
    expect(page).toContain('noindex')
  })

  test('changes cards and renewals by plain forms, at the provider, which notifies the site', async () => {
    const { customer, visa, mastercard, path, cards } = await aCustomer()
    const subscription = await aSubscription(customer, visa)
    const renewal = async () => (await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end
    expect((await send(path, 'turnOff', subscription)).status).toBe(200)
    expect(await renewal()).toBe(true)
    expect((await send(path, 'turnOn', subscription)).status).toBe(200)
    expect(await renewal()).toBe(false)

    const page = await (await send(path, 'makeDefault', mastercard)).text()
    expect(page).toContain('This is the default card now.')
    expect((await send(path, 'removeCard', mastercard)).status).toBe(200)
    expect(await cards()).toEqual([visa])
    const types = simulator.listEvents(100).map(({ type }) => type)
    expect(types).toEqual(
      expect.arrayContaining([
        'customer.subscription.updated',
        'customer.updated',
        'payment_method.detached',
      ]),
    )
  })

  test('keeps the card a subscription goes on being paid with', async () => {
    const { customer, visa, path, cards } = await aCustomer()
    const subscription = await aSubscription(customer, visa)
    const refused = await send(path, 'removeCard', visa)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('This card pays for an active subscription.')
    expect(await cards()).toContain(visa)
    await send(path, 'turnOff', subscription)
    expect((await send(path, 'removeCard', visa)).status).toBe(200)
  })

  test('refuses cards and subscriptions of other customers, and what has ended', async () => {
    const { visa, path } = await aCustomer()
    const other = await aCustomer()
    const theirs = await aSubscription(other.customer, other.visa)
    for (const action of ['removeCard', 'makeDefault'])
      expect((await send(path, action, other.mastercard)).status).toBe(404)
    expect((await send(path, 'turnOff', theirs)).status).toBe(404)
    // One kind of thing under the name of another.
    expect((await send(path, 'turnOff', visa)).status).toBe(404)
    expect((await send(path, 'removeCard', theirs)).status).toBe(404)
    expect(await other.cards()).toEqual([other.mastercard, other.visa])
    await stripe.subscriptions.cancel(theirs)
    expect((await send(other.path, 'turnOn', theirs)).status).toBe(409)
  })

  test('is found by its secret only, and for an hour', async () => {
    const { customer, visa, path, cards } = await aCustomer()
    const guesses = [
      customer,
      visa,
      'bps_',
      `bps_${'0'.repeat(24)}`,
      "bps_' or 1=1",
      `${path.split('/').at(-1)}0`,
    ]
    for (const guess of guesses) {
      const address = `/sandbox/portal/${encodeURIComponent(guess)}`
      expect((await site.get(address)).status).toBe(404)
      expect((await send(address, 'removeCard', visa)).status).toBe(404)
    }
    now = new Date(NOW.getTime() + HOUR_MS - 1000)
    expect((await site.get(path)).status).toBe(200)
    now = new Date(NOW.getTime() + HOUR_MS)
    const late = await site.get(path)
    expect(late.status).toBe(410)
    expect(await late.text()).toContain('This link to your billing has expired.')
    expect((await send(path, 'removeCard', visa)).status).toBe(410)
    expect(await cards()).toHaveLength(2)
  })

  test.each([
    'https://evil.example/dashboard',
    'http://localhost:3000.evil.example/',
    'javascript:alert(1)',
    '//evil',
  ])('never leads to %s', async (foreign) => {
    const { path } = await aCustomer(foreign)
    const page = await (await site.get(path)).text()
    expect(page).not.toContain('evil')
    expect(page).not.toContain('alert(1)')
    expect(page).toContain('href="/"')
  })

  test('takes only the forms it has', async () => {
    const { visa, path, cards } = await aCustomer()
    expect((await send(path, 'delete', visa)).status).toBe(422)
    expect((await send(path, 'removeCard', "' or 1=1")).status).toBe(422)
    expect(await cards()).toHaveLength(2)
  })
})
