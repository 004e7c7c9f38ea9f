import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import type { Part } from './sitemap.ts'
import { writeItemsMap, writePagesMap, writeSitemapIndex } from './write-sitemap.server.ts'

const { db } = useDatabase()
const site = 'http://localhost:3000'

beforeEach(() => db.deleteFrom('profiles').execute())

async function piecesOf(part: Part): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of writeItemsMap(ctxFor(db), part)) pieces.push(piece)
  return pieces
}

/** Parses the addresses in a sitemap with the database's own parser, which refuses what is no XML. */
async function addressesIn(xml: string): Promise<string[]> {
  const { rows } = await sql<{ loc: string }>`select loc from xmltable(
    xmlnamespaces('http://www.sitemaps.org/schemas/sitemap/0.9' as s), '/*/*' passing (${xml}::xml)
    columns loc text path 's:loc')`.execute(db)
  return rows.map(({ loc }) => loc)
}

describe('the sitemap', () => {
  test('names the pages, and the parts of what is public', async () => {
    await aListing(db, { listingId: 123_456 })
    await aListing(db, { listingId: 1_234_567 })
    await anAd(db, { adId: 765_432 })

    expect(await addressesIn(await writeSitemapIndex(ctxFor(db)))).toEqual([
      `${site}/sitemaps/pages.xml`,
      `${site}/sitemaps/listings-0.xml`,
      `${site}/sitemaps/listings-1.xml`,
      `${site}/sitemaps/promotions-0.xml`,
    ])
  })

  test('holds an item once, under its permalink, and says when it changed', async () => {
    await aListing(db, { listingId: 123_456, title: { ru: 'Кенворт' }, updatedAt: daysAgo(3) })

    const [xml] = await piecesOf({ kind: 'listing', prefix: '0' })

    expect(xml).toContain(
      `<loc>${site}/listings/123456/kenvort</loc><lastmod>2026-02-13T15:00:00.000Z</lastmod>`,
    )
  })

  test('holds nothing that is not public', async () => {
    const banned = await aProfile(db, { role: 'banned' })
    await aListing(db, { listingId: 100_001, status: 'inactive' })
    await aListing(db, { listingId: 100_002, expiresAt: daysAgo(1) })
    await aListing(db, { listingId: 100_003, moderation: 'waiting' })
    await aListing(db, { listingId: 100_004, userId: banned.id, ownerHidden: true })
    await aListing(db, { listingId: 100_005, deletedAt: daysAgo(1) })
    await anAd(db, { adId: 100_006, moderation: 'waiting' })

    expect(await addressesIn(await writeSitemapIndex(ctxFor(db)))).toEqual([`${site}/sitemaps/pages.xml`])
    expect(await piecesOf({ kind: 'listing', prefix: '0' })).toEqual([])
    expect(await piecesOf({ kind: 'banner', prefix: '0' })).toEqual([])
  })

  test('a part holds its own ids and no others', async () => {
    await aListing(db, { listingId: 129_999, title: { en: 'Last' } })
    await aListing(db, { listingId: 130_000, title: { en: 'First' } })

    const before = await piecesOf({ kind: 'listing', prefix: '012' })
    const after = await piecesOf({ kind: 'listing', prefix: '013' })

    expect(await addressesIn(before.join(''))).toEqual([`${site}/listings/129999/last`])
    expect(await addressesIn(after.join(''))).toEqual([`${site}/listings/130000/first`])
  })

  test('a long part is written in pieces, and between them nothing is missed or said twice', async () => {
    const { id } = await aProfile(db)
    await sql`insert into listings (listing_id, user_id, title, description, category, status)
      select 200000 + n, ${id}, '{"en": "Same"}', '{}', 'jobs', 'active' from generate_series(1, 2500) n`.execute(
      db,
    )

    const pieces = await piecesOf({ kind: 'listing', prefix: '02' })
    const addresses = await addressesIn(pieces.join(''))

    expect(pieces.length).toBeGreaterThan(2)
    expect(addresses).toHaveLength(2500)
    expect(new Set(addresses).size).toBe(2500)
  })

  test('of the pages, a category without listings is left out: it asks not to be found', async () => {
    await aListing(db, { category: 'mechanics' })

    expect(await addressesIn(await writePagesMap(ctxFor(db)))).toEqual([
      `${site}/`,
      `${site}/categories`,
      `${site}/categories/mechanics`,
      `${site}/contact`,
      `${site}/about`,
      `${site}/prices`,
      `${site}/terms`,
      `${site}/refund-policy`,
      `${site}/posting-rules`,
      `${site}/safety`,
      `${site}/privacy-policy`,
    ])
  })
})
