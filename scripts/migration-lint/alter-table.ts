import type { AlterTableCmd, ColumnDef, Constraint, Node } from '@pgsql/types'
import type { Rule } from './advice.ts'

/** Functions whose value is the same for all rows of a statement: as a default they rewrite nothing. */
const STABLE = new Set(['now', 'current_timestamp', 'transaction_timestamp', 'statement_timestamp'])

const constraintsOf = (column: ColumnDef): readonly Constraint[] =>
  (column.constraints ?? []).flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))

function isVolatile(node: Node | undefined): boolean {
  if (node === undefined) return false
  if ('TypeCast' in node) return isVolatile(node.TypeCast.arg)
  if (!('FuncCall' in node)) return false
  const last = node.FuncCall.funcname?.at(-1)
  return !(last && 'String' in last && STABLE.has(last.String.sval ?? ''))
}

/** Returns what is unsafe about a column that is added to a table with rows. */
function addedColumn(column: ColumnDef): readonly Rule[] {
  const constraints = constraintsOf(column)
  const kinds = new Set(constraints.map(({ contype }) => contype))
  const standard = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')
  const rules: Rule[] = []
  if (kinds.has('CONSTR_NOTNULL') && !standard) rules.push('column')
  if (kinds.has('CONSTR_GENERATED') || kinds.has('CONSTR_IDENTITY') || isVolatile(standard?.raw_expr))
    rules.push('rewrite')
  if (kinds.has('CONSTR_UNIQUE') || kinds.has('CONSTR_PRIMARY')) rules.push('unique')
  // A new column is null in all rows, or has its default: its own check and reference read the table all the same.
  if (kinds.has('CONSTR_CHECK') || (kinds.has('CONSTR_FOREIGN') && standard)) rules.push('constraint')
  return rules
}

function addedConstraint({ contype, skip_validation, indexname }: Constraint): readonly Rule[] {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_NOTNULL')
    return skip_validation === true ? [] : ['constraint']
  return indexname === undefined ? ['unique'] : []
}

const OTHERS: { readonly [subtype: string]: Rule } = {
  AT_AlterColumnType: 'rewrite',
  AT_SetLogged: 'rewrite',
  AT_SetUnLogged: 'rewrite',
  AT_SetTableSpace: 'rewrite',
  AT_SetNotNull: 'not-null',
  AT_DropColumn: 'drop',
}

/** Returns what is unsafe about one change of a table with rows. */
export function changeOfTable({ subtype, def }: AlterTableCmd): readonly Rule[] {
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return addedColumn(def.ColumnDef)
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return addedConstraint(def.Constraint)
  const rule = OTHERS[subtype ?? '']
  return rule ? [rule] : []
}
