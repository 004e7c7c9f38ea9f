import { isJsonObject } from '#app/lib/json-object.ts'
import { type JsonPiece, JsonSplitter } from './json-splitter.ts'
import type { ReadRow } from './table-row.ts'

function rowOf({ text, line, table }: JsonPiece, named: string): ReadRow {
  const at = { table: table ?? named, line }
  try {
    const values: unknown = JSON.parse(text)
    return isJsonObject(values) ? { ...at, values } : { ...at, damage: 'no object' }
  } catch {
    return { ...at, damage: 'no JSON' }
  }
}

/** phpMyAdmin's own entries in the list of its tables. */
const isRemark = (row: ReadRow) =>
  'values' in row && (row.values['type'] === 'header' || row.values['type'] === 'database')

/** Reads rows from a JSON list of objects, from JSON lines, or from an export of phpMyAdmin. */
export async function* jsonRows(text: AsyncIterable<string>, table: string): AsyncGenerator<ReadRow> {
  const splitter = new JsonSplitter()
  for await (const chunk of text) {
    for (const piece of splitter.push(chunk)) {
      const row = rowOf(piece, table)
      if (piece.table !== null || !isRemark(row)) yield row
    }
  }
  splitter.end()
}
