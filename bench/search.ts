import { parseArgs } from 'node:util'
import { searchTerm } from '#app/features/items/search-text.ts'
import { readWanted } from '#app/features/search/match-items.server.ts'
import { countHits, searchPage } from '#app/features/search/queries.server.ts'
import { benchDatabase } from './data.ts'

// `npm run bench:search`: how long the database takes for the total, for the first page and for page 10 of a
// search, in milliseconds.

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '100000' }, runs: { type: 'string', default: '40' } },
})
const TERMS = [
  'reefer',
  'kenworth t680',
  'рефрижератор',
  'camión',
  'zzyzx',
  'joliet flatbed',
  'reefer chicago',
  'truck driver jobs',
  'водитель',
  'detention',
  'ac',
]
const DEEP = 10

const data = await benchDatabase(Number(values.listings))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

function quantile(times: readonly number[], q: number): string {
  const sorted = [...times].sort((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0).toFixed(1).padStart(8)
}

process.stdout.write(
  `${'term'.padEnd(18)} hits   total p50      p95  page 1 p50     p95 page 10 p50     p95\n`,
)
for (const typed of TERMS) {
  const wanted = readWanted({ term: searchTerm(typed) })
  const now = new Date()
  const hits = await countHits(data.db, wanted, now)
  const query = { wanted, hits, sort: 'relevance', locale: 'en', now } as const
  const times: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < Number(values.runs); i += 1) {
    times[0].push(await timed(() => countHits(data.db, wanted, now)))
    times[1].push(await timed(() => searchPage(data.db, { ...query, page: 1 })))
    times[2].push(await timed(() => searchPage(data.db, { ...query, page: DEEP })))
  }
  const cells = times.flatMap((its) => [quantile(its, 0.5), quantile(its, 0.95)])
  process.stdout.write(`${typed.padEnd(18)} ${String(hits.listings).padStart(5)} ${cells.join(' ')}\n`)
}
await data.stop()
