import { describe, expect, test } from 'vitest'
import { fakePayments } from '#tests/fakes/payments.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const { db } = useDatabase()
const { payments } = fakePayments()
const live = { ...payments, mode: 'live', simulator: null } as const
const form = 'application/x-www-form-urlencoded'
const headers = {
  'content-type': form,
  'sec-fetch-site': 'same-origin',
  authorization: `Bearer ${payments.publishableKey}`,
}
const body = 'type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=2034&card[cvc]=123'
const notHere = () => new Response('not here', { status: 404 })

/** Returns the address of a customer's billing portal, and of the page of a bank. */
async function addresses() {
  const { stripe } = payments
  const { id: customer } = await stripe.customers.create({ email: 'ann@example.com' })
  const portal = await stripe.billingPortal.sessions.create({ customer })
  const asked = await stripe.paymentIntents.create({
    amount: 4000,
    currency: 'usd',
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
    return_url: 'http://localhost:3000/back',
  })
  const bank = asked.next_action?.redirect_to_url?.url ?? ''
  return { portal: new URL(portal.url).pathname, bank: new URL(bank).pathname }
}

test('[PAY-02] browsers reach the simulated provider below /sandbox/stripe', async () => {
  const { request } = pipelineAround(undefined, { payments })
  const made = await request('/sandbox/stripe/v1/payment_methods', { method: 'POST', headers, body })
  expect(made.status).toBe(200)
  expect(await made.json()).toMatchObject({ object: 'payment_method', card: { last4: '4242' } })
  expect(made.headers.get('cache-control')).toContain('private')
})

test('[PAY-02] other sites do not, and no secret key does', async () => {
  const { request } = pipelineAround(undefined, { payments })
  const path = '/sandbox/stripe/v1/payment_methods'
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
  expect((await request(path, { method: 'POST', headers: foreign, body })).status).toBe(403)
  const secret = { ...headers, authorization: `Bearer ${payments.simulator?.secretKey}` }
  expect((await request(path, { method: 'POST', headers: secret, body })).status).toBe(401)
})

test('[PAY-02] with a real provider there is no such address', async () => {
  const { request } = pipelineAround(notHere, { payments: live })
  const asked = await request('/sandbox/stripe/v1/payment_methods', { method: 'POST', headers, body })
  expect(asked.status).toBe(404)
})

describe('[SUB-04] [PAY-07] the pages of the simulated provider', () => {
  test('come with the headers of private pages, and with their own policy for content', async () => {
    const { request } = pipelineAround(undefined, { payments })
    for (const path of Object.values(await addresses())) {
      const page = await request(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
      expect(page.headers.get('cache-control')).toContain('private')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page.headers.get('x-frame-options')).toBe('DENY')
    }
  })

  test('speak the language the visitor chose', async () => {
    const { request } = pipelineAround(undefined, { payments })
    const { portal } = await addresses()
    const page = await request(portal, { headers: { cookie: 'lang=ru', 'accept-language': 'es' } })
    expect(await page.text()).toContain('<html lang="ru">')
  })

  test('take forms of their own only', async () => {
    const { request } = pipelineAround(undefined, { payments })
    const foreign = { 'content-type': form, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const { portal, bank } = await addresses()
    const removal = { method: 'POST', headers: foreign, body: 'action=removeCard&id=pm_1' }
    expect((await request(portal, removal)).status).toBe(403)
    expect((await request(bank, { ...removal, body: 'answer=complete' })).status).toBe(403)
  })

  test('do not exist with a real provider', async () => {
    const { request } = pipelineAround(notHere, { db, payments: live })
    for (const path of Object.values(await addresses())) {
      expect((await request(path)).status).toBe(404)
      const sent = { method: 'POST', headers, body: 'action=removeCard&id=pm_1&answer=complete' }
      expect((await request(path, sent)).status).toBe(404)
    }
  })
})

describe('[SUB-05] the page for developers', () => {
  const advance = { method: 'POST', headers, body: 'do=advance' }

  test('is there on a local site', async () => {
    const { payments } = fakePayments()
    const { request } = pipelineAround(notHere, { payments })
    expect((await request('/dev/payments')).status).toBe(200)
    expect((await request('/dev/payments', advance)).status).toBe(200)
    expect(payments.simulator?.daysAhead()).toBe(30)
  })

  test('does not exist on a site that others reach, in production, or with a real provider', async () => {
    const { payments } = fakePayments()
    const publicUrl = 'https://haulpost.example'
    const open = pipelineAround(notHere, { db, payments, settings: { publicUrl } })
    const hidden = [
      pipelineAround(notHere, { db, payments: live }),
      pipelineAround(notHere, { db, payments, settings: { isProduction: true } }),
      { request: (path: string, init?: RequestInit) => open.request(path, init, publicUrl) },
    ]
    for (const { request } of hidden) {
      expect((await request('/dev/payments')).status).toBe(404)
      expect((await request('/dev/payments', advance)).status).toBe(404)
    }
    expect(payments.simulator?.daysAhead()).toBe(0)
  })
})
