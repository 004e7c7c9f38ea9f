import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { partsWith } from '#tests/helpers/pipeline.ts'
import { api, endpointsOf } from './api.ts'
import { handleErrors } from './errors.ts'
import { isBadJson } from './json-body.ts'

const echo = new Hono<{ Variables: { ctx: Ctx } }>()
  .post('/echo', async (c) => c.json({ got: await c.req.json(), who: c.var.ctx.actor?.fullName }))
  .post('/refuse', () => {
    throw new RefusedError(refuse('conflict', 'common.badRequest'))
  })

const parts = partsWith()
const http = new Hono<SiteEnv>()
http.onError(handleErrors(parts.log))
http.use(async (c, next) => {
  c.set('actor', anActor({ fullName: 'Rosa Ruiz' }))
  await next()
})
http.route('/api', api(parts, [echo]))

const post = (path: string, body: string, type = 'application/json') =>
  http.request(`http://localhost:3000${path}`, { method: 'POST', body, headers: { 'content-type': type } })

test('[API-01] an endpoint gets JSON and finds in its context who asks', async () => {
  const response = await post('/api/echo', '{"a":1}', 'application/json; charset=utf-8')
  expect(await response.json()).toEqual({ got: { a: 1 }, who: 'Rosa Ruiz' })
})

test('[API-01] an endpoint refuses in JSON, with a sentence and its code', async () => {
  const response = await post('/api/refuse', '{}')
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({
    code: 'common.badRequest',
    error: 'We couldn’t understand this request. Nothing was changed.',
  })
})

test('[API-01] an unknown endpoint is refused in JSON', async () => {
  const response = await http.request('http://localhost:3000/api/none')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'common.notFound' })
})

test.each([
  '/api/auth/sign-in/email',
  '/api/auth/sign-up/email',
  '/api/auth/update-user',
  '/api/auth/admin/impersonate-user',
  '/api/auth/admin/set-role',
  '/api/auth/admin/set-user-password',
  '/api/auth/reset-password/token',
])('[API-01] the library for accounts has no door of its own (%s)', async (path) => {
  expect((await post(path, '{}')).status).toBe(404)
  expect((await http.request(`http://localhost:3000${path}`)).status).toBe(404)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'an endpoint takes no %s',
  async (type) => {
    expect((await post('/api/echo', '{}', type)).status).toBe(415)
  },
)

test.each(['', '{', '{"a":}', '\u0000'])('what only claims to be JSON (%j) is refused', async (body) => {
  expect((await post('/api/echo', body)).status).toBe(400)
})

test('[SEC-06] JSON nests ten deep and has 200 members, no more', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const wide = (members: number) => JSON.stringify(Array.from({ length: members }, () => 0))
  expect(isBadJson(nested(10))).toBe(false)
  expect(isBadJson(nested(11))).toBe(true)
  expect(isBadJson(nested(30_000))).toBe(true)
  expect(isBadJson(wide(200))).toBe(false)
  expect(isBadJson(wide(201))).toBe(true)
})

test('[ADM-01] the endpoints of the site all say who may use them', () => {
  expect(endpointsOf().length).toBeGreaterThan(0)
  expect(() => api(parts)).not.toThrow()
})
