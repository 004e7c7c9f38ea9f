import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'
import { siteAddress } from './site-address.ts'

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a site on this machine responds at %s',
  async (origin) => {
    const { request } = pipelineAround()
    expect((await request('/', {}, origin)).status).toBe(200)
  },
)

test.each([
  'http://localhost:4000',
  'http://evil.example',
  'http://localhost.evil.example:3000',
  'http://localhost',
])('it does not respond at %s', async (origin) => {
  const { request } = pipelineAround()
  expect((await request('/', {}, origin)).status).toBe(421)
})

test('a public site responds under its own name only, whatever scheme the proxy uses', async () => {
  const { request } = pipelineAround(undefined, { settings: { publicUrl: 'https://haulpost.example' } })
  expect((await request('/', {}, 'http://haulpost.example')).status).toBe(200)
  expect((await request('/', {}, 'http://localhost:3000')).status).toBe(421)
  expect((await request('/', {}, 'http://haulpost.example.evil.example')).status).toBe(421)
})

test('pages that may change something are those of the same names', () => {
  expect([...siteAddress('https://haulpost.example').origins]).toEqual(['https://haulpost.example'])
  expect(siteAddress('http://localhost:3000').origins).toContain('http://127.0.0.1:3000')
})

test('probes by address get a response', async () => {
  const { request } = pipelineAround()
  expect((await request('/healthz', {}, 'http://10.0.0.7:3000')).status).toBe(200)
})
