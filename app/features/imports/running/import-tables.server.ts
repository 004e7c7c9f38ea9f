import type { ReadRow } from '#app/platform/table-files/table-row.ts'
import { textOf, type Values } from '../field-values.ts'
import type { RecordKind } from '../record-kinds.ts'
import { type RecordTable, type SourceFormat, tableNamed } from '../sources/source-format.ts'
import { CARDS } from './card-handler.server.ts'
import { batchImporter, reportRow } from './import-batch.server.ts'
import { importFavoriteRows, importRedirectRows } from './import-links.server.ts'
import type { ImportRun, SourceRow } from './import-run.ts'
import { LAYOUTS } from './layout-handler.server.ts'
import { reportDamage, rowsOfFile, type Survey } from './read-records.server.ts'
import { ACCOUNTS, BILLBOARDS, LISTINGS } from './record-handlers.server.ts'
import { joinsOf } from './stage-joins.server.ts'
import { SUBSCRIPTIONS } from './subscription-handler.server.ts'

/** Rows of one transaction: others wait for it no longer than about a second. */
const ROWS_AT_A_TIME = 200

type TableRow = Extract<ReadRow, { values: unknown }>
type Named = { readonly file: string; readonly name: string; readonly table: RecordTable }

const IMPORTERS: Readonly<Record<RecordKind, (run: ImportRun, rows: readonly SourceRow[]) => Promise<void>>> =
  {
    accounts: batchImporter(ACCOUNTS),
    billboards: batchImporter(BILLBOARDS),
    listings: batchImporter(LISTINGS),
    layouts: batchImporter(LAYOUTS),
    subscriptions: batchImporter(SUBSCRIPTIONS),
    cards: batchImporter(CARDS),
    favorites: importFavoriteRows,
    redirects: importRedirectRows,
  }

/** Maps rows of a table to records, and imports them by kind. */
async function importRows(
  run: ImportRun,
  { file, name, table }: Named,
  rows: readonly TableRow[],
): Promise<void> {
  const joined = await joinsOf(
    run.ctx.db,
    table,
    rows.map(({ values }) => values),
  )
  const records: SourceRow[] = []
  for (const { line, values } of rows) {
    const mapped = table.map(values, joined(values))
    const at = { kind: table.kind, id: idOf(table, values), file, table: name, line, values: {} }
    if ('leftOut' in mapped) await reportRow(run, 'left out', at, [{ field: '', reason: mapped.leftOut }])
    else
      records.push({
        ...at,
        kind: mapped.kind ?? table.kind,
        id: at.id || textOf(mapped.values['id']),
        values: mapped.values,
      })
  }
  for (const [kind, its] of Map.groupBy(records, ({ kind }) => kind)) await IMPORTERS[kind](run, its)
}

const idOf = ({ id }: RecordTable, values: Values) => (id === '' ? '' : textOf(values[id]))

/** Imports the records of one kind from a file, some rows at a time. */
export async function importKind(
  run: ImportRun,
  format: SourceFormat,
  {
    survey: { input },
    kind,
    onRows,
  }: { readonly survey: Survey; readonly kind: RecordKind; readonly onRows: (count: number) => void },
): Promise<void> {
  let waiting: TableRow[] = []
  const flush = async () => {
    const [first] = waiting
    const name = first ? tableNamed(format, first.table) : null
    const table = name === null ? undefined : format.tables[name]
    if (name !== null && table) await importRows(run, { file: input.file, name, table }, waiting)
    onRows(waiting.length)
    waiting = []
  }
  for await (const row of rowsOfFile(input)) {
    const name = tableNamed(format, row.table)
    const table = name === null ? undefined : format.tables[name]
    if (table?.kind !== kind) continue
    if (waiting.length >= ROWS_AT_A_TIME || waiting.some((other) => other.table !== row.table)) await flush()
    if ('damage' in row) {
      run.counts[kind].refused++
      await reportDamage(run, input.file, row)
    } else waiting.push(row)
  }
  await flush()
}
