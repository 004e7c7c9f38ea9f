import { type RawBuilder, sql } from 'kysely'
import { addListingView } from '#app/features/listings/add-view.server.ts'
import { benchDatabase } from './data.ts'
import { quantile } from './load/judge.ts'

// `npm run bench:views`: what counting a view of a listing writes to the write-ahead log, and whether the row stays in its
// page. Each page is written twice after a checkpoint: PostgreSQL logs a whole page at the first change only.

const VIEWS = 500

/** The page of the table that a row is in. */
const PAGE = sql<number>`(ctid::text::point)[0]::int`

const { db, stop } = await benchDatabase(20_000)

async function valueOf<T>(query: RawBuilder<{ value: T }>): Promise<T | undefined> {
  return (await query.execute(db)).rows[0]?.value
}

const pageOf = (id: string) =>
  valueOf(sql<{ value: number }>`select ${PAGE} as value from listings where id = ${id}`)

const position = () => valueOf(sql<{ value: string }>`select pg_current_wal_insert_lsn()::text as value`)

/** Counts a view, and returns how many bytes of log that took. */
async function bytesOf(id: string): Promise<number> {
  const before = await position()
  await addListingView(db, id)
  const query = sql<{
    value: string
  }>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), ${before}) as value`
  return Number(await valueOf(query))
}

// One listing of each page, spread over the table.
const { rows: chosen } = await sql<{ id: string }>`
  select id from (
    select distinct on (${PAGE}) id from listings order by ${PAGE}, id
  ) one order by md5(id::text) limit ${VIEWS}`.execute(db)

await sql`checkpoint`.execute(db)
const first: number[] = []
const later: number[] = []
let inPlace = 0
for (const { id } of chosen) {
  const page = await pageOf(id)
  first.push(await bytesOf(id))
  later.push(await bytesOf(id))
  if ((await pageOf(id)) === page) inPlace += 1
}
const kilobytes = (bytes: readonly number[]) => `${(quantile(bytes, 0.5) / 1024).toFixed(1)} KB`
process.stdout.write(
  `${inPlace} of ${chosen.length} rows are in their page after two views\n` +
    `log of the first view in a page after a checkpoint ${kilobytes(first)}, of the next ${kilobytes(later)} (medians)\n`,
)
await stop()
process.exitCode = inPlace === chosen.length ? 0 : 1
