/** How a part of a statement relates to what it is in. */
export type LevelKind = 'main' | 'with' | 'from' | 'sublink'

/** One SELECT, INSERT, UPDATE or DELETE within a statement. */
export type Level = {
  readonly id: number
  readonly kind: LevelKind
  /** Whether it names columns of what it is in. */
  isCorrelated: boolean
  locksRows: boolean
  /** Whether it is recursive, or has grouping sets or a sample: only one node can do that. */
  needsOneNode: boolean
}

/** A table as it is named once in a statement. */
export type Relation = { readonly id: number; readonly table: string; readonly level: Level }

/** A column of a relation: `3.user_id`. */
export type ColumnKey = string

export type Change = {
  readonly kind: 'insert' | 'update' | 'delete'
  readonly relation: Relation
  /** Columns that get a value: all listed ones of an INSERT, those after SET of an UPDATE. */
  readonly columns: readonly string[]
  /** What an INSERT takes its rows from. */
  readonly rows: 'values' | 'select' | 'none'
  /** The columns after ON CONFLICT; null if there are none. */
  readonly conflict: readonly string[] | null
}

/** What decides where a statement runs. */
export type Facts = {
  readonly relations: readonly Relation[]
  readonly levels: readonly Level[]
  readonly changes: readonly Change[]
  /** Columns that are equal in every row that counts. */
  readonly equal: readonly (readonly [ColumnKey, ColumnKey])[]
  /** Columns that are equal to one value that is given. */
  readonly given: ReadonlySet<ColumnKey>
  /** Columns that are equal to one of several values that are given. */
  readonly listed: ReadonlySet<ColumnKey>
  readonly functions: ReadonlySet<string>
  /** What is no SELECT, INSERT, UPDATE or DELETE: LISTEN, LOCK, CREATE TEMP TABLE. */
  readonly command: string | null
}

export const columnKey = (relation: Relation, column: string): ColumnKey => `${relation.id}.${column}`
