import { sql } from 'kysely'
import { record } from '#app/features/audit/record-action.server.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { recordOf } from '#app/lib/record-of.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import { TableFileError } from '#app/platform/table-files/table-row.ts'
import { categoryFinder } from '../category-map.ts'
import { RECORD_KINDS, type RecordKind } from '../record-kinds.ts'
import type { SourceFormat } from '../sources/source-format.ts'
import { SOURCE_FORMATS } from '../sources/source-formats.ts'
import { type Counts, type ImportCtx, type ImportRun, noCounts } from './import-run.ts'
import { importKind } from './import-tables.server.ts'
import type { PictureFiles } from './open-pictures.server.ts'
import { type Survey, surveyFile } from './read-records.server.ts'
import { createStage, dropStage, indexStage } from './stage-joins.server.ts'
import type { Report } from './write-report.server.ts'

const OPERATOR = { id: null, role: 'operator' } as const

export type ImportOrder = {
  readonly files: readonly string[]
  /** A name in SOURCE_FORMATS. */
  readonly format: string
  readonly source: string
  readonly encoding: string | null
  readonly isDryRun: boolean
  readonly invites: boolean
  readonly categories: ReadonlyMap<string, CategorySlug>
  readonly pictures: PictureFiles | null
  readonly report: Report
  readonly t: Translate
  readonly onProgress?: (progress: { readonly kind: string; readonly rows: number }) => void
}

export type ImportResult = {
  readonly counts: Readonly<Record<RecordKind, Counts>>
  /** Names of categories that are none here, and how many rows have them. */
  readonly unknownCategories: ReadonlyMap<string, number>
}

/** Runs `work` on one connection, while no other import runs. */
export function whileNoOtherImport<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{
      isFree: boolean
    }>`select pg_try_advisory_lock(hashtext('haulpost import')) as is_free`.execute(one)
    if (!rows[0]?.isFree) throw new TableFileError('Another import runs right now.')
    try {
      return await work(one)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('haulpost import'))`.execute(one)
    }
  })
}

async function surveyAll(
  run: ImportRun,
  format: SourceFormat,
  order: ImportOrder,
): Promise<readonly Survey[]> {
  const surveys: Survey[] = []
  await dropStage(run.ctx.db)
  await createStage(run.ctx.db)
  for (const file of order.files) {
    order.onProgress?.({ kind: `reading ${file}`, rows: 0 })
    surveys.push(await surveyFile(run, format, { file, encoding: order.encoding }))
  }
  await indexStage(run.ctx.db)
  return surveys
}

/** Kinds whose rows name items. */
const ABOUT_ITEMS: readonly RecordKind[] = ['favorites', 'subscriptions', 'layouts']

const has = ({ tables }: Survey, kind: RecordKind, format: SourceFormat) =>
  [...tables].some((table) => format.tables[table]?.kind === kind)

async function importAll(
  run: ImportRun,
  format: SourceFormat,
  { surveys, order }: { readonly surveys: readonly Survey[]; readonly order: ImportOrder },
): Promise<void> {
  const hasKind = (kind: RecordKind) => surveys.some((survey) => has(survey, kind, format))
  const remembering = { ...run, remembersItems: ABOUT_ITEMS.some(hasKind) }
  for (const kind of RECORD_KINDS) {
    let rows = 0
    const onRows = (count: number) => {
      rows += count
      order.onProgress?.({ kind, rows })
    }
    for (const survey of surveys.filter((one) => has(one, kind, format)))
      await importKind(remembering, format, { survey, kind, onRows })
  }
  await dropStage(run.ctx.db)
}

async function beginRun({ db, now }: ImportCtx, { source, format }: ImportOrder): Promise<string> {
  const { id } = await db
    .insertInto('importRuns')
    .values({ source, format, startedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes in the log of admins what the run did. The worker writes the invitations, if the operator wants them. */
function endRun(ctx: ImportCtx, id: string, { source, counts, invites }: ImportRun): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const sums = recordOf(RECORD_KINDS, (kind) => counts[kind].made + counts[kind].updated)
    await ctx.db
      .updateTable('importRuns')
      .set({ finishedAt: sql<Date>`now()`, counts: JSON.stringify(counts) })
      .where('id', '=', id)
      .execute()
    if (invites) await enqueueJob(ctx, 'imports.invite', { source })
    await record(
      ctx,
      { action: 'import_finished', targetType: 'site', targetId: source, details: sums },
      OPERATOR,
    )
  })
}

/**
 * Imports files of another site (D-17). Each batch is a transaction: after an interruption, the same call goes on where it
 * was, because rows that are stored are recognized. Throws TableFileError for files that cannot be read.
 */
export function runImport(ctx: ImportCtx, order: ImportOrder): Promise<ImportResult> {
  const format = SOURCE_FORMATS[order.format]
  if (!format)
    throw new TableFileError(`There is no format ${order.format}: ${Object.keys(SOURCE_FORMATS).join(', ')}.`)
  return whileNoOtherImport(ctx.db, async (db) => {
    const inside = { ...ctx, db }
    const categories = categoryFinder(order.categories)
    const run: ImportRun = {
      ctx: inside,
      t: order.t,
      source: order.source,
      isDryRun: order.isDryRun,
      invites: order.invites,
      pictures: order.pictures,
      categories,
      report: order.report.add,
      counts: recordOf(RECORD_KINDS, noCounts),
      seen: new Set(),
      remembersItems: true,
      planned: new Map(),
      claims: new Map(),
    }
    const surveys = await surveyAll(run, format, order)
    const id = order.isDryRun ? null : await beginRun(inside, order)
    await importAll(run, format, { surveys, order })
    if (id !== null) await endRun(inside, id, run)
    return { counts: run.counts, unknownCategories: categories.unknown }
  })
}
