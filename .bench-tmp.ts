import { readFileSync } from 'node:fs'
import { groupQuery } from '#app/features/search/terms/search-query.ts'
import { sql } from 'kysely'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import { readKnownSearch } from '#app/features/search/read-search.server.ts'
import { readWanted } from '#app/features/search/match-items.server.ts'
import { countHits, searchPage } from '#app/features/search/queries.server.ts'
const C = process.env['C']!
await migrate(C)
const db = openDatabase(C, { connections: 1 })
const pid = (await sql<{ p: number }>`select pg_backend_pid() as p`.execute(db)).rows[0]!.p
const cpu = () => { const f = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' '); return Number(f[0]) / 1e6 }
const TERMS = (process.env['T'] ?? 'reefer;kenworth t680;рефрижератор;camión;zzyzx;joliet flatbed;reefer chicago;truck driver jobs;водитель;detention;ac;truck;рефка;caja seca').split(';')
const N = Number(process.env['N'] ?? 8)
for (const typed of TERMS) {
  const query = await readKnownSearch({ db, counts: createCache(0, Date.now) } as never, searchTerm(typed))
  const wanted = readWanted({ term: searchTerm(typed), query })
  const now = new Date()
  const hits = await countHits(db, wanted, now)
  const q = { wanted, hits, sort: 'relevance', locale: 'en', now } as const
  const run = async (f: () => Promise<unknown>) => { await f(); await f(); const t = cpu(); for (let i = 0; i < N; i++) await f(); return ((cpu() - t) / N).toFixed(2).padStart(8) }
  if (process.env['Q']) { console.log(JSON.stringify(query?.groups.map((g) => groupQuery(g, 'anywhere')))); continue }
  try { console.log(typed.padEnd(18), String(hits.listings).padStart(5), String(hits.billboards).padStart(4), 'count', await run(() => countHits(db, wanted, now)), 'lex', await run(() => readKnownSearch({ db, counts: createCache(0, Date.now) } as never, searchTerm(typed))), 'p1', await run(() => searchPage(db, { ...q, page: 1 })), 'p10', await run(() => searchPage(db, { ...q, page: 10 })))
  } catch (e) { console.log(typed, 'TIMEOUT') }
}
await db.destroy()
