export type CsvCell = string | number | boolean | Date | null

/**
 * The byte order mark: without it spreadsheets garble Cyrillic, and take a file that begins with 'ID' for another
 * format.
 */
export const CSV_START = '\uFEFF'

// What spreadsheets would run instead of showing it, also after blanks and in full-width form (D-15).
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
 * Returns one line of a CSV file, with its line end. Times are ISO in UTC; a text that a spreadsheet would run as a
 * formula gets an apostrophe in front (D-15).
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}
