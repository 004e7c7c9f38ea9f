import { beforeAll, expect, test } from 'vitest'
import { readAttributes } from '#app/features/attributes/attribute-values.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import { searchPage } from '#app/features/search/queries.server.ts'
import { parseSearchQuery } from '#app/features/search/schema.ts'
import { findSaid } from '#app/features/search/understanding/find-by-facts.server.ts'
import { NOW } from './helpers/clock.ts'
import { ctxFor } from './helpers/ctx.ts'
import { useDatabase } from './helpers/database.ts'
import { fillWithDemo } from './helpers/demo-database.ts'
import { SAID_IN_FACTS, type Stated } from './search-quality/facts.ts'

const { db, connectionString } = useDatabase()

beforeAll(async () => {
  await fillWithDemo(connectionString, 600)
})

/** The first page of a search as its page finds it: by words, and where they find nothing, by facts. */
async function search(typed: string) {
  const ctx = ctxFor(db)
  const term = searchTerm(typed)
  const given = new URLSearchParams()
  const asked = { query: parseSearchQuery(given), facets: [] }
  const { wanted, hits } = (await findSaid(ctx, asked, term, given)).found
  const page = await searchPage(db, { wanted, hits, sort: 'relevance', page: 1, locale: 'en', now: NOW })
  const ids = page.listings.items.map(({ id }) => id)
  return ids.length === 0 ? [] : db.selectFrom('listings').selectAll().where('id', 'in', ids).execute()
}

type Row = Awaited<ReturnType<typeof search>>[number]

const RANGES = ['payWeekly', 'priceMonth', 'priceDay', 'tuition'] as const
const EXACT = ['year', 'mileage'] as const

const isWithin = (number: unknown, [from, to]: NonNullable<Stated['price']>) =>
  typeof number === 'number' && number >= (from ?? 0) && number <= (to ?? Number.POSITIVE_INFINITY)

/** What a listing does not state that it should. */
function faultsOf(row: Row, { category, price, choices = {}, says, ...ranges }: Stated): readonly string[] {
  const values = readAttributes(row.attributes)
  const texts = JSON.stringify([
    row.title,
    row.description,
    row.businessCity,
    row.serviceCity,
    values['model'],
  ])
  const dollars = RANGES.filter((key) => ranges[key] && !isWithin(Number(values[key]) / 100, ranges[key]))
  const numbers = EXACT.filter((key) => ranges[key] && !isWithin(values[key], ranges[key]))
  const chosen = Object.entries(choices).filter(
    ([key, allowed]) =>
      !allowed.some((choice) => JSON.stringify(row.attributes).includes(`"${choice}"`)) && key,
  )
  return [
    ...(row.category === category ? [] : [`in ${row.category}`]),
    ...(price && !isWithin(Number(row.priceCents ?? Number.NaN) / 100, price)
      ? [`costs ${row.priceCents}`]
      : []),
    ...dollars,
    ...numbers,
    ...chosen.map(([key]) => key),
    ...(says && !says.test(texts) ? [`does not say ${says.source}`] : []),
  ]
}

const QUERIES = Object.values(SAID_IN_FACTS).flat()

test.for(QUERIES)(
  '[FACET-11] “%s” finds listings with these facts, and no others',
  async ([typed, stated]) => {
    const rows = await search(typed)
    expect(rows.length).toBeGreaterThan(0)
    const wrong = rows.flatMap((row) => faultsOf(row, stated).map((fault) => `№ ${row.listingId}: ${fault}`))
    expect(wrong).toEqual([])
  },
)

test('[FACET-11] searches that say facts are tried in three languages, forty or more', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(40)
})
