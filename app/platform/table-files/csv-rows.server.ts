import { Readable } from 'node:stream'
import { type CsvError, type InfoField, parse } from 'csv-parse'
import { MAX_ROW_LENGTH, type ReadRow, TableFileError } from './table-row.ts'

const DELIMITERS = [',', ';', '\t'] as const
const MAX_COLUMNS = 300

/** Returns the separator of a header: the one that it has most often. */
function delimiterOf(header: string): string {
  const count = (sign: string) => header.split(sign).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** phpMyAdmin and MySQL write a missing value in this way, without quotes. */
const withoutNull = (cell: string, { quoting }: InfoField) =>
  !quoting && (cell === 'NULL' || cell === '\\N') ? '' : cell

/** Counts lines as the parser does, which is ahead of who reads its records. */
class LineCounter {
  #before = 0

  /** Returns the first line of what ends on this one. */
  firstOf(lastLine: number): number {
    const first = this.#before + 1
    this.#before = Math.max(lastLine, first)
    return first
  }
}

const parserFor = (delimiter: string, counter: LineCounter) =>
  parse({
    bom: true,
    cast: withoutNull,
    delimiter,
    // The first line of a record goes before its cells.
    on_record: (record, { lines }) => [String(counter.firstOf(lines)), ...record],
    max_record_size: MAX_ROW_LENGTH,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  })

/** Reads the first line, which names the columns. Returns it, and the whole text again. */
async function peekLine(text: AsyncGenerator<string, void>): Promise<{ line: string; read: string }> {
  let read = ''
  while (!/[\r\n]/u.test(read) && read.length < MAX_ROW_LENGTH) {
    const next = await text.next()
    if (next.done) break
    read += next.value
  }
  return { line: read.split(/[\r\n]/u, 1)[0] ?? '', read }
}

async function* startingWith(read: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield read
  yield* rest
}

function columnsOf(header: readonly string[]): readonly string[] {
  const columns = header.map((name) => name.trim())
  const isNamed = columns.every(Boolean) && new Set(columns).size === columns.length
  if (!isNamed || columns.length > MAX_COLUMNS)
    throw new TableFileError('The first line must name every column, each once.')
  return columns
}

const rowOf = (
  columns: readonly string[],
  cells: readonly string[],
  at: { table: string; line: number },
): ReadRow =>
  cells.length === columns.length
    ? { ...at, values: Object.fromEntries(columns.map((name, i) => [name, cells[i]])) }
    : { ...at, damage: `${cells.length} cells, but the first line names ${columns.length} columns` }

/** Returns the lines that could not be read since the last call. */
function skippedRows(
  parser: ReturnType<typeof parse>,
  table: string,
  lines: LineCounter,
): () => readonly ReadRow[] {
  const skipped: ReadRow[] = []
  parser.on('skip', (error: CsvError) => {
    const last = Number(error['lines'] ?? 0)
    const line = lines.firstOf(last)
    const where = last > line ? ` from here to line ${last}` : ''
    const damage = `the quotes are wrong${where}, or the row is too long (${error.code})`
    skipped.push({ table, line, damage })
  })
  return () => skipped.splice(0)
}

/** Reads the rows of a CSV file whose first line names the columns; separated by commas, semicolons or tabs. */
export async function* csvRows(text: AsyncGenerator<string, void>, table: string): AsyncGenerator<ReadRow> {
  const { line, read } = await peekLine(text)
  const lines = new LineCounter()
  const parser = parserFor(delimiterOf(line), lines)
  const takeSkipped = skippedRows(parser, table, lines)
  const source = Readable.from(startingWith(read, text))
  source.on('error', (error) => parser.destroy(error))
  const parsed: AsyncIterable<readonly string[]> = source.pipe(parser)
  let columns: readonly string[] | null = null
  for await (const [line, ...record] of parsed) {
    yield* takeSkipped()
    if (columns === null) columns = columnsOf(record)
    else yield rowOf(columns, record, { table, line: Number(line) })
  }
  yield* takeSkipped()
}
