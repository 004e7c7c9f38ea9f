import { describe, expect, test } from 'vitest'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { readLayout } from '#app/features/layouts/layout-config.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'

const { db, queriesOf } = useDatabase()

async function publicIds(table: 'listings' | 'ads'): Promise<readonly string[]> {
  const rows = await db.selectFrom(table).where(isPublic(table, NOW)).select('id').execute()
  return rows.map(({ id }) => id)
}

describe('what tests are made of', () => {
  test('a listing is public and searchable without saying more', async () => {
    const listing = await aListing(db, { title: { en: 'Great Dane reefer' } })

    expect(await publicIds('listings')).toContain(listing.id)
    expect(listing.searchText).toContain('great dane reefer')
    const words = await db.selectFrom('searchWords').select('word').execute()
    expect(words).toContainEqual({ word: 'reefer' })
  })

  test('a billboard is public without saying more, with its pictures in order', async () => {
    const pictures = ['a', 'b'].map((digit) => ({ id: digit.repeat(32), width: 1280, height: 960 }))

    const billboard = await anAd(db, { images: pictures })

    expect(billboard.images).toEqual(pictures)
    expect(await publicIds('ads')).toContain(billboard.id)
  })

  test('a user who is banned shows nothing any more', async () => {
    const { id: userId } = await aProfile(db)
    const listing = await aListing(db, { userId })
    const billboard = await anAd(db, { userId })

    await db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', userId).execute()

    expect(await publicIds('listings')).not.toContain(listing.id)
    expect(await publicIds('ads')).not.toContain(billboard.id)
  })

  test('layouts are stored as they are drawn', async () => {
    const home = await aLayout(db, { rows: 7 })
    const category = await aCategoryLayout(db, 'jobs', { rows: 1, cols: 2, positions: [] })

    expect(readLayout(home.config)).toMatchObject({ rows: 7, cols: 4, positions: [{ row: 0, col: 0 }] })
    expect(readLayout(category.config)).toEqual({ rows: 1, cols: 2, positions: [] })
  })

  test('queries can be counted', async () => {
    const queries = await queriesOf(() => publicIds('ads'))

    expect(queries).toEqual([expect.stringContaining('from "ads"')])
  })
})
