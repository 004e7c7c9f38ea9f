import { describe, expect, test } from 'vitest'
import { publicListings } from '#app/features/items/queries.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { VIEW_WINDOW_MS } from './hash-visitor.server.ts'
import { registerView } from './register-view.server.ts'

const { db } = useDatabase()

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

function aVisitor(address: string, { userAgent = CHROME, now = NOW } = {}) {
  return ctxFor(db, { visitor: { address, userAgent }, now })
}

const after = (ms: number) => new Date(NOW.getTime() + ms)

async function viewsOf(id: string): Promise<number> {
  const { views } = await db
    .selectFrom('listings')
    .select('views')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return views
}

async function viewsToday(id: string): Promise<number> {
  const row = await db.selectFrom('dailyCounts').select('views').where('itemId', '=', id).executeTakeFirst()
  return row?.views ?? 0
}

describe('[DET-04] a view', () => {
  test('by one network counts at most thirty times an hour, whatever the browsers call themselves', async () => {
    const { id } = await aListing(db)
    for (let i = 0; i < 33; i += 1) {
      await registerView(aVisitor('203.0.113.77', { userAgent: `${CHROME} Edition/${i}` }), { id })
    }
    expect(await viewsOf(id)).toBe(30)
    expect(await registerView(aVisitor('198.51.100.9'), { id })).toBe(31)
  })

  test('is counted once per listing and visitor within five minutes', async () => {
    const { id } = await aListing(db)

    expect(await registerView(aVisitor('198.51.100.1'), { id })).toBe(1)
    expect(await registerView(aVisitor('198.51.100.1', { now: after(VIEW_WINDOW_MS - 1) }), { id })).toBe(1)
    expect(await registerView(aVisitor('198.51.100.2'), { id })).toBe(2)
    expect(await registerView(aVisitor('198.51.100.1', { userAgent: `${CHROME} Edg/142` }), { id })).toBe(3)
    expect(await viewsToday(id)).toBe(3)
  })

  test('is counted again once five minutes have passed', async () => {
    const { id } = await aListing(db)
    await registerView(aVisitor('198.51.100.1'), { id })

    expect(await registerView(aVisitor('198.51.100.1', { now: after(VIEW_WINDOW_MS) }), { id })).toBe(2)
  })

  test('of one listing says nothing about another', async () => {
    const [one, other] = [await aListing(db), await aListing(db)]

    await registerView(aVisitor('198.51.100.1'), { id: one.id })

    expect(await registerView(aVisitor('198.51.100.1'), { id: other.id })).toBe(1)
  })

  test('is counted once when a visitor’s requests come at the same time', async () => {
    const { id } = await aListing(db)

    await Promise.all(Array.from({ length: 8 }, () => registerView(aVisitor('198.51.100.9'), { id })))

    expect(await viewsOf(id)).toBe(1)
    expect(await viewsToday(id)).toBe(1)
  })

  test('of many visitors at the same time loses none', async () => {
    const { id } = await aListing(db)
    const visitors = Array.from({ length: 12 }, (_, i) => aVisitor(`198.51.100.${i}`))

    await Promise.all(visitors.map((visitor) => registerView(visitor, { id })))

    expect(await viewsOf(id)).toBe(12)
    expect(await viewsToday(id)).toBe(12)
  })

  test('by the owner does not count, by another signed-in user it does', async () => {
    const { id: userId } = await aProfile(db)
    const { id } = await aListing(db, { userId })
    const visitor = { address: '198.51.100.1', userAgent: CHROME }

    expect(await registerView(ctxFor(db, { actor: anActor({ id: userId }), visitor }), { id })).toBe(0)
    expect(await registerView(ctxFor(db, { actor: anActor(), visitor }), { id })).toBe(1)
  })

  test.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', ''])(
    'by the robot “%s” does not count',
    async (userAgent) => {
      const { id } = await aListing(db)

      expect(await registerView(aVisitor('198.51.100.1', { userAgent }), { id })).toBe(0)
    },
  )

  test('is written down for its day, in UTC', async () => {
    const { id } = await aListing(db)
    await registerView(aVisitor('198.51.100.1', { now: new Date('2026-02-16T23:59:59.000Z') }), { id })
    await registerView(aVisitor('198.51.100.2', { now: new Date('2026-02-17T00:00:00.000Z') }), { id })

    const days = await db
      .selectFrom('dailyCounts')
      .select(({ eb }) => [eb.cast<string>('day', 'text').as('day'), 'itemKind', 'views'])
      .where('itemId', '=', id)
      .orderBy('day')
      .execute()
    expect(days).toEqual([
      { day: '2026-02-16', itemKind: 'listing', views: 1 },
      { day: '2026-02-17', itemKind: 'listing', views: 1 },
    ])
  })
})

describe('[API-02] what can be viewed', () => {
  test('is named by the number in its address too', async () => {
    const listing = await aListing(db)

    expect(await registerView(aVisitor('198.51.100.1'), { publicId: listing.listingId })).toBe(1)
    expect(await viewsOf(listing.id)).toBe(1)
  })

  test('includes billboards', async () => {
    const billboard = await anAd(db)

    expect(await registerView(aVisitor('198.51.100.1'), { id: billboard.id })).toBe(1)
    expect(await registerView(aVisitor('198.51.100.2'), { publicId: billboard.adId })).toBe(2)
    const day = await db
      .selectFrom('dailyCounts')
      .selectAll()
      .where('itemId', '=', billboard.id)
      .executeTakeFirst()
    expect(day).toMatchObject({ itemKind: 'banner', views: 2, clicks: 0, contacts: 0 })
  })

  test.each([
    ['taken down', { status: 'inactive' }],
    ['not paid for', { status: 'pending' }],
    ['rejected', { moderation: 'rejected' }],
    ['past its end', { expiresAt: NOW }],
    ['deleted', { deletedAt: NOW }],
  ] as const)('is nothing that is %s', async (_, given) => {
    const { id } = await aListing(db, given)

    const view = registerView(aVisitor('198.51.100.1'), { id })

    await expect(view).rejects.toMatchObject({ refusal: { kind: 'notFound', code: 'views.noSuchItem' } })
    expect(await viewsOf(id)).toBe(0)
  })

  test('is nothing that does not exist', async () => {
    const nothing = { id: '00000000-0000-4000-8000-0000000000ff' }

    await expect(registerView(aVisitor('198.51.100.1'), nothing)).rejects.toMatchObject({
      refusal: { kind: 'notFound' },
    })
  })
})

test('[CAT-09] lists show the views that were counted', async () => {
  const { id } = await aListing(db)
  await registerView(aVisitor('198.51.100.1'), { id })
  await registerView(aVisitor('198.51.100.2'), { id })

  const cards = await publicListings(db, {
    filter: {},
    sort: 'newest',
    page: 1,
    perPage: 100,
    locale: 'en',
    now: NOW,
  })

  expect(cards.find((card) => card.id === id)?.views).toBe(2)
})

describe('[DET-04] what is kept of a visitor', () => {
  test('is a fingerprint that changes with the day and holds no address', async () => {
    const { id } = await aListing(db)
    await registerView(aVisitor('198.51.100.7', { now: daysAgo(3) }), { id })
    await registerView(aVisitor('198.51.100.7', { now: daysAgo(2) }), { id })

    const kept = await db.selectFrom('recentViews').select('visitorHash').where('itemId', '=', id).execute()

    const prints = kept.map(({ visitorHash }) => visitorHash.toString('hex'))
    expect(new Set(prints).size).toBe(2)
    expect(prints.every((print) => print.length === 64)).toBe(true)
  })
})
