import { beforeAll, describe, expect, test } from 'vitest'
import { searchTerm } from '#app/features/items/search-text.ts'
import { findHits } from '#app/features/search/find-hits.server.ts'
import { searchPage } from '#app/features/search/queries.server.ts'
import { NOW } from './helpers/clock.ts'
import { ctxFor } from './helpers/ctx.ts'
import { useDatabase } from './helpers/database.ts'
import { fillWithDemo } from './helpers/demo-database.ts'
import { FOUND, LANGUAGES, NEVER_CORRECTED } from './search-quality/queries.ts'

const { db, connectionString } = useDatabase()

beforeAll(async () => {
  await fillWithDemo(connectionString, 600)
})

async function search(typed: string) {
  const ctx = ctxFor(db)
  const { wanted, hits } = await findHits(ctx, { term: searchTerm(typed), filter: {} })
  const page = await searchPage(db, { wanted, hits, sort: 'relevance', page: 1, locale: 'en', now: NOW })
  return { ids: page.listings.items.map(({ id }) => id), alike: wanted.alike }
}

/** What a reader of any language sees of listings, in the order of `ids`. */
async function seen(ids: readonly string[]) {
  const rows = await db.selectFrom('listings').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const [city, state] = [row.businessCity || row.serviceCity, row.businessState ?? row.serviceState ?? '']
    const titles = Object.values(row.title).join(' / ')
    return `${row.category} · ${titles} · ${city}, ${state} · ${row.compensation} · № ${row.listingId}`
  })
}

/** Queries that may find nothing, of those that have something to find. */
const MAX_EMPTY = 0.03

describe('what people type into the search', () => {
  const empty: string[] = []

  test.for(FOUND)('[SRCH-07] $typed finds what is meant first', async ({ typed, expected, judged }) => {
    const { ids } = await search(typed)
    if (ids.length === 0) {
      empty.push(typed)
      return
    }
    const first = await seen(ids.slice(0, judged))
    for (const text of first) expect(text, first.join('\n')).toMatch(expected)
  })

  test.for(Object.entries(LANGUAGES))(
    '[SRCH-10] a hundred queries or more are typed in %s',
    ([, queries]) => {
      expect(new Set(queries.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(100)
    },
  )

  test('[SRCH-10] at most three of a hundred find nothing', () => {
    expect(empty.length, empty.join(', ')).toBeLessThanOrEqual(FOUND.length * MAX_EMPTY)
  })

  test.for(NEVER_CORRECTED)('[SRCH-06] %s is not taken for another word', async (typed) => {
    expect((await search(typed)).alike).toBeNull()
  })
})
