import { NOT_IN_ARCHIVE } from '#app/platform/backup/snapshot.server.ts'
import { withClient } from '#app/platform/db/client.server.ts'

const TABLES = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and not (relname = any ($1)) order by relname`

const hashOf = (table: string) => `
  select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text) collate "C"), '')) as hash
    from "${table}" t`

/** Returns a hash of the content of each table that an archive has, by name. */
export function contentOf(connectionString: string): Promise<Readonly<Record<string, string>>> {
  return withClient(connectionString, async (client) => {
    await client.query(`set timezone = 'UTC'`)
    const { rows: tables } = await client.query<{ name: string }>(TABLES, [Object.keys(NOT_IN_ARCHIVE)])
    const hashes: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(hashOf(name))
      hashes[name] = rows[0]?.hash ?? ''
    }
    return hashes
  })
}
