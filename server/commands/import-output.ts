import type { ImportResult } from '#app/features/imports/running/run-import.server.ts'
import type { Undone } from '#app/features/imports/running/undo-import.server.ts'
import { csvLine } from '#app/lib/csv.ts'

const number = (value: number) => value.toLocaleString('en')
const EVERY_ROWS = 10_000

/** Returns a function that shows how far an import is: on one line of a terminal, elsewhere every 10,000 rows. */
export function progressOf(output: NodeJS.WriteStream) {
  let shown = ''
  return ({ kind, rows }: { readonly kind: string; readonly rows: number }) => {
    const text = rows > 0 ? `${kind}: ${number(rows)} rows` : kind
    if (output.isTTY) output.write(`\r\u001b[K${text}`)
    else if (text !== shown && (rows === 0 || rows % EVERY_ROWS === 0)) output.write(`  ${text}\n`)
    shown = text
  }
}

const COLUMNS = [
  ['made', 'new'],
  ['updated', 'updated'],
  ['unchanged', 'unchanged'],
  ['kept', 'changed here, kept'],
  ['leftOut', 'left out'],
  ['refused', 'refused'],
  ['repaired', 'with repairs'],
] as const

/** Returns what became of the rows, a line for each kind. */
export function countsText({ counts }: ImportResult): string {
  const lines = Object.entries(counts).flatMap(([kind, its]) => {
    const parts = COLUMNS.filter(([name]) => its[name] > 0).map(
      ([name, label]) => `${number(its[name])} ${label}`,
    )
    return parts.length > 0 ? [`  ${kind.padEnd(14)} ${parts.join(', ')}`] : []
  })
  return lines.length > 0 ? lines.join('\n') : '  no rows'
}

/**
 * Returns the map of categories to fill in: those that are none here, the most frequent first. A name comes from the file
 * of a stranger: its control characters would reach the terminal.
 */
export function unknownCategoriesText({ unknownCategories }: ImportResult): string {
  const lines = [...unknownCategories]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name]) => csvLine([name.replace(/\p{Cc}/gu, '�'), '']).trimEnd())
  return ['theirs,ours', ...lines].join('\n')
}

/** Returns what an undo removed, a line for each kind. */
export function undoneText(undone: Undone): string {
  const lines = Object.entries(undone)
    .filter(([, { removed, left }]) => removed + left > 0)
    .map(
      ([kind, { removed, left }]) => `  ${kind.padEnd(14)} ${number(removed)} removed, ${number(left)} left`,
    )
  return lines.length > 0 ? lines.join('\n') : '  nothing is here of it'
}
