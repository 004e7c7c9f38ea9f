import { withClient } from '#app/platform/db/client.server.ts'

// Rows of today's schema in a database of an earlier one: what a site of then would have had.

const COLUMNS = `
  select c.relname as "table", array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     and a.attgenerated = '' and not (c.relname = any ($1))
   group by c.relname`

/** What the migrations write themselves. */
const OF_MIGRATIONS = ['migrations', 'kysely_migration', 'kysely_migration_lock']

/** Columns by table. */
export type Columns = ReadonlyMap<string, readonly string[]>

async function columnsOf(connectionString: string): Promise<Columns> {
  const { rows } = await withClient(connectionString, (client) =>
    client.query<{ table: string; columns: string[] }>(COLUMNS, [OF_MIGRATIONS]),
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Returns the tables and columns that two databases have in common. */
async function sharedColumns(one: string, other: string): Promise<Columns> {
  const [left, right] = [await columnsOf(one), await columnsOf(other)]
  const shared = [...left].flatMap(([table, columns]) => {
    const known = new Set(right.get(table))
    const both = columns.filter((column) => known.has(column))
    return both.length > 0 ? [[table, both] as const] : []
  })
  return new Map(shared)
}

/** Worked out from other columns: a migration may empty it, and the job search.fill fills it again. */
const WORKED_OUT = 'search_vector'

const listOf = (columns: readonly string[]) => columns.map((name) => `"${name}"`).join(', ')

/** Copies the rows of every table that `to` has, as far as it has the columns. Triggers and foreign keys are left out. */
export async function copyIntoEarlier(from: string, to: string): Promise<Columns> {
  const shared = await sharedColumns(from, to)
  await withClient(to, async (target) => {
    await target.query(`set session_replication_role = replica; set timezone = 'UTC'`)
    await target.query(`truncate ${listOf([...shared.keys()])}`)
    await withClient(from, async (source) => {
      await source.query(`set timezone = 'UTC'`)
      for (const [table, columns] of shared) {
        const list = listOf(columns)
        const { rows } = await source.query<{ rows: string }>(
          `select coalesce(json_agg(t), '[]')::text as rows from (select ${list} from "${table}") t`,
        )
        await target.query(
          `insert into "${table}" (${list}) overriding system value
           select ${list} from json_populate_recordset(null::"${table}", $1)`,
          [rows[0]?.rows],
        )
      }
    })
  })
  return shared
}

/** Returns the number of rows and a hash of these columns, by table; without what is worked out from others. */
export function hashesOf(
  connectionString: string,
  columns: Columns,
): Promise<Readonly<Record<string, string>>> {
  return withClient(connectionString, async (client) => {
    await client.query(`set timezone = 'UTC'`)
    const hashes: Record<string, string> = {}
    for (const [table, list] of columns) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text) collate "C"), '')) as hash
           from (select ${listOf(list.filter((name) => name !== WORKED_OUT))} from "${table}") t`,
      )
      hashes[table] = rows[0]?.hash ?? ''
    }
    return hashes
  })
}
