import type { DeleteStmt, InsertStmt, Node, UpdateStmt } from '@pgsql/types'
import { parse } from 'libpg-query'
import { type Change, columnKey, type Facts } from './facts.ts'
import type { Outputs, Scope } from './scope.ts'
import { SelectReader } from './select-reader.ts'

const targetsOf = (nodes: readonly Node[] | undefined): readonly string[] =>
  (nodes ?? []).flatMap((node) => ('ResTarget' in node ? [node.ResTarget.name ?? ''] : []))

const indexColumns = (nodes: readonly Node[] | undefined): readonly string[] =>
  (nodes ?? []).flatMap((node) => ('IndexElem' in node ? [node.IndexElem.name ?? ''] : []))

/** Reads statements that change rows, too. */
class StatementReader extends SelectReader {
  protected override change(node: Node, scope: Scope): Outputs {
    if ('InsertStmt' in node) return this.insert(node.InsertStmt, scope)
    if ('UpdateStmt' in node) return this.update(node.UpdateStmt, scope)
    if ('DeleteStmt' in node) return this.delete(node.DeleteStmt, scope)
    this.command = Object.keys(node)[0] ?? ''
    return new Map()
  }

  private changed(change: Omit<Change, 'conflict'> & { conflict?: readonly string[] | null }): void {
    this.changes.push({ conflict: null, ...change })
  }

  /** Returns what the rows of an INSERT are made from. */
  private rowsOf(source: Node | undefined): Change['rows'] {
    if (!source || !('SelectStmt' in source)) return 'none'
    return source.SelectStmt.valuesLists ? 'values' : 'select'
  }

  private insert({ selectStmt, onConflictClause, ...insert }: InsertStmt, scope: Scope): Outputs {
    this.with(insert.withClause, scope)
    const outputs: Outputs = selectStmt ? this.statement(selectStmt, 'from', scope) : new Map()
    const relation = this.relation(insert.relation ?? {}, scope)
    const columns = targetsOf(insert.cols)
    const sources = [...outputs.values()]
    columns.forEach((column, i) => {
      const source = sources[i]
      if (source) this.equal.push([columnKey(relation, column), source])
    })
    const conflict = onConflictClause?.infer ? indexColumns(onConflictClause.infer.indexElems) : null
    this.changed({ kind: 'insert', relation, columns, rows: this.rowsOf(selectStmt), conflict })
    for (const node of onConflictClause?.targetList ?? []) this.expression(node, scope)
    return this.outputs(insert.returningClause?.exprs, scope)
  }

  private update(
    { withClause, relation: table = {}, fromClause, whereClause, ...rest }: UpdateStmt,
    scope: Scope,
  ): Outputs {
    this.with(withClause, scope)
    const relation = this.relation(table, scope)
    for (const from of fromClause ?? []) this.from(from, scope)
    this.where(whereClause, scope)
    for (const node of rest.targetList ?? []) this.expression(node, scope)
    this.changed({ kind: 'update', relation, columns: targetsOf(rest.targetList), rows: 'none' })
    return this.outputs(rest.returningClause?.exprs, scope)
  }

  private delete(
    { withClause, relation: table = {}, usingClause, whereClause, ...rest }: DeleteStmt,
    scope: Scope,
  ): Outputs {
    this.with(withClause, scope)
    const relation = this.relation(table, scope)
    for (const from of usingClause ?? []) this.from(from, scope)
    this.where(whereClause, scope)
    this.changed({ kind: 'delete', relation, columns: [], rows: 'none' })
    return this.outputs(rest.returningClause?.exprs, scope)
  }
}

/** Reads where the rows of a statement are, and what it does with them. */
export async function readStatement(text: string): Promise<Facts> {
  const { stmts = [] } = await parse(text)
  const reader = new StatementReader()
  for (const { stmt } of stmts) if (stmt) reader.statement(stmt, 'main', null)
  return reader
}
