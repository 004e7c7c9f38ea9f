import { writeFile } from 'node:fs/promises'
import pg from 'pg'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { startThrowawayServer } from './throwaway-server.ts'

// Writes app/platform/db/tables.gen.ts from the result of all migrations, or from the database in DATABASE_URL.

/** The TypeScript of a database type. Text is a string, or one of the values that a check constraint or a domain allows. */
const PLAIN: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  varbit: 'string',
  bytea: 'Buffer',
  timestamptz: 'Moment',
  date: 'string',
  jsonb: 'Json',
  _int4: 'number[]',
  _text: 'string[]',
  localized_text: 'LocalizedText',
  picture_list: 'Picture[]',
}

type Column = {
  table: string
  column: string
  type: string
  /** The check constraints of the table that name this column only, and those of its domain, as SQL. */
  checks: readonly string[]
  nullable: boolean
  optional: boolean
  computed: boolean
}

const COLUMNS = `
  select c.table_name as table, c.column_name as column, coalesce(c.domain_name, c.udt_name) as type,
         array(select pg_get_constraintdef(k.oid) from pg_constraint k
                join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
               where k.contype = 'c' and a.attname = c.column_name
                 and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass)
         || array(select pg_get_constraintdef(k.oid) from pg_constraint k join pg_type d on d.oid = k.contypid
                   where d.typname = c.domain_name) as checks,
         c.is_nullable = 'YES' as nullable,
         c.column_default is not null or c.is_identity = 'YES' as optional, c.is_generated = 'ALWAYS' as computed
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name !~ '^(kysely_migration|migrations)'
   order by c.table_name, c.ordinal_position`

const camel = (name: string) => name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`_${name}`)

const CLOSED_SET = /^CHECK \(\(\w+ = ANY \(ARRAY\[(?<values>.*)\]\)\)\)$/u

/**
 * Returns the union of the values that a check constraint allows; null when none of the column's constraints lists
 * texts.
 */
function closedSet(checks: readonly string[]): string | null {
  for (const check of checks) {
    const values = CLOSED_SET.exec(check)?.groups?.['values']?.match(/'[^']+'(?=::text)/gu)
    if (values) return values.join(' | ')
  }
  return null
}

function typeOf(c: Column): string {
  const base = closedSet(c.checks) ?? PLAIN[c.type] ?? 'string'
  const type = c.nullable ? `${base} | null` : base
  if (c.computed) return `ColumnType<${type}, never, never>`
  return c.optional ? `Made<${type}>` : type
}

function render(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (c) => c.table)
  const bodies = [...tables].map(([table, its]) => {
    const lines = its.map((c) => `  ${camel(c.column)}: ${typeOf(c)}`)
    return `export interface ${pascal(table)} {\n${lines.join('\n')}\n}`
  })
  const all = [...tables.keys()].map((table) => `  ${camel(table)}: ${pascal(table)}`)
  return `// Written by \`npm run db:types\`. Do not edit.
import type { ColumnType } from 'kysely'
import type { LocalizedText } from '#app/lib/localized-text.ts'
import type { Picture } from '#app/lib/picture.ts'

type Moment = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, unknown, unknown>
/** The database fills it in when an insert leaves it out. */
type Made<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

${bodies.join('\n\n')}

export interface DB {\n${all.join('\n')}\n}
`
}

async function writeTypes(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<Column>(COLUMNS)
  await client.end()
  await writeFile('app/platform/db/tables.gen.ts', render(rows))
}

async function writeTypesOfMigrations(): Promise<void> {
  const server = await startThrowawayServer()
  try {
    await migrate(server.connectionString)
    await writeTypes(server.connectionString)
  } finally {
    await server.stop()
  }
}

const given = process.env['DATABASE_URL']
await (given ? writeTypes(given) : writeTypesOfMigrations())
