import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.server.ts'

/** A row that an import made, and the hash of what it stored. */
export type MadeRow = { readonly id: string; readonly storedHash: string }

/** A table, and what of its rows a person can change: an import leaves alone what was changed since. */
type Changeable = { readonly table: string; readonly content: RawBuilder<unknown> }

const hashOf = ({ content }: Changeable) => sql<string>`md5(jsonb_build_array(${content})::text)`

/** Returns a hash of what is stored of each row, by id. */
export async function hashStored(
  db: Db,
  changeable: Changeable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; hash: string }>`
    select id, ${hashOf(changeable)} as hash from ${sql.table(changeable.table)} where id = any(${ids}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/**
 * Deletes rows that have the hash of what was stored, and of which nothing else says that they must stay, in the caller's
 * transaction. Returns the ids of what was deleted.
 */
export async function deleteUnchanged(
  db: Db,
  changeable: Changeable,
  { made, unless }: { readonly made: readonly MadeRow[]; readonly unless: readonly RawBuilder<unknown>[] },
): Promise<readonly string[]> {
  const [ids, hashes] = [made.map(({ id }) => id), made.map((row) => row.storedHash)]
  const table = sql.table(changeable.table)
  const conditions = sql.join(
    unless.map((reason) => sql`and not exists (${reason})`),
    sql` `,
  )
  const { rows } = await sql<{ id: string }>`
    delete from ${table} using unnest(${ids}::uuid[], ${hashes}::text[]) as made (made_id, made_hash)
     where ${table}.id = made_id and ${hashOf(changeable)} = made_hash ${conditions}
    returning ${table}.id`.execute(db)
  return rows.map(({ id }) => id)
}
