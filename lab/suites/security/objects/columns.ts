import { sql } from 'kysely'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import type { Fields, Value } from '../../../../tests/security/inventory/writing.ts'

type Column = { readonly name: string; readonly type: string }

/** What no form has, and what every attacker tries. */
const TRIED = [
  'is_verified',
  'isVerified',
  'isAdmin',
  'admin',
  'ownerId',
  'verified',
  'stripe_customer_id',
  'favorites',
]

/** Values that are found again wherever they were stored. */
const MARKS = {
  text: 'injected-marker',
  number: 424_242,
  uuid: '42424242-4242-4242-8242-424242424242',
  time: '2001-02-03T04:05:06.000Z',
} as const

/** Columns with a closed set of values get the one that would be worth having. */
const WORTH: Readonly<Record<string, string>> = {
  role: 'admin',
  status: 'active',
  moderation: 'approved',
  payment_status: 'completed',
  state: 'paid',
}

function valueFor({ name, type }: Column): Value {
  const worth = WORTH[name]
  if (worth) return worth
  if (type === 'boolean') return true
  if (type === 'uuid') return MARKS.uuid
  if (/^(?:integer|bigint|smallint|numeric|double precision)$/u.test(type)) return MARKS.number
  return type.startsWith('timestamp') || type === 'date' ? MARKS.time : MARKS.text
}

const inCamelCase = (name: string) =>
  name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase())

/** Every column of every table, in both spellings, with a value that would be found again. */
export async function injectedFields(db: Db): Promise<Fields> {
  const { rows } = await sql<Column>`
    select distinct on (column_name) column_name as name, data_type as type
    from information_schema.columns where table_schema = 'public' order by 1`.execute(db)
  const columns = rows.flatMap((column) =>
    [column.name, inCamelCase(column.name)].map((name) => [name, valueFor(column)] as const),
  )
  return Object.fromEntries([...columns, ...TRIED.map((name) => [name, true] as const)])
}

/** The tables in which one of the values was stored, and the counts that rise when a protected column is set. */
export async function foundAgain(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_buckets'`.execute(
    db,
  )
  const patterns = [MARKS.text, String(MARKS.number), MARKS.uuid, '2001-02-03'].map((mark) => `%${mark}%`)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql<{ row: string }>`
      select left(t::text, 300) as row from ${sql.table(name)} t
      where t::text like any (${patterns}::text[]) limit 1`.execute(db)
    found.push(...hits.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** How many rows have what only payments and admins give. */
export async function privileges(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, string>>`
    select (select count(*) from profiles where role = 'admin') as admins,
      (select count(*) from listings where payment_status = 'completed') as paid,
      (select count(*) from listings where featured_ticker) + (select count(*) from ads where featured) as featured,
      (select count(*) from entitlements) as entitlements,
      (select count(*) from ads where moderation = 'approved') as approved,
      (select count(*) from payments where state = 'paid') as payments`.execute(db)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]))
}
