import { beforeAll, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// Items that are not public (D-04), looked for everywhere the delivered site shows items to visitors.

const { db } = useDatabase()
const category = 'repair-shops-parts'

const OVER = { expiresAt: daysAgo(0.001) }
const NEVER_SHOWN = {
  'is not paid for': { status: 'pending', paymentStatus: 'pending', expiresAt: null },
  'waits for an admin': { moderation: 'waiting' },
  'was rejected': { moderation: 'rejected' },
  'was removed': { moderation: 'removed' },
  'was deleted': { deletedAt: daysAgo(1) },
} as const
const SHOWN_BEFORE = {
  'was taken down': { status: 'inactive' },
  'is sold': { status: 'sold' },
  'has run out': OVER,
} as const
const OWNERS = {
  'belongs to a banned user': { role: 'banned' },
  'belongs to someone who left': { deactivatedAt: daysAgo(1) },
} as const

type Hidden = {
  readonly why: string
  readonly id: string
  readonly page: string
  readonly mayBeNamed: boolean
}
const hidden: Hidden[] = []

const WORD = 'Unseen'
const CONTACT = {
  contactName: 'Sam Secret',
  contactEmail: 'sam@secret.example',
  contactPhone: '(555) 010-7777',
}

async function hide(
  why: string,
  given: object,
  { ownerId, mayBeNamed }: { ownerId: string; mayBeNamed: boolean },
) {
  const { paymentStatus: _, ...alike } = { paymentStatus: '', ...given }
  const item = { userId: ownerId, category, title: { en: `Truck ${WORD} ${why}` }, ...CONTACT } as const
  const listing = await aListing(db, { ...item, featuredTicker: !('status' in given), ...given })
  const billboard = await anAd(db, { ...item, featured: true, ...alike })
  hidden.push({
    why: `a listing that ${why}`,
    id: listing.id,
    page: `/listings/${listing.listingId}`,
    mayBeNamed,
  })
  hidden.push({
    why: `a billboard that ${why}`,
    id: billboard.id,
    page: `/promotions/${billboard.adId}`,
    mayBeNamed,
  })
}

/** Returns a grid with each of these billboards in a cell of its own. */
const layoutOf = (ids: readonly string[]) => ({
  rows: 20,
  cols: 4,
  positions: ids.map((adId, i) => ({ row: Math.floor(i / 4), col: i % 4, width: 1, height: 1, adId })),
})

beforeAll(async () => {
  const { id: ownerId } = await aProfile(db)
  for (const [why, given] of Object.entries(NEVER_SHOWN))
    await hide(why, given, { ownerId, mayBeNamed: false })
  for (const [why, given] of Object.entries(SHOWN_BEFORE))
    await hide(why, given, { ownerId, mayBeNamed: true })
  for (const [why, given] of Object.entries(OWNERS)) {
    const { id } = await aProfile(db)
    await hide(why, {}, { ownerId: id, mayBeNamed: false })
    await db.updateTable('profiles').set(given).where('id', '=', id).execute()
  }
  const seen = await anAd(db, { userId: ownerId, category, title: { en: 'Truck seen' }, featured: true })
  await aListing(db, {
    userId: ownerId,
    category,
    title: { en: 'Truck seen' },
    ...CONTACT,
    featuredTicker: true,
  })
  const layout = layoutOf([seen.id, ...hidden.map(({ id }) => id)])
  await aLayout(db, layout)
  await aCategoryLayout(db, category, layout)
})

const LISTS = [
  '/',
  `/categories/${category}`,
  `/categories/${category}?view=gallery`,
  `/categories/${category}?sort=price-low`,
  '/search?q=truck',
  '/search?q=truck&sort=newest',
  `/feeds/${category}.xml`,
  '/_.data',
  `/categories/${category}.data`,
  '/search.data?q=truck',
] as const

describe.each(LISTS)('%s', (address) => {
  test('[CAT-04] [HOME-03] [SRCH-01] shows what is public and nothing else', async () => {
    const text = await (await (await siteWith(db)).get(address)).text()
    expect(text).toContain('Truck seen')
    expect(text).not.toContain(WORD)
    for (const { id, page } of hidden) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(page)
    }
  })

  test('[CAT-04] contains no name, address or number of a user (D-39)', async () => {
    const text = await (await (await siteWith(db)).get(address)).text()
    for (const contact of Object.values(CONTACT)) expect(text).not.toContain(contact)
  })
})

test('[LANG-06] the sitemap names nothing that is not public', async () => {
  const site = await siteWith(db)
  const index = await (await site.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>[^<]*(?<part>\/sitemaps\/[^<]+)<\/loc>/gu)].map(
    (found) => found[1] ?? '',
  )
  const texts = await Promise.all(parts.map(async (part) => (await site.get(part)).text()))
  expect(texts.join('')).toContain('/truck-seen')
  for (const { page } of hidden) expect(texts.join('')).not.toContain(`${page}/`)
})

test('[DET-03] a page of its own exists for what the public has seen before, without whom to call, and for nothing else', async () => {
  const site = await siteWith(db)
  for (const { page, mayBeNamed, why } of hidden) {
    const response = await site.get(page)
    const text = await response.text()
    const deleted = why.endsWith('was deleted')
    expect([why, response.status]).toEqual([why, mayBeNamed || deleted ? 410 : 404])
    expect([why, text.includes(WORD)]).toEqual([why, mayBeNamed])
    expect(text).not.toMatch(/secret|010-7777|5550107777/iu)
  }
})

test('[API-02] [DET-06] [FAV-03] no endpoint counts, reveals or keeps it', async () => {
  const visitor = await siteWith(db)
  const { id } = await aProfile(db)
  const member = await siteWith(db, { actor: anActor({ id }) })
  for (const { id: listingId, why } of hidden) {
    const responses = await Promise.all([
      visitor.post('/api/track-view', { listingId }),
      visitor.post('/api/reveal-contact', { listingId }),
      member.post('/api/favorites', { listingId, keep: true }),
    ])
    const statuses = responses.map(({ status }) => status)
    expect([why, ...statuses.map((status) => status === 404)]).toEqual([why, true, true, true])
  }
  expect(await db.selectFrom('favorites').selectAll().execute()).toEqual([])
})
