import { beforeAll, expect, test } from 'vitest'
import { find } from '#app/features/search/search-listings.server.ts'
import { ctxFor } from './helpers/ctx.ts'
import { useDatabase } from './helpers/database.ts'
import { fillWithDemo } from './helpers/demo-database.ts'
import { isGood, type ListingRow, listingRows, queriesOf, type TypedQuery } from './search-quality/judge.ts'

const { db, connectionString } = useDatabase()
let rows: ReadonlyMap<string, ListingRow> = new Map()

beforeAll(async () => {
  await fillWithDemo(connectionString, 600)
  rows = new Map((await listingRows(db)).map((row) => [row.id, row]))
})

/** So many results are judged, in the order in which the page shows them. */
const JUDGED = 5

const MIN_GOOD = 0.9
const MAX_EMPTY = 0.05

async function resultsOf(typed: string): Promise<readonly ListingRow[]> {
  const found = await find(ctxFor(db), new URLSearchParams({ q: typed }))
  const cards = [...(found?.listings ?? []), ...(found?.nearest ?? []).flatMap(({ items }) => items)]
  return cards.flatMap(({ id }) => rows.get(id) ?? [])
}

async function judge({ typed, good }: TypedQuery) {
  const results = await resultsOf(typed)
  const isAnswered = results.slice(0, JUDGED).some((row) => isGood(row, good))
  const isPossible = [...rows.values()].some((row) => isGood(row, good))
  return { typed, isEmpty: results.length === 0, isAnswered, isPossible }
}

const HALVES = (['open', 'held'] as const).filter((half) => queriesOf(half).length > 0)

test.for(HALVES)(
  '[SRCH-10] of ten queries of the %s half, nine have a good result among the first five; of twenty, one finds nothing',
  { timeout: 120_000 },
  async (half) => {
    const queries = queriesOf(half).flatMap(([, ofLanguage]) => ofLanguage)
    const judged = []
    for (const query of queries) judged.push(await judge(query))
    const possible = judged.filter(({ isPossible }) => isPossible)
    const failed = possible.filter(({ isAnswered }) => !isAnswered).map(({ typed }) => typed)
    const empty = possible.filter(({ isEmpty }) => isEmpty).map(({ typed }) => typed)
    expect(possible.length).toBeGreaterThan(queries.length * 0.9)
    expect(1 - failed.length / possible.length, failed.join('\n')).toBeGreaterThanOrEqual(MIN_GOOD)
    expect(empty.length / possible.length, empty.join('\n')).toBeLessThanOrEqual(MAX_EMPTY)
  },
)

test.for([
  ['mehanik', 'mechanics'],
  ['drayvan', 'trucks-trailers-marketplace'],
  ['vt[fybr', 'mechanics'],
  ['кенворт т680', 'trucks-trailers-marketplace'],
] as const)('[SRCH-14] %s is read in the letters that it was meant in', async ([typed, category]) => {
  const [first] = await resultsOf(typed)
  expect(first?.category).toBe(category)
})
