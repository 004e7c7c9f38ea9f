import { readFileSync } from 'node:fs'

const TABLE = /^create (?:unlogged )?table (?<name>\w+) \((?<body>[^;]*)\)[^;)]*;$/gmu
const COLUMN = /^ {2}(?!constraint )"?(?<name>\w+)"? /gmu

const schema = readFileSync('db/schema.sql', 'utf8')

/** The columns of each table, as all migrations together make them. */
export const TABLE_COLUMNS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...schema.matchAll(TABLE)].map(({ groups }) => [
    groups?.['name'] ?? '',
    new Set([...(groups?.['body'] ?? '').matchAll(COLUMN)].map((column) => column.groups?.['name'] ?? '')),
  ]),
)
