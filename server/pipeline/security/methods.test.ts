import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

test.each(['GET', 'HEAD'])('%s is allowed', async (method) => {
  expect((await pipelineAround().request('/', { method })).status).toBe(200)
})

test('HEAD says what GET would, without the page', async () => {
  const response = await pipelineAround().request('/', { method: 'HEAD' })
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toBe('')
})

test.each(['PUT', 'PATCH', 'DELETE', 'QUERY'])('%s is refused, with the allowed methods', async (method) => {
  const response = await pipelineAround().request('/', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('other origins that ask beforehand are promised nothing', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const response = await pipelineAround().request('/api/track-view', { method: 'OPTIONS', headers })
  expect(response.status).toBe(204)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
