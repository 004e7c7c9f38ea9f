export type CsvCell = string | number | boolean | Date | null

/** What a file begins with: without the mark spreadsheets read Cyrillic as gibberish, and take one that begins with 'ID' for another format. */
export const CSV_START = '\uFEFF'

// What spreadsheets would run instead of showing it, also behind blanks and in its wide form (D-15).
const RUNS = /^[\s\u0000-\u001f\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/u

function textOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell !== 'string') return String(cell)
  return RUNS.test(cell) ? `'${cell}` : cell
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * One line of a CSV file, with its end. Times are ISO in UTC; a text that a spreadsheet would run as a formula gets an
 * apostrophe before it (D-15).
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}
