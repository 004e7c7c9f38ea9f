import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { SearchCtx } from '../../app/features/search/interpret-search.server.ts'
import { find } from '../../app/features/search/search-listings.server.ts'
import { TRANSLATE } from '../../app/i18n/all-languages.ts'
import { createCache } from '../../app/platform/cache/cache.ts'
import type { Ctx } from '../../app/platform/ctx.server.ts'
import { openDatabase } from '../../app/platform/db/database.server.ts'
import { benchDatabase } from './data.ts'
import { FIRST, SECOND } from './pages.ts'

// `npm run bench:search`: CPU of the database, in milliseconds, for a search that no one made before: page 1 with its total,
// and page 10. Times would say nothing on a busy machine. `--many`: the 300 searches of `npm run bench` by their hits.

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '6' },
    many: { type: 'boolean', default: false },
  },
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

const db = openDatabase(data.connectionString, { connections: 1 })
const { rows: processes } = await sql<{ pid: number }>`
  select pid from pg_stat_activity where pid = pg_backend_pid() or backend_type = 'io worker'`.execute(db)

/** Of the process that serves the connection, and of those that read for it. */
const cpuMs = () =>
  processes.reduce(
    (sum, { pid }) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  )

async function measured<R>(work: () => Promise<R>): Promise<{ cpu: number; result: R }> {
  const from = cpuMs()
  const result = await work()
  return { cpu: cpuMs() - from, result }
}

const now = new Date()
const SECONDS_MS = 10_000
let clock = 0
/** What is cached for seconds is forgotten before each search; notes of frequent words are kept for minutes. */
const counts = createCache<Readonly<Record<string, number>>>(1, () => clock)

type Cost = { readonly hits: number; readonly first: number; readonly deep: number }

const ctx: SearchCtx & Pick<Ctx, 't'> = { db, counts, now, locale: 'en', t: TRANSLATE.en }

async function costOf(typed: string): Promise<Cost> {
  clock += SECONDS_MS
  const page = (page: number) =>
    measured(() => find(ctx, new URLSearchParams({ q: typed, page: String(page) })))
  const [first, deep] = [await page(1), await page(DEEP)]
  return { hits: first.result?.total ?? 0, first: first.cpu, deep: deep.cpu }
}

const mean = (costs: readonly Cost[], of: (cost: Cost) => number) =>
  (costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length).toFixed(2).padStart(8)

const p95 = (costs: readonly Cost[]) => {
  const ordered = costs.map(({ first }) => first).toSorted((a, b) => a - b)
  return (ordered[Math.floor(0.95 * (ordered.length - 1))] ?? 0).toFixed(2).padStart(8)
}

const line = (name: string, costs: readonly Cost[]) =>
  process.stdout.write(
    `${name.padEnd(18)} ${mean(costs, ({ first }) => first)} ${p95(costs)} ${mean(costs, ({ deep }) => deep)}\n`,
  )

async function oneByOne(): Promise<void> {
  for (const typed of TERMS) {
    await costOf(typed)
    const costs: Cost[] = []
    for (let i = 0; i < Number(values.runs); i += 1) costs.push(await costOf(typed))
    line(`${typed} (${costs[0]?.hits})`, costs)
  }
}

async function byHits(): Promise<void> {
  const costs: Cost[] = []
  for (const typed of FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`))) {
    await costOf(typed)
    costs.push(await costOf(typed))
  }
  line('all', costs)
  for (const [from, to] of [
    [0, 0],
    [1, 100],
    [101, 500],
    [501, 1000],
    [1001, 1001],
  ] as const) {
    const its = costs.filter(({ hits }) => hits >= from && hits <= to)
    if (its.length > 0) line(`${its.length} with ${from}-${to}`, its)
  }
}

process.stdout.write(`CPU ms ${'page 1'.padStart(20)} ${'p95'.padStart(8)} ${'page 10'.padStart(8)}\n`)
await (values.many ? byHits() : oneByOne())
await db.destroy()
await data.stop()
