import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { addListingView } from './add-view.server.ts'

const { db } = useDatabase()

/** Texts of all lengths: rows of up to 2 KB, above which PostgreSQL stores them elsewhere. */
const LONG = Array.from({ length: 180 }, (_, i) => `word${i * 7919}`).join(' ')

/** Returns the page of the table that each listing is in. */
async function pages(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; page: number }>`
    select id, (ctid::text::point)[0]::int as page from listings`.execute(db)
  return new Map(rows.map(({ id, page }) => [id, page]))
}

// A new version in the same page needs no new entry in any index: none of them has the number of views.
test('[DET-04] counting a view leaves a listing in its page: each page has room for one row more', async () => {
  for (let i = 0; i < 60; i += 1) await aListing(db, { description: { en: LONG.slice(0, 300 + 18 * i) } })
  const before = await pages()
  const oneOfEach = new Map([...before].map(([id, page]) => [page, id]))
  expect(oneOfEach.size).toBeGreaterThan(10)
  expect(oneOfEach.size).toBeLessThan(40)
  for (const id of oneOfEach.values()) await addListingView(db, id)
  expect(await pages()).toEqual(before)
})
