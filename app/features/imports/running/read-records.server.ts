import { type ReadRow, TableFileError } from '#app/platform/table-files/table-row.ts'
import { tableRows } from '#app/platform/table-files/table-rows.server.ts'
import { textOf } from '../field-values.ts'
import { joinedTables, type SourceFormat, tableNamed } from '../sources/source-format.ts'
import type { ImportRun } from './import-run.ts'
import { type StagedRow, stageRows } from './stage-joins.server.ts'

const STAGED_AT_A_TIME = 500

export type InputFile = { readonly file: string; readonly encoding: string | null }

/** Reads the rows of a file; says in which one it cannot go on. */
export async function* rowsOfFile({ file, encoding }: InputFile): AsyncGenerator<ReadRow> {
  try {
    yield* tableRows(file, encoding)
  } catch (error) {
    if (error instanceof TableFileError && !error.message.includes(file))
      throw new TableFileError(`${file}: ${error.message}`)
    throw error
  }
}

export const reportDamage = (
  run: ImportRun,
  file: string,
  { table, line, damage }: { table: string; line: number; damage: string },
) => run.report({ outcome: 'refused', row: { id: '', file, table, line }, field: '', reason: damage })

/** The columns by which other tables refer to the rows of a table. */
function keysOf(format: SourceFormat, table: string): readonly string[] {
  return Object.values(format.tables).flatMap(({ joins = {} }) => joins[table]?.by ?? [])
}

/** What the first reading of a file found: the tables with records. */
export type Survey = { readonly input: InputFile; readonly tables: ReadonlySet<string> }

/**
 * Reads a file once: puts aside the rows that belong to others, and returns which tables it has. Throws if it has none
 * that is read.
 */
export async function surveyFile(run: ImportRun, format: SourceFormat, input: InputFile): Promise<Survey> {
  const names = new Set<string>()
  const tables = new Set<string>()
  const joined = joinedTables(format)
  let staged: StagedRow[] = []
  for await (const row of rowsOfFile(input)) {
    names.add(row.table)
    const name = tableNamed(format, row.table)
    if (name === null) continue
    if (format.tables[name]) tables.add(name)
    if (!joined.has(name)) continue
    if ('damage' in row) await reportDamage(run, input.file, row)
    else
      for (const by of keysOf(format, name))
        staged.push({ name, key: textOf(row.values[by]), values: row.values })
    if (staged.length < STAGED_AT_A_TIME) continue
    await stageRows(run.ctx.db, staged)
    staged = []
  }
  await stageRows(run.ctx.db, staged)
  const isRead = [...names].some((name) => tableNamed(format, name) !== null)
  if (names.size > 0 && !isRead)
    throw new TableFileError(
      `${input.file} has ${[...names].join(', ')}. Of ${format.title} these tables are read: ${[...Object.keys(format.tables), ...joined].join(', ')}.`,
    )
  return { input, tables }
}
