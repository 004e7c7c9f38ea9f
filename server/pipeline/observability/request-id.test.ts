import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

async function idOf(headers: Record<string, string>, trustedProxies = 1) {
  const { request } = pipelineAround(undefined, { settings: { trustedProxies } })
  return (await request('/', { headers })).headers.get('x-request-id')
}

test('[RUN-05] a request keeps the number that a proxy of ours gave it', async () => {
  expect(await idOf({ 'x-request-id': 'edge-7f3a.01:22' })).toBe('edge-7f3a.01:22')
  expect(await idOf({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })).toBe(TRACE)
})

test('[RUN-05] a page from the cache has the number of its request, too', async () => {
  const headers = { 'cache-control': 'public, s-maxage=10' }
  const { request } = pipelineAround((c) => c.html('<h1>Hello</h1>', { headers }), {
    settings: { trustedProxies: 1 },
  })
  await request('/')
  const response = await request('/', { headers: { 'x-request-id': 'edge-7f3a.01' } })
  expect(response.headers.get('x-request-id')).toBe('edge-7f3a.01')
})

test('[RUN-05] without a proxy of the operator, clients cannot choose the id of a request', async () => {
  expect(await idOf({ 'x-request-id': 'edge-7f3a.01' }, 0)).toMatch(/^[\da-f]{10}-/u)
})

test.each(['short', 'a'.repeat(65), 'two words', 'line"break', '<script>alert(1)</script>'])(
  '[RUN-05] what is no number (%s) is not taken for one',
  async (given) => {
    expect(await idOf({ 'x-request-id': given })).toMatch(/^[\da-f]{10}-/u)
    expect(await idOf({ traceparent: given })).toMatch(/^[\da-f]{10}-/u)
  },
)

test('[RUN-05] a trace of zeros is none', async () => {
  const traceparent = `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`
  expect(await idOf({ traceparent })).toMatch(/^[\da-f]{10}-/u)
})
