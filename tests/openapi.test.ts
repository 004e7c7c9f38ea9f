import { sign } from '@haulpost/stripe-simulator/signature'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { POLICY } from '#app/routes/policy.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { fakePayments } from '#tests/fakes/payments.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPictureFile } from '#tests/helpers/pictures.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

// The OpenAPI document compared with the endpoints of the built site, as a client uses them.

const { db } = useDatabase()

const schema = z.record(z.string(), z.unknown())
const content = z.object({ content: z.object({ 'application/json': z.object({ schema }) }) })
const operation = z.object({
  security: z.array(schema),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schema.optional() })) }),
  responses: z.record(z.string(), content),
})
const documentRead = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.object({ post: operation })),
})

const site = await siteWith(db)
const described = documentRead.parse(await (await site.get('/api/openapi.json')).json())
const ALL = Object.entries(described.paths).map(([path, { post }]) => ({ path, post }))
/** They accept a file, or a message that is signed as a whole. */
const RAW = ['/uploads', '/api/stripe/webhook']
const OPERATIONS = ALL.filter(({ path }) => !RAW.includes(path))
const errorRead = z.object({ error: z.string().min(1), code: z.string().min(1) })

/** Returns what the document says of an endpoint's successful response. */
function responseSchemaOf(path: string) {
  const schema = described.paths[path]?.post.responses['200']?.content['application/json'].schema
  return z.fromJSONSchema(schema ?? {})
}

test('[API-03] every endpoint is described, and nothing else is', () => {
  const isEndpoint = (path: string) => path.startsWith('/api/') || path === '/uploads'
  const sent = Object.keys(POLICY).filter((path) => isEndpoint(path) && POLICY[path]?.write !== 'nobody')

  expect(ALL.map(({ path }) => path).toSorted()).toEqual(sent.toSorted())
  expect(described.openapi).toBe('3.1.0')
})

test('[API-01] the ten calls of the specification are there', () => {
  const named = [
    'create-subscription',
    'cancel-subscription',
    'update-subscription-payment-method',
    'add-payment-method',
    'remove-payment-method',
    'set-default-payment-method',
    'create-customer-portal-session',
    'create-payment-intent',
    'send-ad-posted-email',
    'track-view',
  ]
  expect(named.filter((name) => !described.paths[`/api/${name}`])).toEqual([])
})

describe.each(OPERATIONS)('[API-03] $path', ({ path, post }) => {
  const needsUser = post.security.length > 0

  test('is open to whom the document says', async () => {
    const response = await site.post(path, { nonsense: true })

    expect(response.status === 401).toBe(needsUser)
    expect(post.responses).toHaveProperty(String(response.status))
    expect(errorRead.safeParse(await response.json()).success).toBe(true)
  })

  test('refuses a page of another site, as described', async () => {
    const { status } = await site.post(path, {}, { 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(403)
    expect(Object.keys(post.responses)).toContain('403')
  })

  test.each([{ $ne: null }, [], { listingId: {}, paymentMethodId: 7, subscriptionId: [], metadata: 'x' }])(
    'refuses %j, as described',
    async (body) => {
      const { id, email } = await aProfile(db)
      const asUser = await siteWith(db, { actor: anActor({ id, email }) })

      const response = await asUser.post(path, body)

      expect(Object.keys(post.responses)).toContain(String(response.status))
      const read = response.status === 200 ? responseSchemaOf(path) : errorRead
      expect(read.safeParse(await response.json()).error).toBeUndefined()
    },
  )
})

describe('[API-03] what takes no JSON of ours', () => {
  const typeOf = (path: string) => Object.keys(described.paths[path]?.post.requestBody.content ?? {})[0] ?? ''
  const statusesOf = (path: string) => Object.keys(described.paths[path]?.post.responses ?? {})
  const send = (to: typeof site, path: string, headers: Record<string, string>, body = 'no picture') =>
    to.request(
      new Request(new URL(path, SITE_URL), {
        method: 'POST',
        body,
        headers: {
          host: new URL(SITE_URL).host,
          origin: SITE_URL,
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      }),
    )

  test.each(RAW)('%s is open to whom the document says, and says no as described', async (path) => {
    const responses = [
      await send(site, path, { 'content-type': typeOf(path) }, '{}'),
      await send(site, path, { 'content-type': 'text/plain' }),
    ]

    expect(responses[0]?.status === 401).toBe((described.paths[path]?.post.security.length ?? 0) > 0)
    for (const response of responses) {
      expect(statusesOf(path)).toContain(String(response.status))
      expect(errorRead.safeParse(await response.json()).success).toBe(true)
    }
  })

  test('the response to a picture is as described', async () => {
    const { id, email } = await aProfile(db)
    const user = await siteWith(db, { actor: anActor({ id, email }) })
    const headers = { 'content-type': typeOf('/uploads'), 'x-file-name': 'truck.png' }

    const response = await user.post('/uploads', await aPictureFile(), headers)

    expect(response.status).toBe(200)
    expect(responseSchemaOf('/uploads').safeParse(await response.json()).error).toBeUndefined()
  })

  test('the response to a signed message of the provider is as described', async () => {
    const { payments } = fakePayments()
    const ours = await siteWith(db, { payments })
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'x',
      created: 1,
      livemode: false,
      data: { object: {} },
    })
    const headers = {
      'content-type': typeOf('/api/stripe/webhook'),
      'stripe-signature': sign(body, payments.webhookSecret, NOW),
    }

    const response = await send(ours, '/api/stripe/webhook', headers, body)

    expect([
      response.status,
      responseSchemaOf('/api/stripe/webhook').safeParse(await response.json()).success,
    ]).toEqual([200, true])
  })
})

describe('[API-01] responses are as described', () => {
  test('from the first call to the last', async () => {
    const { id: userId, email } = await aProfile(db)
    const asUser = await siteWith(db, { actor: anActor({ id: userId, email }) })
    const { id } = await aListing(db, { userId, ...DRAFT })
    const call = async (path: string, body: object) => {
      const response = await asUser.post(path, body)
      const schema: unknown = await response.json()
      expect([path, response.status, schema]).toMatchObject([path, 200, {}])
      expect(responseSchemaOf(path).safeParse(schema).error).toBeUndefined()
      return z.record(z.string(), z.unknown()).parse(schema)
    }

    await call('/api/create-setup-intent', {})
    await call('/api/create-customer-portal-session', { returnUrl: 'https://evil.example/' })
    const metadata = { listing_id: id, tier: 'gold', type: 'gold-package' }
    const started = await call('/api/create-payment-intent', { amount: 30_000, description: 'x', metadata })
    expect(await call('/api/settle-payment', { paymentId: started['paymentId'] })).toEqual({
      state: 'open',
      pausedMinutes: null,
    })
  })

  test('a tampered amount, package, listing or customer is refused, and nothing is created', async () => {
    const { id: userId, email } = await aProfile(db)
    const asUser = await siteWith(db, { actor: anActor({ id: userId, email }) })
    const { id } = await aListing(db, { userId, ...DRAFT })
    const strangers = await aListing(db, DRAFT)
    const pay = (body: object) => asUser.post('/api/create-payment-intent', body)
    const subscribe = (body: object) => asUser.post('/api/create-subscription', body)
    const mine = { listing_id: id, tier: 'single' }

    const responses = await Promise.all([
      ...[0, 1, -1, 3999, 4001, 1e12, '4000', null, [4000]].map((amount) => pay({ amount, metadata: mine })),
      ...['Top', 'free', '__proto__', ''].map((tier) => pay({ metadata: { ...mine, tier } })),
      // No listing is named: a client that forgets it pays for nothing else.
      pay({ amount: 4000, metadata: { tier: 'single' } }),
      subscribe({ packageType: 'gold' }),
      ...['top', 'top-listing'].map((tier) => pay({ metadata: { ...mine, tier } })),
      pay({ amount: 4000, metadata: { ...mine, listing_id: strangers.id } }),
      subscribe({ packageType: 'gold', listingId: id, priceId: 'price_of_somebody_else' }),
      subscribe({ packageType: 'gold', listingId: id, customerId: 'cus_somebody_else' }),
      subscribe({ packageType: 'gold', listingId: strangers.id }),
      subscribe({ packageType: 'gold', listingId: id, paymentMethodId: 'pm_somebody_else' }),
    ])

    expect(responses.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 15 }, () => 400),
      409,
      409,
      404,
      400,
      404,
      404,
      404,
    ])
    expect(await db.selectFrom('payments').select('id').where('userId', '=', userId).execute()).toEqual([])
  })
})

test('[API-03] users can read it: without scripts a list, with them a reference that is all of this site', async () => {
  const page = await site.get('/api/docs')

  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/u)
  expect(policy).not.toMatch(/unsafe|https?:|\*/u)
  const text = await page.text()
  for (const { path } of ALL) expect(text).toContain(`POST ${path}`)
  const assets = [...text.matchAll(/(?:src|href)="(?<path>\/assets\/[^"]+)"/gu)].map(
    ({ groups }) => groups?.['path'] ?? '',
  )
  const statuses = await Promise.all(assets.map(async (path) => (await site.get(path)).status))
  expect(statuses).toEqual([200, 200])
})
