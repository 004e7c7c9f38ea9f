import { parseArgs } from 'node:util'
import { CompiledQuery, sql } from 'kysely'
import { z } from 'zod'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { countTokens } from '#app/features/items/facets/count-facets.server.ts'
import type { ItemFilter } from '#app/features/items/list-filters.ts'
import { countPublicListings, publicListings } from '#app/features/items/queries.server.ts'
import { findPlace } from '#app/features/places/find-place.server.ts'
import { mapPointOf } from '#app/features/places/position.ts'
import { nearFilter } from '#app/features/places/read-near.server.ts'
import { zipCodes } from '#app/features/places/zip-codes.server.ts'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { benchDatabase } from './data.ts'

// `npm run bench:places`: what lists near a ZIP code cost the database, by the execution times of EXPLAIN ANALYZE. With --spread,
// listings are first given ZIP codes from the whole country, as on a site that is used everywhere. --only TEXT: lists whose name has it.

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '20' },
    spread: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

const data = await benchDatabase(Number(values.listings))

/** Takes longer with a million listings than a statement of the site may. */
async function spread(db: Db): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db)
  const rows = zipCodes().map((code) => ({ zip: code.zip, state: code.state, ...mapPointOf(code) }))
  await sql`
    insert into places (zip, state, position)
    select zip, state, point(x, y) from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as found (zip int, state text, x float8, y float8) on conflict do nothing`.execute(db)
  await sql`
    with numbered as (select zip, row_number() over (order by zip) as n from places where zip > 0),
         total as (select count(*) as zips from numbered)
    update listings set place = numbered.zip from numbered, total
     where numbered.n = 1 + abs(hashtext(listings.id::text))::bigint % total.zips and listings.place > 0`.execute(
    db,
  )
  await sql`vacuum analyze listings`.execute(db)
  await sql`analyze places`.execute(db)
}

const planned = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([z.object({ 'Execution Time': z.number(), 'Planning Time': z.number() })]),
  }),
])

/** Returns what the statements of a piece of work take in the database, in milliseconds. */
async function databaseTime(work: (db: Db) => Promise<unknown>): Promise<number> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const watched = openDatabase(data.connectionString, {
    connections: 1,
    onQuery: ({ query }) => statements.push(query),
  })
  await work(watched)
  await watched.destroy()
  let total = 0
  for (const { sql: text, parameters } of statements) {
    const { rows } = await data.db.executeQuery(
      CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]),
    )
    const [row] = planned.parse(rows)
    total += row['QUERY PLAN'][0]['Execution Time'] + row['QUERY PLAN'][0]['Planning Time']
  }
  return total
}

const quantile = (times: readonly number[], q: number) =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0).toFixed(1)

const near = (text: string, miles: number | null) => {
  const place = findPlace(text)
  if (!place) throw new Error(`no place ${text}`)
  return nearFilter(data.db, { place, miles })
}

const category = 'trucks-trailers-marketplace'
const narrow: ItemFilter = { category, written: 'en', date: '3m', maxDollars: 60_000 }
const facets = parseFacets(
  new URLSearchParams('make=kenworth&make=volvo&transmission=automated&year=2015-2022'),
  category,
)
if (values.spread) await data.db.connection().execute(spread)
const LISTS: Readonly<Record<string, ItemFilter>> = {
  'home, 60446, 100 mi': { near: await near('60446', 100) },
  'home, 60446, any': { near: await near('60446', null) },
  'category, 60446, 100 mi': { category, near: await near('60446', 100) },
  'category, Laredo, 500 mi': { category, near: await near('Laredo, TX', 500) },
  'category, 60446, any': { category, near: await near('60446', null) },
  'small category, 60446, any': { category: 'events', near: await near('60446', null) },
  '3 filters, 60446, 100 mi': { ...narrow, near: await near('60446', 100) },
  '3 filters, 60446, any': { ...narrow, near: await near('60446', null) },
  category: { category },
  'three facets': { category, facets },
  'three facets, 60446, 100 mi': { category, facets, near: await near('60446', 100) },
  'three facets, 60446, any': { category, facets, near: await near('60446', null) },
  'three facets, Laredo, 500 mi': { category, facets, near: await near('Laredo, TX', 500) },
  '3 filters, Boise, 250 mi': { ...narrow, near: await near('Boise, ID', 250) },
}

const now = new Date()
process.stdout.write(
  `${''.padEnd(28)} nearest p50   p95 | newest p50   p95 | total p50   p95 | facets p50   p95\n`,
)
for (const [name, filter] of Object.entries(LISTS)) {
  if (!name.includes(values.only)) continue
  const page = (sort: 'distance' | 'newest') => (db: Db) =>
    publicListings(db, { filter, sort, page: 3, locale: 'en', now })
  const { facets: chosen = [], ...others } = filter
  const counts = (db: Db) =>
    filter.category ? countTokens(db, { filter: others, facets: chosen }, now) : Promise.resolve()
  const works = [page('distance'), page('newest'), (db: Db) => countPublicListings(db, filter, now), counts]
  const cells: string[] = []
  for (const work of works) {
    const times: number[] = []
    for (let i = 0; i < Number(values.runs); i += 1) times.push(await databaseTime(work))
    cells.push(`${quantile(times, 0.5).padStart(10)} ${quantile(times, 0.95).padStart(6)}`)
  }
  process.stdout.write(`${name.padEnd(28)} ${cells.join(' | ')}\n`)
}
await data.stop()
