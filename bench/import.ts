import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { withClient } from '#app/platform/db/client.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { serveSite } from './servers.ts'

// `npm run bench:import`, after `npm run build`: how long the import of listings takes while the site serves two visitors who
// ask without a pause, in seconds; and a second run that finds everything unchanged.

const { values } = parseArgs({ options: { listings: { type: 'string', default: '100000' } } })
const LISTINGS = Number(values.listings)
const ACCOUNTS = Math.ceil(LISTINGS / 20)

const MAKES = [
  'Freightliner',
  'Kenworth',
  'Peterbilt',
  'Volvo',
  'International',
  'Mack',
  'Great Dane',
  'Utility',
  'Wabash',
]
const WORDS =
  'clean one owner ready for work new tires brakes sleeper dry van reefer flatbed low miles call today'.split(
    ' ',
  )
const at = <T>(list: readonly T[], i: number): T | undefined => list[i % list.length]

/** Words that differ from listing to listing, so that the indexes have to hold them. */
const textOf = (i: number) =>
  Array.from({ length: 60 }, (_, n) => `${at(WORDS, i * 7 + n * n)}${n % 9 === 0 ? i % 997 : ''}`).join(' ')

async function writeRows(file: string, count: number, row: (i: number) => object): Promise<void> {
  const stream = createWriteStream(file)
  for (let i = 0; i < count; i++)
    if (!stream.write(`${JSON.stringify(row(i))}\n`)) await once(stream, 'drain')
  await new Promise<void>((resolve) => stream.end(() => resolve()))
}

const account = (i: number) => ({ id: `a${i}`, email: `owner${i}@example.com`, fullName: `Owner ${i}` })

const listing = (i: number) => ({
  id: `l${i}`,
  owner: `a${i % ACCOUNTS}`,
  titleEn: `${at(MAKES, i)} ${2000 + (i % 25)} unit ${i}`,
  descriptionEn: textOf(i),
  category: at(CATEGORY_SLUGS, i),
  compensation: `$${1000 + (i % 90_000)}`,
  contactPhone: `312555${String(i % 10_000).padStart(4, '0')}`,
  businessCity: 'Chicago',
  businessState: 'IL',
  createdAt: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString(),
  oldAddresses: [`/old/${i}.html`],
})

type Visits = { requests: number; failed: number; longestMs: number }

/** Asks for pages one after the other until `isOver`. */
async function visit(url: string, visits: Visits, isOver: () => boolean): Promise<void> {
  for (let i = 0; !isOver(); i++) {
    const from = performance.now()
    const page = i % 3 === 0 ? '/' : `/categories/${at(CATEGORY_SLUGS, i)}`
    const status = await fetch(url + page).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    visits.requests++
    if (status !== 200) visits.failed++
    visits.longestMs = Math.max(visits.longestMs, performance.now() - from)
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'))
const files = ['accounts', 'listings'].map((name) => path.join(folder, `${name}.jsonl`))
await writeRows(files[0] ?? '', ACCOUNTS, account)
await writeRows(files[1] ?? '', LISTINGS, listing)
const embedded = await startEmbedded({ dir: path.join(folder, 'postgres') })
const { connectionString } = embedded
await migrate(connectionString)
const environment = { DATABASE_URL: connectionString, DATA_DIR: folder, DEMO_DATA: 'off' }
const site = await serveSite(environment)

async function importOnce(what: string, round: number): Promise<void> {
  const visits: Visits = { requests: 0, failed: 0, longestMs: 0 }
  let isOver = false
  const visitors = [1, 2].map(() => visit(site.url, visits, () => isOver))
  const from = performance.now()
  const report = ['--report', path.join(folder, `report-${round}.csv`)]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/cli.ts', 'import', ...files, ...report],
    {
      env: { ...process.env, ...environment },
    },
  )
  const seconds = (performance.now() - from) / 1000
  isOver = true
  await Promise.all(visitors)
  process.stdout.write(`${stdout.split('\n').slice(1, 3).join('\n')}\n`)
  process.stdout.write(
    `${what}: ${seconds.toFixed(1)} s, ${Math.round(LISTINGS / seconds)} listings a second\n`,
  )
  process.stdout.write(
    `  two visitors: ${visits.requests} pages, ${visits.failed} failed, the slowest took ${visits.longestMs.toFixed(0)} ms\n`,
  )
}

await importOnce('import', 1)
await importOnce('second run', 2)
const unfilled = await withClient(connectionString, (client) =>
  client.query(
    'select count(*) filter (where search_vector is null)::int as without, count(*)::int as all from listings',
  ),
)
process.stdout.write(`${JSON.stringify(unfilled.rows[0])}\n`)
await site.stop()
await embedded.stop()
await rm(folder, { recursive: true, force: true })
