import type { Values } from '../field-values.ts'
import type { RecordKind } from '../record-kinds.ts'

/** The rows of other tables that belong to a row, by table. */
export type Joined = Readonly<Record<string, readonly Values[]>>

/** A record in the neutral format. `kind` differs from that of the table where the row says so. */
type Mapped = { readonly kind?: RecordKind; readonly values: Values }

/** Why a row is left out on purpose. */
type LeftOut = { readonly leftOut: string }

/** A table with records. */
export type RecordTable = {
  readonly kind: RecordKind
  /** The column with the id. */
  readonly id: string
  /** The tables that belong to it: a column of theirs, and the column of this one that it refers to. */
  readonly joins?: Readonly<Record<string, { readonly by: string; readonly to: string }>>
  readonly map: (row: Values, joined: Joined) => Mapped | LeftOut
}

/** What another system exports. */
export type SourceFormat = {
  readonly title: string
  readonly tables: Readonly<Record<string, RecordTable>>
}

/** Returns the tables of a format that only belong to others. */
export const joinedTables = ({ tables }: SourceFormat): ReadonlySet<string> =>
  new Set(Object.values(tables).flatMap(({ joins = {} }) => Object.keys(joins)))

/** Returns the table of a format that a table of an export is: `oc_t_item` is t_item. Null for one that is not read. */
export function tableNamed(format: SourceFormat, name: string): string | null {
  const known = [...Object.keys(format.tables), ...joinedTables(format)]
  const fitting = known.filter((table) => name === table || name.endsWith(`_${table}`))
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? null
}
