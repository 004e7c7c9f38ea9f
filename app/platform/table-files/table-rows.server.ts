import path from 'node:path'
import { csvRows } from './csv-rows.server.ts'
import { decodedText } from './decode-text.server.ts'
import { dumpRows } from './dump-rows.server.ts'
import { jsonRows } from './json-rows.server.ts'
import { type ReadRow, TableFileError } from './table-row.ts'

/** Returns the table that a file is named after: `t_item` for export/t_item.csv. */
const tableOfFile = (file: string): string => path.basename(file).replace(/\.[a-z]+$/iu, '')

/**
 * Reads the rows of an exported file, one at a time: CSV, JSON, JSON lines, or what `mysqldump --tab` writes. Throws
 * TableFileError where it cannot be read further.
 */
export function tableRows(file: string, encoding: string | null): AsyncGenerator<ReadRow> {
  const text = decodedText(file, encoding)
  const table = tableOfFile(file)
  const ending = path.extname(file).toLowerCase()
  if (ending === '.csv' || ending === '.tsv') return csvRows(text, table)
  if (ending === '.json' || ending === '.jsonl' || ending === '.ndjson') return jsonRows(text, table)
  if (ending === '.txt') return dumpRows(text, { table, file })
  throw new TableFileError(`${file} must end in .csv, .json, .jsonl or .txt (mysqldump --tab).`)
}
