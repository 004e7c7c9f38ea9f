import { expect, test } from 'vitest'
import { RefusedError, refuseFor } from '#app/lib/refusal.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'

function failing(error: Error) {
  const { log, lines } = keptLog()
  const { request } = pipelineAround(
    () => {
      throw error
    },
    { log },
  )
  return { request, logged: () => JSON.stringify(lines) }
}

const refused = () => failing(new RefusedError(refuseFor(7)))
const broken = () => failing(new Error('relation "listings" <b>is</b> gone'))

test('a refusal has the status of its kind, in the language of the client', async () => {
  const response = await refused().request('/', { headers: { 'accept-language': 'ru' } })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('7')
  const page = await response.text()
  expect(page).toContain('<html lang="ru" data-theme="system">')
  expect(page).toContain('Повторите через 7 секунд.')
})

test('a refusal is in the chosen language, whatever the browser prefers', async () => {
  const error = new RefusedError(refuseFor(7))
  const { request } = pipelineAround(
    () => {
      throw error
    },
    { actorOf: async () => anActor({ language: 'ru' }) },
  )
  const headers = { cookie: 'sid=abc', 'accept-language': 'en', accept: 'application/json' }
  expect(await (await request('/', { headers })).text()).toContain('Повторите через 7 секунд.')
})

test('endpoints say it in JSON, the router in the browser gets the bare sentence', async () => {
  const { request } = refused()
  const json = await request('/anything', { headers: { accept: 'application/json' } })
  expect(await json.json()).toEqual({
    error: 'Rate limit exceeded. Try again in 7 seconds.',
    code: 'limits.wait',
  })
  const data = await request('/search.data')
  expect(data.headers.get('content-type')).toContain('text/plain')
  expect(await data.text()).toBe('Rate limit exceeded. Try again in 7 seconds.')
})

test('[SEC-04] the response to a bug shows only the request id; the rest is in the log', async () => {
  const { request, logged } = broken()
  const response = await request('/')
  expect(response.status).toBe(500)
  const page = await response.text()
  expect(page).toContain(response.headers.get('x-request-id') ?? 'none')
  expect(page + JSON.stringify([...response.headers])).not.toMatch(/listings|Error|\.ts/u)
  expect(logged()).toContain('listings')
  expect(logged()).toContain(response.headers.get('x-request-id'))
})

test('an error page loads nothing and runs nothing', async () => {
  const response = await broken().request('/')
  expect(await response.text()).not.toMatch(/<script|<link|src=/u)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-")
})
