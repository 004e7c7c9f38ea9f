import { expect, test } from 'vitest'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const { max } = RATE_LIMITS.dynamic

/** Sends as many requests as the limit allows, and one more; returns the last response. */
async function oneTooMany(
  request: (path: string, init: RequestInit) => Promise<Response>,
  init: RequestInit = {},
) {
  for (let i = 0; i < max; i++) await request('/', init)
  return request('/', init)
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address, 'accept-language': 'es' } })

test('one network gets a limited number of pages a minute, then a message with how long to wait', async () => {
  const { request } = pipelineAround(undefined, { settings: { trustedProxies: 1 } })
  const response = await oneTooMany(request, from('203.0.113.1'))
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('1')
  expect(await response.text()).toContain('Demasiadas solicitudes. Inténtalo de nuevo en 1 segundo.')
  expect((await request('/', from('203.0.113.2'))).status).toBe(200)
})

test('[D-40] this machine is spared, unless the operator wants it bound', async () => {
  expect((await oneTooMany(pipelineAround().request)).status).toBe(200)
  const bound = pipelineAround(undefined, { settings: { limitLoopback: true } })
  expect((await oneTooMany(bound.request)).status).toBe(429)
})

test('[API-04] messages of the payment provider find room when visitors have used theirs, and are bound themselves', async () => {
  const { request } = pipelineAround(undefined, { settings: { trustedProxies: 1, strictOrigin: true } })
  const here = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  expect((await oneTooMany(request, here)).status).toBe(429)
  const headers = { ...here.headers, 'content-type': 'application/json' }
  const send = () => request('/api/stripe/webhook', { method: 'POST', body: '{}', headers })
  // 400: it was let in as far as the check of its signature, which it lacks.
  expect((await send()).status).toBe(400)
  for (let i = 1; i < RATE_LIMITS.webhook.max; i++) await send()
  expect((await send()).status).toBe(429)
})
