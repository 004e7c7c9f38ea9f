import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describe, expect, test } from 'vitest'
import { RefusedError, STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { viewsApi } from './api.server.ts'

const { db } = useDatabase()

/** The endpoints as the site mounts them, for visitors of one address. */
function theSite(address: string) {
  const visitor = { address, userAgent: 'Mozilla/5.0 (X11) Firefox/144.0' }
  const site = new Hono<{ Variables: { ctx: Ctx } }>()
  site.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (!(error instanceof RefusedError)) throw error
    const { kind, code, params } = error.refusal
    return c.json({ code, params }, STATUS_OF[kind])
  })
  site.use((c, next) => {
    c.set('ctx', ctxFor(db, { visitor }))
    return next()
  })
  site.route('/api', viewsApi)
  return (path: string, body: unknown) =>
    site.request(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
}

describe('[API-02] POST /api/track-view', () => {
  test('answers the views of a listing, by id or by public number', async () => {
    const { id, listingId } = await aListing(db)
    const post = theSite('198.51.100.1')

    const responses = [
      await post('track-view', { listingId: id }),
      await post('track-view', { listingId: id.toUpperCase() }),
      await post('track-view', { listingId }),
      await post('track-view', { listingId: String(listingId) }),
    ]

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
      responses.map(() => ({ views: 1 })),
    )
  })

  test('answers 404 for what is not there', async () => {
    const response = await theSite('198.51.100.1')('track-view', { listingId: 999_999 })

    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'views.noSuchItem' })
  })

  test.each([
    'no json',
    'null',
    '[]',
    {},
    { listingId: null },
    { listingId: [] },
    { listingId: { $ne: 1 } },
    { listingId: '' },
    { listingId: 'abc' },
    { listingId: '12345678' },
    { listingId: 1e21 },
    { listingId: -100_000 },
    { listingId: '\0' },
    { listingId: "100001' or 1=1 --" },
    { id: 100_001 },
  ])('answers 400 to %j', async (body) => {
    expect((await theSite('198.51.100.1')('track-view', body)).status).toBe(400)
  })

  test('is not answered more than 120 times a minute to one address', async () => {
    const post = theSite('198.51.100.120')
    for (let i = 0; i < 120; i += 1) await post('track-view', {})

    const tooMany = await post('track-view', {})
    const elsewhere = await theSite('198.51.100.121')('track-view', {})

    expect(tooMany.status).toBe(429)
    expect(await tooMany.json()).toEqual({ code: 'limits.wait', params: { count: 1, seconds: 1 } })
    expect(elsewhere.status).toBe(400)
  })
})

describe('[DET-02] POST /api/reveal-contact', () => {
  test('answers the contact data, which no one may keep', async () => {
    const { id } = await aListing(db, { contactName: 'Ann', contactEmail: 'ann@example.com' })

    const response = await theSite('198.51.100.1')('reveal-contact', { listingId: id })

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({
      name: 'Ann',
      email: 'ann@example.com',
      phone: '(555) 010-0199',
      extension: '',
    })
  })

  test('answers 404 for what the public may not see', async () => {
    const { id } = await aListing(db, { status: 'inactive' })

    expect((await theSite('198.51.100.1')('reveal-contact', { listingId: id })).status).toBe(404)
  })

  test('is not answered more than 60 times an hour to one address', async () => {
    const post = theSite('198.51.100.60')
    for (let i = 0; i < 60; i += 1) await post('reveal-contact', {})

    expect((await post('reveal-contact', {})).status).toBe(429)
  })
})
