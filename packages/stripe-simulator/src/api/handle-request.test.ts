import { Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { simulatedStripe } from '../../tests/client.ts'

const { stripe, simulator, publishableKey } = simulatedStripe()

const requestTo = (key: string, path: string, form?: Record<string, string>) =>
  new Request(`http://simulator${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    ...(form && { body: new URLSearchParams(form) }),
  })

const byBrowser = async (path: string, form?: Record<string, string>, key = publishableKey) => {
  const response = await simulator.app.fetch(requestTo(key, `/sandbox/stripe${path}`, form))
  const body: unknown = await response.json()
  return { status: response.status, body }
}

const CARD = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
}

const anIntent = () =>
  stripe.paymentIntents.create({ amount: 4000, currency: 'usd', metadata: { order: 'secret' } })

test('[PAY-01] nothing leaves the process', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect')
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { id } = await anIntent()
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: 'http://x' })
  await expect(stripe.customers.retrieve('cus_none')).rejects.toThrow(/No such customer/u)
  expect(connect).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
})

describe('[PAY-02] a browser', () => {
  test('makes cards, and pays an intent whose secret it knows', async () => {
    const { id, client_secret } = await anIntent()
    const paid = await byBrowser(`/v1/payment_intents/${id}/confirm`, {
      ...CARD,
      client_secret: client_secret ?? '',
    })
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded', metadata: {}, customer: null } })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
  })

  test.each(['', 'pi_x_secret_x', 'pi_none'])('does nothing with the secret “%s”', async (client_secret) => {
    const { id } = await anIntent()
    for (const path of [`/v1/payment_intents/${id}/confirm`, `/v1/payment_intents/${id}/prove`]) {
      expect(await byBrowser(path, { ...CARD, client_secret })).toMatchObject({ status: 400 })
    }
    expect(await byBrowser(`/v1/payment_intents/${id}?client_secret=${client_secret}`)).toMatchObject({
      status: 400,
    })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  })

  test('authenticates, or fails to', async () => {
    for (const [outcome, status] of [
      ['proven', 'succeeded'],
      ['refused', 'requires_payment_method'],
    ] as const) {
      const { id, client_secret } = await anIntent()
      const secret = { client_secret: client_secret ?? '' }
      const card = { ...secret, payment_method: 'pm_card_authenticationRequired' }
      const asking = await byBrowser(`/v1/payment_intents/${id}/confirm`, card)
      expect(asking.body).toMatchObject({
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk' },
      })
      const done = await byBrowser(`/v1/payment_intents/${id}/prove`, { ...secret, outcome })
      expect(done.body).toMatchObject({ status })
    }
  })

  test.each([
    ['/v1/refunds', { payment_intent: 'pi_1' }],
    ['/v1/customers', { email: 'a@example.com' }],
    ['/v1/payment_intents', { amount: '4000', currency: 'usd' }],
    ['/v1/events', undefined],
    ['/v1/customers', undefined],
  ])('may not call %s', async (path, form) => {
    expect(await byBrowser(path, form)).toMatchObject({
      status: 403,
      body: { error: { code: 'secret_key_required' } },
    })
  })

  test('needs the key of this installation, and no secret key counts over the network', async () => {
    for (const key of ['', 'pk_test_other', 'sk_test_other', simulator.secretKey])
      expect(await byBrowser('/v1/payment_methods', {}, key)).toMatchObject({
        status: 401,
        body: { error: { type: 'invalid_request_error' } },
      })
  })
})

test.each(['/v1/checkout/sessions', '/v1/nothing', '/', '/v1/customers/a/b/c'])(
  '[PAY-01] %s is unknown, and the SDK takes that for the error it is',
  async (path) => {
    const response = await simulator.handle(requestTo(simulator.secretKey, path, {}))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    await expect(stripe.rawRequest('POST', path, {})).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    })
  },
)

test('[PAY-05] names in a form are data, whatever they are', async () => {
  const form = {
    '__proto__[polluted]': '1',
    'constructor[prototype][polluted]': '1',
    'a[b][c][d][e][f][g][h][i]': '1',
  }
  const made = await simulator.handle(requestTo(simulator.secretKey, '/v1/customers', form))
  expect(made.status).toBe(200)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('[PAY-05] an idempotency key gives the first response again, errors included, and never serves other parameters', async () => {
  const idempotencyKey = 'order:1:confirm'
  const { id } = await anIntent()
  const pay = (payment_method: string) =>
    stripe.paymentIntents.confirm(id, { payment_method, return_url: 'http://x' }, { idempotencyKey })
  await expect(pay('pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
  await expect(pay('pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
  await expect(pay('pm_card_visa')).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
})

test('[PAY-05] what fails half-way leaves nothing behind', async () => {
  const before = (await stripe.customers.list({ limit: 100 })).data.length
  const made = stripe.customers.create({
    email: 'half@example.com',
    payment_method: 'pm_card_chargeDeclined',
  })
  await expect(made).rejects.toMatchObject({ code: 'card_declined' })
  expect((await stripe.customers.list({ limit: 100 })).data).toHaveLength(before)
})
