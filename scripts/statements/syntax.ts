import type { ColumnRef, Node } from '@pgsql/types'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A key of a node is its kind, which alone begins with a capital. */
const isNode = (value: object): value is Node => {
  const [kind = '', ...others] = Object.keys(value)
  return others.length === 0 && /^[A-Z]/u.test(kind)
}

/** Returns the nodes directly inside of a value, whatever lies between. */
function nodesIn(value: unknown): readonly Node[] {
  if (!isObject(value)) return []
  if (isNode(value)) return [value]
  const parts: readonly unknown[] = Object.values(value)
  return parts.flatMap(nodesIn)
}

/** Returns the nodes inside of a node. */
export const childrenOf = (node: Node): readonly Node[] => {
  const parts: readonly unknown[] = Object.values(node)
  return parts.flatMap((part) => (isObject(part) ? Object.values(part).flatMap(nodesIn) : []))
}

export const nameOf = (node: Node | undefined): string =>
  node && 'String' in node ? (node.String.sval ?? '') : ''

export const namesOf = (nodes: readonly Node[] | undefined): readonly string[] => (nodes ?? []).map(nameOf)

/** Returns the names of a reference: column, or alias and column; null for `*`. */
export function partsOfColumn({ fields = [] }: ColumnRef): { alias: string | null; column: string } | null {
  if (fields.some((field) => 'A_Star' in field)) return null
  const names = namesOf(fields)
  return { alias: names.length > 1 ? (names.at(-2) ?? null) : null, column: names.at(-1) ?? '' }
}

const some = (node: Node, test: (node: Node) => boolean): boolean =>
  test(node) || childrenOf(node).some((child) => some(child, test))

/** Whether a value is known before the statement runs: it names no column, and asks for none. */
export const isGiven = (node: Node): boolean =>
  !some(node, (part) => 'ColumnRef' in part || 'SubLink' in part)

/** Returns what a cast is applied to. */
export const withoutCast = (node: Node): Node =>
  'TypeCast' in node && node.TypeCast.arg ? withoutCast(node.TypeCast.arg) : node

/** Returns the conditions that all have to hold. */
export function conditionsOf(where: Node | undefined): readonly Node[] {
  if (!where) return []
  if ('BoolExpr' in where && where.BoolExpr.boolop === 'AND_EXPR')
    return (where.BoolExpr.args ?? []).flatMap(conditionsOf)
  return [where]
}
