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
  ATTRIBUTE_COLUMNS,
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

/** Returns the cells of the file with the columns of D-15. */
function itemCells(ctx: Ctx, kind: string, row: Row): readonly CsvCell[] {
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
  ]
}

/** Returns the cells of the file with what a listing states. */
const statedCells = (_: Ctx, kind: string, row: Row): readonly CsvCell[] => [
  row.id,
  row.publicId,
  kind,
  row.title,
  row.company,
  ...attributeCells(row.attributes),
]

const FILES = {
  'ads.csv': { columns: EXPORT_COLUMNS, cellsOf: itemCells },
  'attributes.csv': { columns: ATTRIBUTE_COLUMNS, cellsOf: statedCells },
} as const

export type ItemsFile = keyof typeof FILES

type Export = { readonly filter: ItemFilter; readonly file: ItemsFile }

type Cells = readonly (readonly CsvCell[])[]

/** The rows of one table, read batch by batch: however many there are, few are in memory at a time. */
async function* rowsOf(ctx: Ctx, table: ItemTable, { filter, file }: Export): AsyncGenerator<Cells, void> {
  const { cellsOf } = FILES[file]
  let behind: Row | null = null
  do {
    const rows: readonly Row[] = await batch(ctx, table, filter, behind)
    yield rows.map((row) => cellsOf(ctx, ITEM_COLUMNS[table].kind, row))
    behind = rows.length < BATCH ? null : (rows.at(-1) ?? null)
  } while (behind)
}

async function* rows(ctx: Ctx, asked: Export): AsyncGenerator<Cells, void> {
  yield [FILES[asked.file].columns]
  // A banner ad states nothing.
  if (asked.file === 'ads.csv') yield* rowsOf(ctx, 'ads', asked)
  yield* rowsOf(ctx, 'listings', asked)
}

/**
 * Exports everything the filters show, billboards first, after the log entry about who exports it ([MOD-07], D-14,
 * D-15).
 */
export async function exportItems(
  ctx: Ctx,
  filter: ItemFilter,
  file: ItemsFile = 'ads.csv',
): Promise<AsyncGenerator<Cells, void>> {
  assertAllowed(whyNotAdmin(ctx.actor))
  assertAllowed(await takeToken(ctx, 'adminExport'))
  await record(ctx, { action: 'export_ads', targetType: 'site', targetId: file, details: { ...filter } })
  return rows(ctx, { filter, file })
}
