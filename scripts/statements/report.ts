import { NOTES, REASONS, type Verdict, WAYS } from './judge-statement.ts'
import type { Recorded } from './recorded.ts'
import type { SchemaFault } from './schema-faults.ts'

type Judged = Recorded & { readonly verdict: Verdict }

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

function counted(
  heading: string,
  says: Readonly<Record<string, string>>,
  count: (key: string) => number,
): string {
  const rows = Object.entries(says).map(([key, text]) => row(text, count(key)))
  return [row(heading, 'Statements'), row('---', '---'), ...rows].join('\n')
}

/** Schema faults by kind, with the tables they are in. */
function faultTable(faults: readonly SchemaFault[]): string {
  const kinds = Map.groupBy(faults, ({ kind }) => kind)
  const rows = [...kinds].map(([kind, found]) =>
    row(kind, found.length, found.map(({ table, name }) => `\`${table}.${name}\``).join(', ')),
  )
  return [row('Schema', 'Number', 'Which'), row('---', '---', '---'), ...rows].join('\n')
}

const described = ({ text, by, verdict: { way, reasons } }: Judged) =>
  `${[way, ...reasons].join(' ')}: ${by.join(', ')}\n    ${text}`

type Report = {
  readonly name: string
  readonly judged: readonly Judged[]
  readonly faults: readonly SchemaFault[]
  /** Statements to print whole: those of a way, or with a reason or note. */
  readonly list: string | undefined
}

/** Returns what was counted, as Markdown. */
export function report({ name, judged, faults, list }: Report): string {
  const number = (test: (verdict: Verdict) => boolean) => judged.filter(({ verdict }) => test(verdict)).length
  const has = (words: readonly string[], word: string) => words.includes(word)
  const listed = judged.filter(({ verdict: { way, reasons, notes } }) =>
    has([way, ...reasons, ...notes], list ?? ''),
  )
  return [
    `## Divided by ${name}: ${judged.length} statements`,
    counted('Runs', WAYS, (way) => number((verdict) => verdict.way === way)),
    counted('Why not', REASONS, (reason) => number(({ reasons }) => has(reasons, reason))),
    counted('Holds on one node only', NOTES, (note) => number(({ notes }) => has(notes, note))),
    faultTable(faults),
    ...listed.map(described),
  ].join('\n\n')
}
