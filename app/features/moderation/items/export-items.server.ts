import { sql } from 'kysely'
import { record } from '#app/features/audit/record-action.server.ts'
import { categoryName } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import type { CsvCell } from '#app/lib/csv.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import {
  ATTRIBUTES_IN,
  attributeCells,
  COMPANY_IN,
  EXPORT_COLUMNS,
  fieldsIn,
  OFFERED,
} from './export-columns.server.ts'
import { found } from './filter-items.server.ts'
import type { ItemFilter } from './moderated-items.ts'

/** How many rows are read at a time. */
const BATCH = 1000

type Row = {
  id: string
  publicId: number
  title: string
  category: string
  status: string
  moderation: string
  featured: boolean
  email: string
  company: string
  fields: readonly string[]
  attributes: unknown
  createdAt: Date
  updatedAt: Date
  expiresAt: Date | null
  /** The same with the full precision of the database. */
  place: string
}

/** The next ones behind an item: on the way through all of them in order, however rare the words are. */
async function batch(
  ctx: Ctx,
  table: ItemTable,
  filter: ItemFilter,
  behind: Row | null,
): Promise<readonly Row[]> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const { number, featured } = ITEM_COLUMNS[table]
  const after = behind
    ? sql`and (${column('created_at')}, ${column('id')}) < (${behind.place}::timestamptz, ${behind.id}::uuid)`
    : sql``
  const { rows } = await sql<Row>`
    select ${column('id')}, ${localized('title', ctx.locale, table)} as title, ${column('category')},
           ${column('status')}, ${column('moderation')}, profiles.email,
           ${COMPANY_IN[table]} as company,
           ${column(number)} as "publicId", ${column(featured)} as featured, ${fieldsIn(table)} as fields,
           ${ATTRIBUTES_IN[table]} as attributes,
           ${column('created_at')} as "createdAt", ${column('updated_at')} as "updatedAt",
           ${column('expires_at')} as "expiresAt", ${column('created_at')}::text as place
      from ${sql.table(table)} join profiles on profiles.id = ${column('user_id')}
     where ${found(table, filter, true)} ${after}
     order by ${column('created_at')} desc, ${column('id')} desc limit ${sql.lit(BATCH)}`.execute(ctx.db)
  return rows
}

function cellsOf(ctx: Ctx, kind: string, row: Row): readonly CsvCell[] {
  const category = parseCategory(row.category)
  return [
    row.id,
    row.publicId,
    kind,
    row.title,
    category ? categoryName(category, ctx.locale) : row.category,
    row.status,
    row.moderation,
    row.featured,
    ...row.fields.slice(0, OFFERED.length),
    row.email,
    ...row.fields.slice(OFFERED.length),
    row.createdAt,
    row.updatedAt,
    row.expiresAt,
    row.company,
    ...attributeCells(row.attributes),
  ]
}

type Cells = readonly (readonly CsvCell[])[]

/** The rows of one table, read batch by batch: however many there are, few are in memory at a time. */
async function* rowsOf(ctx: Ctx, table: ItemTable, filter: ItemFilter): AsyncGenerator<Cells, void> {
  let behind: Row | null = null
  do {
    const rows: readonly Row[] = await batch(ctx, table, filter, behind)
    yield rows.map((row) => cellsOf(ctx, ITEM_COLUMNS[table].kind, row))
    behind = rows.length < BATCH ? null : (rows.at(-1) ?? null)
  } while (behind)
}

async function* rows(ctx: Ctx, filter: ItemFilter): AsyncGenerator<Cells, void> {
  yield [EXPORT_COLUMNS]
  yield* rowsOf(ctx, 'ads', filter)
  yield* rowsOf(ctx, 'listings', filter)
}

/**
 * Exports everything the filters show, billboards first, after the log entry about who exports it ([MOD-07], D-14,
 * D-15).
 */
export async function exportItems(ctx: Ctx, filter: ItemFilter): Promise<AsyncGenerator<Cells, void>> {
  assertAllowed(whyNotAdmin(ctx.actor))
  assertAllowed(await takeToken(ctx, 'adminExport'))
  await record(ctx, { action: 'export_ads', targetType: 'site', targetId: 'ads.csv', details: { ...filter } })
  return rows(ctx, filter)
}
