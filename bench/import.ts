import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { withClient } from '#app/platform/db/client.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { runImport } from './import/command.ts'
import { writeLargeCsv, writeSite } from './import/files.ts'
import { type Visits, whileVisited } from './import/visitors.ts'
import { atLeast, atMost, none, note, printRows, type Row } from './load/judge.ts'
import { serveSite } from './servers.ts'

// `npm run bench:import`, after `npm run build`: how long the import of listings takes while the site serves two visitors who
// ask without a pause, in seconds; and a second run that finds everything unchanged. `--killed` kills the first run
// (SIGKILL) when half is stored. `--csv-mb 1000` reads a CSV of that size in a dry run instead, with a heap of 200 MB. Exit code 1 says that a goal was missed.

const IMPORT_SECONDS = 600
/** What the command may keep of a large file: with more it ends, out of memory. */
const HEAP_MB = 200
const SMALL_HEAP = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --max-semi-space-size=4` }

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    killed: { type: 'boolean', default: false },
    'csv-mb': { type: 'string' },
  },
})
const LISTINGS = Number(values.listings)

const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'))
const embedded = await startEmbedded({ dir: path.join(folder, 'postgres') })
const { connectionString } = embedded
await migrate(connectionString)
const environment = { DATABASE_URL: connectionString, DATA_DIR: folder, DEMO_DATA: 'off' }
const reportTo = (name: string) => ['--report', path.join(folder, `${name}.csv`)]

async function count(what: string): Promise<number> {
  const { rows } = await withClient(connectionString, (client) =>
    client.query<{ count: number }>(`select ${what} as count from listings`),
  )
  return rows[0]?.count ?? 0
}
const stored = () => count('count(*)::int')

/** Returns how many rows of listings a run reports, such as '12,000 new'. */
function reported(output: string, what: string): number {
  const line = output.split('\n').find((one) => /^ +listings /u.test(one)) ?? ''
  return Number(new RegExp(`([\\d,]+) ${what}`, 'u').exec(line)?.[1]?.replaceAll(',', '') ?? 0)
}

async function importKilled(words: readonly string[]): Promise<number> {
  const { isKilled } = await runImport(
    [...words, ...reportTo('killed')],
    environment,
    async () => (await stored()) >= LISTINGS / 2,
  )
  if (!isKilled) throw new Error('The import was over before it could be killed: import more listings')
  return stored()
}

async function importSite(): Promise<readonly Row[]> {
  const files = await writeSite(folder, LISTINGS)
  const site = await serveSite(environment)
  const visits: Visits = { requests: 0, failed: 0, longestMs: 0 }
  const rows = await whileVisited(site.url, visits, async () => {
    const before = values.killed ? await importKilled(files) : 0
    const first = await runImport([...files, ...reportTo('first')], environment)
    const second = await runImport([...files, ...reportTo('second')], environment)
    return [
      ...(values.killed ? [note('listings stored when it was killed', String(before))] : []),
      ...(values.killed
        ? [none('stored before, and not found unchanged', before - reported(first.output, 'unchanged'))]
        : []),
      atMost('import', first.seconds, IMPORT_SECONDS, 's'),
      note('listings a second', (reported(first.output, 'new') / first.seconds).toFixed(0)),
      note('second run', `${second.seconds.toFixed(1)} s`),
      none('not found unchanged by the second run', LISTINGS - reported(second.output, 'unchanged')),
      note('most memory of the command', `${first.memory.toFixed(0)} MB`),
    ]
  })
  await site.stop()
  const distinct = await count(`count(distinct title ->> 'en')::int`)
  return [
    ...rows,
    none('listings missing', LISTINGS - distinct),
    none('listings stored twice', (await stored()) - distinct),
    none('listings that no search finds', await count('count(*) filter (where search_vector is null)::int')),
    note('pages of two visitors', String(visits.requests)),
    none('pages that failed', visits.failed),
    note('the slowest page', `${visits.longestMs.toFixed(0)} ms`),
  ]
}

async function readLargeCsv(megabytes: number): Promise<readonly Row[]> {
  const { files, rows, bytes } = await writeLargeCsv(folder, megabytes)
  const { seconds, memory, output } = await runImport([...files, '--dry-run', ...reportTo('large')], {
    ...environment,
    ...SMALL_HEAP,
  })
  return [
    note('CSV', `${(bytes / 1e6).toFixed(0)} MB`),
    note('rows', String(rows)),
    atLeast('rows that an import would store', reported(output, 'new'), rows),
    note('time', `${seconds.toFixed(0)} s`),
    note('heap allowed', `${HEAP_MB} MB`),
    note('most memory of the command', `${memory.toFixed(0)} MB`),
  ]
}

const rows =
  values['csv-mb'] === undefined ? await importSite() : await readLargeCsv(Number(values['csv-mb']))
printRows('import', [...rows, note('load of the machine', loadavg()[0]?.toFixed(1) ?? '')])
await embedded.stop()
await rm(folder, { recursive: true, force: true })
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1)
