import { type Distribution, type Placement, placementOf } from './distribution.ts'

/** What of the schema a cluster with this distribution cannot have. */
export type SchemaFault = {
  readonly kind: 'foreign key' | 'unique' | 'trigger'
  readonly table: string
  readonly name: string
}

const TABLE = /^create (?:unlogged )?table (?<name>\w+) \((?<body>[^;]*)\)[^;)]*;$/gmu
const KEY = /^ {2}constraint (?<name>\w+) (?:PRIMARY KEY|UNIQUE) \((?<columns>[^)]*)\)/gmu
const INDEX =
  /^CREATE UNIQUE INDEX (?<name>\w+) ON (?<table>\w+) USING \w+ \((?<columns>.*?)\)(?: WHERE .*)?;$/gmu
const REFERENCE =
  /^ {2}constraint (?<name>\w+) FOREIGN KEY \((?<from>\w+)\) REFERENCES (?<target>\w+)\((?<to>\w+)\)/gmu
const TRIGGER = /^CREATE TRIGGER (?<name>\w+) .*? ON (?<table>\w+) /gmu

type Groups = Readonly<Record<string, string | undefined>>
const matchesOf = (text: string, pattern: RegExp): readonly Groups[] =>
  [...text.matchAll(pattern)].map(({ groups = {} }) => groups)

/** Whether rows of both tables that refer to each other are on one node. */
function isKept(from: Placement, to: Placement, { from: column, to: target }: Groups): boolean {
  if (to.kind === 'copied') return true
  if (from.kind !== 'divided' || to.kind !== 'divided') return from.kind === 'single' && to.kind === 'single'
  return from.group === to.group && from.column === column && to.column === target
}

/** A unique key that leaves out what divides the table would have to be compared across nodes. */
const isUniqueOnOneNode = (placement: Placement, columns: string) =>
  placement.kind !== 'divided' || columns.split(', ').includes(placement.column)

function faultsOfTable(table: Groups, placed: (table: string) => Placement): readonly SchemaFault[] {
  const { name = '', body = '' } = table
  const fault = (kind: SchemaFault['kind']) => (found: Groups) => ({
    kind,
    table: name,
    name: found['name'] ?? '',
  })
  const own = placed(name)
  return [
    ...matchesOf(body, KEY)
      .filter(({ columns = '' }) => !isUniqueOnOneNode(own, columns))
      .map(fault('unique')),
    ...matchesOf(body, REFERENCE)
      .filter((found) => !isKept(own, placed(found['target'] ?? ''), found))
      .map(fault('foreign key')),
  ]
}

/** Returns what of a schema (`db/schema.sql`) cannot be on a cluster as it is. */
export function schemaFaults(schema: string, distribution: Distribution): readonly SchemaFault[] {
  const placed = (table: string) => placementOf(distribution, table)
  const indexes = matchesOf(schema, INDEX).filter(
    ({ table = '', columns = '' }) => !isUniqueOnOneNode(placed(table), columns),
  )
  const triggers = matchesOf(schema, TRIGGER).filter(({ table = '' }) => placed(table).kind !== 'single')
  return [
    ...matchesOf(schema, TABLE).flatMap((table) => faultsOfTable(table, placed)),
    ...indexes.map(({ table = '', name = '' }) => ({ kind: 'unique', table, name }) as const),
    ...triggers.map(({ table = '', name = '' }) => ({ kind: 'trigger', table, name }) as const),
  ]
}
