import { beforeEach, describe, expect, test } from 'vitest'
import { simulatedStripe } from '../../tests/client.ts'
import { pagesOf } from '../../tests/pages.ts'

const CARD = 'pm_card_authenticationRequired'
const RESULT = 'http://localhost:3000/payment-success?payment=7'

let { stripe, simulator } = simulatedStripe()
let site = pagesOf(simulator)

beforeEach(() => {
  ;({ stripe, simulator } = simulatedStripe())
  site = pagesOf(simulator)
})

/** A payment whose buyer the provider sends to the bank. */
async function aPayment(returnUrl = RESULT) {
  const intent = await stripe.paymentIntents.create({
    amount: 4000,
    currency: 'usd',
    payment_method: CARD,
    confirm: true,
    return_url: returnUrl,
  })
  const path = new URL(intent.next_action?.redirect_to_url?.url ?? '').pathname
  const status = async () => (await stripe.paymentIntents.retrieve(intent.id)).status
  return { id: intent.id, secret: intent.client_secret, path, status }
}

const choose = (path: string, answer: string) => site.post(path, new URLSearchParams({ answer }))

/** Returns the redirect of a response, as path and parameters. */
function redirectOf(response: Response) {
  const url = new URL(response.headers.get('location') ?? '', 'http://localhost:3000')
  return { path: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) }
}

describe('[PAY-02] [PAY-07] the page of a bank', () => {
  test('asks, accepts an approval, and leads back with what the provider adds', async () => {
    const { id, secret, path, status } = await aPayment()
    const challenge = await site.get(path)
    const page = await challenge.text()
    for (const shown of ['$40.00', 'Complete', 'Fail', 'Payments are simulated'])
      expect(page).toContain(shown)

    const response = await choose(path, 'complete')
    expect(response.status).toBe(302)
    expect(redirectOf(response)).toEqual({
      path: 'http://localhost:3000/payment-success',
      payment: '7',
      payment_intent: id,
      payment_intent_client_secret: secret,
      redirect_status: 'succeeded',
    })
    expect(await status()).toBe('succeeded')
  })

  test('accepts a decline: nothing is paid', async () => {
    const { path, status } = await aPayment()
    expect(redirectOf(await choose(path, 'fail'))).toMatchObject({ redirect_status: 'failed' })
    expect(await status()).toBe('requires_payment_method')
  })

  test('accepts the first decision only', async () => {
    const { path, status } = await aPayment()
    await choose(path, 'complete')
    expect(redirectOf(await choose(path, 'fail'))).toMatchObject({ redirect_status: 'succeeded' })
    expect(redirectOf(await choose(path, 'complete'))).toMatchObject({ redirect_status: 'succeeded' })
    expect(await status()).toBe('succeeded')
    expect((await stripe.charges.list({})).data).toHaveLength(1)
    expect(await (await site.get(path)).text()).toContain('Already answered')
  })

  test('asks whether a card may be kept, too', async () => {
    const { id: customer } = await stripe.customers.create({})
    const intent = await stripe.setupIntents.create({
      customer,
      payment_method: CARD,
      confirm: true,
      return_url: 'http://localhost:3000/dashboard/payments',
    })
    const path = new URL(intent.next_action?.redirect_to_url?.url ?? '').pathname
    expect(await (await site.get(path)).text()).toContain('whether this card may be kept')
    expect(redirectOf(await choose(path, 'complete'))).toEqual({
      path: 'http://localhost:3000/dashboard/payments',
      setup_intent: intent.id,
      setup_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    })
    expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
  })

  test.each([
    'https://evil.example/x',
    'http://localhost:3000@evil.example/',
    'http://localhost:3000//evil.example',
    'nonsense',
  ])('never leads to %s', async (foreign) => {
    const { path } = await aPayment(foreign)
    const { path: end, payment_intent: told } = {
      payment_intent: null,
      ...redirectOf(await choose(path, 'complete')),
    }
    expect(end).toBe('http://localhost:3000/')
    expect(told).toBeNull()
  })

  test('is reached by the secret only', async () => {
    const { id, secret, status } = await aPayment()
    const other = await aPayment()
    const swapped = `${id}_secret_${other.secret?.split('_secret_')[1]}`
    for (const guess of [
      id,
      `${id}_secret_`,
      `${secret}0`,
      swapped,
      "pi_' or 1=1",
      secret?.replace('pi_', 'seti_'),
    ]) {
      const path = `/sandbox/3ds/${encodeURIComponent(String(guess))}`
      expect((await site.get(path)).status).toBe(404)
      expect((await choose(path, 'complete')).status).toBe(404)
    }
    expect(await status()).toBe('requires_action')
  })

  test('accepts only the decisions it offers', async () => {
    const { path, status } = await aPayment()
    expect((await choose(path, 'perhaps')).status).toBe(422)
    expect(await status()).toBe('requires_action')
  })
})
