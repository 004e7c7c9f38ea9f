import { readFileSync } from 'node:fs'
import { MAX_ROW_LENGTH, type ReadRow, TableFileError } from './table-row.ts'

// What `mysqldump --tab` writes: TABLE.sql with the columns, and TABLE.txt with a line for each row, whose values are
// separated by tabs.

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', Z: '\u001a', '0': '' }

const unescaped = (cell: string) =>
  cell === '\\N' ? null : cell.replace(/\\([\s\S])/gu, (_, sign: string) => ESCAPED[sign] ?? sign)

/** A tab or line end that is part of a value has a backslash in front. */
const cellsOf = (line: string) => line.match(/(?:\\[\s\S]|[^\t\\])+|(?<=^|\t)(?=\t|$)/gu) ?? []

function columnsIn(sqlFile: string): readonly string[] {
  let sql: string
  try {
    sql = readFileSync(sqlFile, 'utf8')
  } catch {
    throw new TableFileError(
      `${sqlFile} is missing: mysqldump --tab writes it too, with the names of the columns.`,
    )
  }
  return [...sql.matchAll(/^\s+`(?<name>\w+)`\s/gmu)].map(({ groups }) => groups?.['name'] ?? '')
}

/** Reads lines, where a line end with a backslash in front is part of the line. */
async function* logicalLines(text: AsyncIterable<string>): AsyncGenerator<{ line: string; at: number }> {
  let rest = ''
  let at = 1
  for await (const chunk of text) {
    rest += chunk
    if (rest.length > MAX_ROW_LENGTH + chunk.length) throw new TableFileError(`Line ${at} is too long.`)
    const whole = rest.match(/(?:\\[\s\S]|[^\n\\])*\n/gu) ?? []
    for (const line of whole) {
      yield { line: line.slice(0, -1), at }
      at += line.split('\n').length - 1
    }
    rest = rest.slice(whole.reduce((sum, { length }) => sum + length, 0))
  }
  if (rest) yield { line: rest, at }
}

/** Reads the rows that `mysqldump --tab` wrote; `file` is the one with the ending .txt. */
export async function* dumpRows(
  text: AsyncIterable<string>,
  { table, file }: { readonly table: string; readonly file: string },
): AsyncGenerator<ReadRow> {
  const columns = columnsIn(file.replace(/\.txt$/u, '.sql'))
  for await (const { line, at } of logicalLines(text)) {
    const cells = cellsOf(line)
    yield cells.length === columns.length
      ? {
          table,
          line: at,
          values: Object.fromEntries(columns.map((name, i) => [name, unescaped(cells[i] ?? '')])),
        }
      : { table, line: at, damage: `${cells.length} values, but the table has ${columns.length} columns` }
  }
}
