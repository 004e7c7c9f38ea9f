import { ADDED_COLUMNS } from './distribution.ts'
import { type ColumnKey, columnKey, type Level, type Relation } from './facts.ts'
import { TABLE_COLUMNS } from './table-columns.ts'

/** What a name after FROM leads to: a table, or the result of a SELECT. */
export type Source = {
  readonly has: (column: string) => boolean
  /** Returns the column of a table that this column is; null for anything computed. */
  readonly find: (column: string) => ColumnKey | null
}

/** The columns of a result, by name. */
export type Outputs = ReadonlyMap<string, ColumnKey | null>

export const sourceOf = (outputs: Outputs): Source => ({
  has: (column) => outputs.has(column),
  find: (column) => outputs.get(column) ?? null,
})

export const tableSource = (relation: Relation): Source => ({
  has: (column) =>
    TABLE_COLUMNS.get(relation.table)?.has(column) === true || ADDED_COLUMNS[relation.table] === column,
  find: (column) => columnKey(relation, column),
})

/** The names that may be used in a level, and in those that it is in. */
export class Scope {
  readonly level: Level
  readonly parent: Scope | null
  readonly sources = new Map<string, Source>()
  readonly results = new Map<string, Outputs>()

  constructor(level: Level, parent: Scope | null) {
    this.level = level
    this.parent = parent
  }

  /** Returns the result that WITH gave this name, here or further out. */
  result(name: string): Outputs | undefined {
    return this.results.get(name) ?? this.parent?.result(name)
  }

  #source(alias: string | null, column: string): Source | undefined {
    if (alias !== null) return this.sources.get(alias)
    return [...this.sources.values()].find((source) => source.has(column))
  }

  /** Returns the column of a table that is meant, and marks each level that it is not of as correlated. */
  find(alias: string | null, column: string): ColumnKey | null {
    const source = this.#source(alias, column)
    if (source) return source.find(column)
    if (!this.parent || !this.parent.#knows(alias, column)) return null
    this.level.isCorrelated = true
    return this.parent.find(alias, column)
  }

  #knows(alias: string | null, column: string): boolean {
    if (this.#source(alias, column)) return true
    return this.parent !== null && this.parent.#knows(alias, column)
  }
}
