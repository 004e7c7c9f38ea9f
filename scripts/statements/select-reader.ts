import type {
  A_Expr,
  JoinExpr,
  Node,
  RangeFunction,
  RangeSubselect,
  RangeVar,
  SelectStmt,
  SubLink,
  WithClause,
} from '@pgsql/types'
import type { Change, ColumnKey, Facts, Level, LevelKind, Relation } from './facts.ts'
import { type Outputs, Scope, sourceOf, tableSource } from './scope.ts'
import { childrenOf, conditionsOf, isGiven, nameOf, namesOf, partsOfColumn, withoutCast } from './syntax.ts'

/** A side of a comparison, and the column that it is. */
type Side = readonly [Node, ColumnKey | null]

const nameOfValue = (node: Node): string =>
  'FuncCall' in node ? nameOf(node.FuncCall.funcname?.at(-1)) : '?column?'

/** Returns what a SELECT computes, apart from FROM and WHERE. */
const expressionsOf = (select: SelectStmt): readonly Node[] =>
  [
    select.targetList,
    select.sortClause,
    select.groupClause,
    select.havingClause,
    select.limitCount,
    select.limitOffset,
    select.valuesLists,
  ].flatMap((part) => part ?? [])

/** Collects the facts of one statement on the way through its tree. */
export abstract class SelectReader implements Facts {
  readonly relations: Relation[] = []
  readonly levels: Level[] = []
  readonly changes: Change[] = []
  readonly equal: (readonly [ColumnKey, ColumnKey])[] = []
  readonly given = new Set<ColumnKey>()
  readonly listed = new Set<ColumnKey>()
  readonly functions = new Set<string>()
  command: string | null = null

  /** Reads a statement, or a part of one that is a statement itself. Returns its columns. */
  statement(node: Node, kind: LevelKind, parent: Scope | null): Outputs {
    const scope = new Scope(this.level(kind), parent)
    return 'SelectStmt' in node ? this.select(node.SelectStmt, scope) : this.change(node, scope)
  }

  /** Reads a statement that is no SELECT. */
  protected abstract change(node: Node, scope: Scope): Outputs

  protected level(kind: LevelKind): Level {
    const level = { id: this.levels.length, kind, isCorrelated: false, locksRows: false, needsOneNode: false }
    this.levels.push(level)
    return level
  }

  protected relation({ relname = '', alias }: RangeVar, scope: Scope): Relation {
    const relation = { id: this.relations.length, table: relname, level: scope.level }
    this.relations.push(relation)
    scope.sources.set(alias?.aliasname ?? relname, tableSource(relation))
    return relation
  }

  protected with(clause: WithClause | undefined, scope: Scope): void {
    if (clause?.recursive === true) scope.level.needsOneNode = true
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node) || !node.CommonTableExpr.ctequery) continue
      const { ctename = '', ctequery } = node.CommonTableExpr
      scope.results.set(ctename, this.statement(ctequery, 'with', scope))
    }
  }

  protected select(select: SelectStmt, scope: Scope): Outputs {
    this.with(select.withClause, scope)
    if (select.larg && select.rarg) {
      this.statement({ SelectStmt: select.rarg }, 'from', scope)
      const left = this.statement({ SelectStmt: select.larg }, 'from', scope)
      return new Map([...left.keys()].map((column) => [column, null]))
    }
    for (const from of select.fromClause ?? []) this.from(from, scope)
    this.where(select.whereClause, scope)
    for (const node of expressionsOf(select)) this.expression(node, scope)
    scope.level.locksRows ||= select.lockingClause !== undefined
    scope.level.needsOneNode ||= select.groupClause?.some((node) => 'GroupingSet' in node) === true
    return this.outputs(select.targetList, scope)
  }

  protected outputs(targets: readonly Node[] | undefined, scope: Scope): Outputs {
    return new Map(
      (targets ?? []).flatMap((node) => {
        if (!('ResTarget' in node) || !node.ResTarget.val) return []
        const column = this.column(node.ResTarget.val, scope)
        const name = node.ResTarget.name ?? (column?.split('.')[1] || nameOfValue(node.ResTarget.val))
        return [[name, column] as const]
      }),
    )
  }

  protected from(node: Node, scope: Scope): void {
    if ('RangeVar' in node) this.named(node.RangeVar, scope)
    else if ('JoinExpr' in node) this.join(node.JoinExpr, scope)
    else if ('RangeSubselect' in node) this.subselect(node.RangeSubselect, scope)
    else if ('RangeFunction' in node) this.call(node.RangeFunction, scope)
    else scope.level.needsOneNode = true
  }

  protected subselect({ subquery, alias }: RangeSubselect, scope: Scope): void {
    const outputs: Outputs = subquery ? this.statement(subquery, 'from', scope) : new Map()
    scope.sources.set(alias?.aliasname ?? `#${scope.sources.size}`, sourceOf(outputs))
  }

  protected call({ alias, functions }: RangeFunction, scope: Scope): void {
    for (const call of functions ?? []) this.expression(call, scope)
    const name = alias?.aliasname ?? `#${scope.sources.size}`
    const named = namesOf(alias?.colnames)
    const columns = named.length > 0 ? named : [name]
    scope.sources.set(name, sourceOf(new Map(columns.map((column) => [column, null]))))
  }

  protected named(table: RangeVar, scope: Scope): void {
    const result = table.schemaname === undefined ? scope.result(table.relname ?? '') : undefined
    if (result) scope.sources.set(table.alias?.aliasname ?? table.relname ?? '', sourceOf(result))
    else this.relation(table, scope)
  }

  protected join({ larg, rarg, quals, usingClause }: JoinExpr, scope: Scope): void {
    if (larg) this.from(larg, scope)
    const before = [...scope.sources.values()]
    if (rarg) this.from(rarg, scope)
    this.where(quals, scope)
    const joined = [...scope.sources.values()].filter((source) => !before.includes(source))
    for (const column of namesOf(usingClause)) {
      const left = before.find((source) => source.has(column))?.find(column)
      const right = joined.find((source) => source.has(column))?.find(column)
      if (left && right) this.equal.push([left, right])
    }
  }

  protected where(where: Node | undefined, scope: Scope): void {
    for (const condition of conditionsOf(where)) {
      if ('A_Expr' in condition) this.comparison(condition.A_Expr, scope)
      this.expression(condition, scope)
    }
  }

  protected column(node: Node, scope: Scope): ColumnKey | null {
    const bare = withoutCast(node)
    const parts = 'ColumnRef' in bare ? partsOfColumn(bare.ColumnRef) : null
    return parts && scope.find(parts.alias, parts.column)
  }

  protected comparison({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope): void {
    if (!lexpr || !rexpr || nameOf(name?.[0]) !== '=') return
    const left = this.column(lexpr, scope)
    if (kind === 'AEXPR_OP') this.equality([lexpr, left], [rexpr, this.column(rexpr, scope)])
    else if (left && isGiven(rexpr)) this.listed.add(left)
  }

  protected equality([leftValue, left]: Side, [rightValue, right]: Side): void {
    if (left && right) this.equal.push([left, right])
    else if (left && isGiven(rightValue)) this.given.add(left)
    else if (right && isGiven(leftValue)) this.given.add(right)
  }

  protected expression(node: Node, scope: Scope): void {
    if ('SubLink' in node) return this.sublink(node.SubLink, scope)
    if ('SelectStmt' in node) return void this.statement(node, 'sublink', scope)
    if ('ColumnRef' in node) return void this.column(node, scope)
    if ('FuncCall' in node) this.functions.add(nameOf(node.FuncCall.funcname?.at(-1)))
    for (const child of childrenOf(node)) this.expression(child, scope)
  }

  protected sublink({ subselect, testexpr, operName }: SubLink, scope: Scope): void {
    if (testexpr) this.expression(testexpr, scope)
    const outputs: Outputs = subselect ? this.statement(subselect, 'sublink', scope) : new Map()
    const [inner] = [...outputs.values()]
    const outer = testexpr && this.column(testexpr, scope)
    const isEqual = operName === undefined || nameOf(operName[0]) === '='
    if (inner && outer && isEqual) this.equal.push([outer, inner])
  }
}
