import type pg from 'pg'
import type { MigrationFile } from '../../db/migration-files.server.ts'
import { deleteJobs, restoreJobs, type WaitingJob } from '../../jobs/restore-jobs.server.ts'
import { folderOf, JOB_COLUMNS, JOBS_FOLDER } from '../archive/archive-format.ts'
import { ArchiveError } from '../backup-errors.ts'
import { quoted } from '../quoted.ts'
import type { Verified } from '../read-archive.server.ts'
import type { Progress } from '../write-archive.server.ts'
import {
  clearSchema,
  columnsOf,
  emptyTables,
  enableTriggers,
  makeSchema,
  migrateForward,
} from './load-schema.server.ts'
import { RowWriter, type Table } from './row-writer.server.ts'
import { setAside } from './set-aside.server.ts'

const JOBS_TABLE = 'restored_jobs'
const MAKE_JOBS_TABLE = `create temporary table ${JOBS_TABLE}
  (name text, data jsonb, start_after timestamptz) on commit drop`

/** What would open an account again that its user closed after the backup. */
const SESSIONS = ['sessions', 'one_time_tokens', 'passkey_challenges']

/** The content of an archive on its way into a database, inside a transaction of the caller. */
export class DatabaseLoad {
  readonly #client: pg.Client
  readonly #verified: Verified
  readonly #files: readonly MigrationFile[]
  #tables: readonly string[] = []
  #leftOut: readonly string[] = []
  #writer: RowWriter | null = null
  #folder = ''
  #bringBack = async () => {}

  constructor(client: pg.Client, verified: Verified, files: readonly MigrationFile[]) {
    this.#client = client
    this.#verified = verified
    this.#files = files
  }

  /** Makes empty tables as they were when the archive was written. */
  async begin(): Promise<void> {
    const { header } = this.#verified
    await clearSchema(this.#client)
    await makeSchema(this.#client, header, this.#files)
    const columns = await columnsOf(this.#client)
    const known = header.tables.filter(({ name }) => columns.has(name))
    this.#leftOut = header.tables.filter(({ name }) => !columns.has(name)).map(({ name }) => name)
    for (const { name, columns: given } of known) assertColumns(name, given, columns.get(name) ?? [])
    this.#tables = known.map(({ name }) => name)
    await emptyTables(this.#client, this.#tables)
    this.#bringBack = await setAside(this.#client)
    await this.#client.query(MAKE_JOBS_TABLE)
    const targets = new Map<string, Table>(known.map((table) => [folderOf(table.name), table]))
    targets.set(JOBS_FOLDER, { name: JOBS_TABLE, columns: JOB_COLUMNS })
    this.#writer = new RowWriter(this.#client, targets)
  }

  async write(folder: string, text: Buffer, onProgress?: Progress): Promise<void> {
    if (folder !== this.#folder)
      onProgress?.({ what: folder, count: this.#verified.manifest.rows[folder]?.rows ?? 0 })
    this.#folder = folder
    await this.#writer?.write(folder, text)
  }

  /** Brings back indexes, keys and triggers, compares the counts, and migrates to the schema of this release. */
  async finish({ keepSessions }: { keepSessions: boolean }) {
    await this.#writer?.close()
    await this.#bringBack()
    await this.#assertCounts()
    for (const { name, value } of this.#verified.header.sequences)
      await this.#client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, value])
    if (!keepSessions)
      for (const table of SESSIONS.filter((name) => this.#tables.includes(name)))
        await this.#client.query(`delete from public.${quoted(table)}`)
    await enableTriggers(this.#client, this.#tables)
    const migrated = await migrateForward(this.#client, this.#verified.header, this.#files)
    await this.#restoreJobs()
    await this.#client.query('analyze')
    return { migrated, leftOut: this.#leftOut }
  }

  async #assertCounts(): Promise<void> {
    for (const name of this.#tables) {
      const { rows } = await this.#client.query<{ count: string }>(
        `select count(*) from public.${quoted(name)}`,
      )
      const [found, wanted] = [Number(rows[0]?.count), this.#verified.manifest.rows[folderOf(name)]?.rows]
      if (found !== wanted)
        throw new ArchiveError(`${name} has ${found} rows instead of ${wanted}. Nothing was restored.`)
    }
  }

  async #restoreJobs(): Promise<void> {
    await deleteJobs(this.#client)
    const { rows } = await this.#client.query<WaitingJob>(
      `select name, data, start_after as "startAfter" from ${JOBS_TABLE}`,
    )
    await restoreJobs(this.#client, rows)
  }
}

function assertColumns(table: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((column) => !known.includes(column))
  if (unknown === undefined) return
  throw new ArchiveError(`The archive has a column that no migration makes: ${table}.${unknown}.`)
}
