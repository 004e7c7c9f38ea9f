import type { AlterTableStmt, DropStmt, Node, RangeVar } from '@pgsql/types'
import type { Rule } from './advice.ts'
import { changeOfTable } from './alter-table.ts'

const changesOf = ({ cmds = [] }: AlterTableStmt) =>
  cmds.flatMap((node) => ('AlterTableCmd' in node ? [node.AlterTableCmd] : []))

const nameOf = (table: RangeVar | undefined): string => table?.relname ?? ''

/** Returns the tables that these statements create: they have no rows and no readers yet. */
export const tablesMadeBy = (statements: readonly Node[]): ReadonlySet<string> =>
  new Set(statements.flatMap((node) => ('CreateStmt' in node ? [nameOf(node.CreateStmt.relation)] : [])))

/** Returns whether a statement without a transaction can be run again after it was cut off. */
function isRepeatable(node: Node): boolean {
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true && node.IndexStmt.if_not_exists === true
  if ('DropStmt' in node) return node.DropStmt.concurrent === true && node.DropStmt.missing_ok === true
  if (!('AlterTableStmt' in node)) return false
  return changesOf(node.AlterTableStmt).every(({ subtype }) => subtype === 'AT_ValidateConstraint')
}

const needsNoTransaction = (node: Node): boolean =>
  ('IndexStmt' in node && node.IndexStmt.concurrent === true) ||
  ('DropStmt' in node && node.DropStmt.concurrent === true)

const LOCKS = ['TruncateStmt', 'LockStmt', 'VacuumStmt', 'ClusterStmt', 'ReindexStmt'] as const

const USED_BY_CODE: ReadonlySet<DropStmt['removeType']> = new Set([
  'OBJECT_TABLE',
  'OBJECT_VIEW',
  'OBJECT_MATVIEW',
  'OBJECT_TYPE',
  'OBJECT_DOMAIN',
  'OBJECT_SEQUENCE',
])

/** Domains and views are altered by the same statement; only tables have rows. */
function alterations(statement: AlterTableStmt, isNew: (table: RangeVar | undefined) => boolean) {
  if (statement.objtype !== 'OBJECT_TABLE' || isNew(statement.relation)) return []
  return changesOf(statement).flatMap(changeOfTable)
}

/** Changes of rows, and what cannot be read: of a table with a condition, too, since it may fit every row. */
function changeOfRows(node: Node, isNew: (table: RangeVar | undefined) => boolean): readonly Rule[] {
  if ('UpdateStmt' in node) return isNew(node.UpdateStmt.relation) ? [] : ['data']
  if ('DeleteStmt' in node) return isNew(node.DeleteStmt.relation) ? [] : ['data']
  if ('DoStmt' in node) return ['block']
  return LOCKS.some((kind) => kind in node) ? ['lock'] : []
}

/** Returns the rules that a statement in a transaction breaks. */
function brokenInside(node: Node, isNew: (table: RangeVar | undefined) => boolean): readonly Rule[] {
  if (needsNoTransaction(node)) return ['transaction']
  if ('IndexStmt' in node) return isNew(node.IndexStmt.relation) ? [] : ['index']
  if ('AlterTableStmt' in node) return alterations(node.AlterTableStmt, isNew)
  if ('RenameStmt' in node)
    return node.RenameStmt.renameType === 'OBJECT_TABLE' || node.RenameStmt.renameType === 'OBJECT_COLUMN'
      ? ['rename']
      : []
  if ('DropStmt' in node) return USED_BY_CODE.has(node.DropStmt.removeType) ? ['drop'] : []
  return changeOfRows(node, isNew)
}

/** Returns the rules that a statement of a migration breaks. */
export function brokenRules(
  node: Node,
  newTables: ReadonlySet<string>,
  inTransaction: boolean,
): readonly Rule[] {
  if (!inTransaction) return isRepeatable(node) ? [] : ['no-transaction']
  return brokenInside(node, (table) => newTables.has(nameOf(table)))
}
