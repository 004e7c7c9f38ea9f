import { sql } from 'kysely'
import { isJsonObject } from '#app/lib/json-object.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { textOf, type Values } from '../field-values.ts'
import type { Joined, RecordTable } from '../sources/source-format.ts'

// Rows of tables that belong to others wait in a temporary table of this connection: they need not fit into memory, and no
// one else sees them.

export async function createStage(db: Db): Promise<void> {
  await sql`create temporary table import_stage (name text not null, key text not null, position bigserial, fields text not null)`.execute(
    db,
  )
}

export const indexStage = (db: Db) =>
  sql`create index import_stage_keys on import_stage (name, key, position)`.execute(db)

export const dropStage = (db: Db) => sql`drop table if exists import_stage`.execute(db)

export type StagedRow = { readonly name: string; readonly key: string; readonly values: Values }

export async function stageRows(db: Db, rows: readonly StagedRow[]): Promise<void> {
  const [names, keys] = [rows.map(({ name }) => name), rows.map(({ key }) => key)]
  const fields = rows.map(({ values }) => JSON.stringify(values))
  await sql`
    insert into import_stage (name, key, fields)
    select * from unnest(${names}::text[], ${keys}::text[], ${fields}::text[])`.execute(db)
}

function valuesIn(fields: string): Values {
  const values: unknown = JSON.parse(fields)
  return isJsonObject(values) ? values : {}
}

type Found = ReadonlyMap<string, readonly Values[]>

async function findStaged(db: Db, name: string, keys: readonly string[]): Promise<Found> {
  const { rows } = await sql<{ key: string; fields: string }>`
    select key, fields from import_stage where name = ${name} and key = any(${keys}::text[]) order by position`.execute(
    db,
  )
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, its]) => [key, its.map(({ fields }) => valuesIn(fields))]))
}

/** Returns a function that finds the rows of other tables that belong to one of these rows. */
export async function joinsOf(
  db: Db,
  { joins = {} }: RecordTable,
  rows: readonly Values[],
): Promise<(row: Values) => Joined> {
  const found: [string, string, Found][] = []
  for (const [name, { to }] of Object.entries(joins)) {
    const keys = [...new Set(rows.map((row) => textOf(row[to])))]
    found.push([name, to, await findStaged(db, name, keys)])
  }
  return (row) => Object.fromEntries(found.map(([name, to, its]) => [name, its.get(textOf(row[to])) ?? []]))
}
