import { expect, test } from 'vitest'
import { fakePayments } from '#tests/fakes/payments.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const { payments } = fakePayments()
const form = 'application/x-www-form-urlencoded'
const headers = {
  'content-type': form,
  'sec-fetch-site': 'same-origin',
  authorization: `Bearer ${payments.publishableKey}`,
}
const body = 'type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=2034&card[cvc]=123'

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
  const secret = { ...headers, authorization: `Bearer ${payments.standIn?.secretKey}` }
  expect((await request(path, { method: 'POST', headers: secret, body })).status).toBe(401)
})

test('[PAY-02] with a real provider there is no such address', async () => {
  const { request } = pipelineAround((c) => c.text('not here', 404), {
    payments: { ...payments, mode: 'live', standIn: null },
  })
  const asked = await request('/sandbox/stripe/v1/payment_methods', { method: 'POST', headers, body })
  expect(asked.status).toBe(404)
})
