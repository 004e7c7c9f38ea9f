import { expect, test } from 'vitest'
import { anActor } from '#tests/helpers/ctx.ts'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'
import { createMetrics } from './metrics.ts'

test('one line for each request has its route, its status and its user id, and nothing personal', async () => {
  const { log, lines } = keptLog()
  const { request } = pipelineAround(
    (c) => {
      c.set('route', '/search')
      return c.text('x')
    },
    {
      log,
      actorOf: async () => anActor({ id: 'person-1', email: 'dana@example.com' }),
      settings: { trustedProxies: 1 },
    },
  )
  const headers = { cookie: 'sid=abc', 'x-forwarded-for': '203.0.113.77' }
  const { headers: responseHeaders } = await request('/search?q=my+secret', { headers })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    requestId: responseHeaders.get('x-request-id'),
    method: 'GET',
    route: '/search',
    status: 200,
    userId: 'person-1',
    network: '203.0.113.0/24',
    fromCache: false,
  })
  expect(JSON.stringify(lines)).not.toMatch(/secret|dana|113\.77|sid/u)
})

test('a response from the cache has its line, too', async () => {
  const { log, lines } = keptLog()
  const page = pipelineAround((c) => c.html('x', 200, { 'cache-control': 'public, s-maxage=10' }), { log })
  await page.request('/')
  await page.request('/')
  expect(lines).toMatchObject([
    { status: 200, fromCache: false },
    { status: 200, fromCache: true },
  ])
})

test('every response is counted by route and status, and rendered ones are timed', async () => {
  const metrics = createMetrics()
  const { request } = pipelineAround((c) => c.html('x', 200, { 'cache-control': 'public, s-maxage=10' }), {
    metrics,
  })
  await request('/')
  await request('/')
  await request('/api/none')
  const text = await metrics.text()
  expect(text).toContain('http_requests_total{route="none",status="200"} 2')
  expect(text).toContain('http_requests_total{route="/api/*",status="404"} 1')
  expect(text).toContain('http_request_seconds_count{route="none"} 1')
  expect(text).toMatch(/page_cache_bytes [1-9]/u)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})
