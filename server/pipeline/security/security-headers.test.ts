import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const page = {
  page: '/',
  refusal: '/a%2fb',
  'missing endpoint': '/api/none',
  probe: '/healthz',
}

test.each(Object.entries(page))('a %s carries the headers that protect its reader', async (_, path) => {
  const { headers } = await pipelineAround().request(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/u)
  for (const name of ['server', 'x-powered-by', 'strict-transport-security'])
    expect(headers.has(name)).toBe(false)
})

test('a picture may be shown by other sites, such as feed readers', async () => {
  const { headers } = await pipelineAround().request('/media/x')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('an unforeseen error has them, too', async () => {
  const { request } = pipelineAround(() => {
    throw new Error('broken')
  })
  const { status, headers } = await request('/')
  expect(status).toBe(500)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
})

test('https is kept to, once a site has it', async () => {
  const { request } = pipelineAround(undefined, { settings: { publicUrl: 'https://haulpost.example' } })
  const { headers } = await request('/', {}, 'http://haulpost.example')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

test('addresses of mail links and of the admin area do not travel on to other sites', async () => {
  const { request } = pipelineAround()
  for (const path of ['/reset-password', '/confirm-email', '/admin/users']) {
    expect((await request(path)).headers.get('referrer-policy')).toBe('no-referrer')
  }
  expect((await request('/admin')).headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect((await request('/administrators')).headers.get('referrer-policy')).not.toBe('no-referrer')
})

test('[SEC-02] what a user sees is stored nowhere', async () => {
  const shared = pipelineAround((c) => c.html('mine', 200, { 'cache-control': 'public, s-maxage=300' }))
  const { headers } = await shared.request('/', { headers: { cookie: 'sid=abc' } })
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test.each(['/reset-password', '/Confirm-Email', '/promotions/statistics/abc', '/sandbox/portal/abc'])(
  '[SEC-03] a page whose address holds a secret is stored nowhere and sends no referrer (%s)',
  async (path) => {
    const { headers } = await pipelineAround().request(path)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  },
)

test('a page of visitors is asked for again each time; what a route says itself is kept', async () => {
  expect((await pipelineAround().request('/')).headers.get('cache-control')).toBe('private, no-cache')
  const own = pipelineAround((c) => c.text('x', 200, { 'cache-control': 'public, max-age=60' }))
  expect((await own.request('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=60')
})
