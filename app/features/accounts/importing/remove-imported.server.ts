import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What a person can change of an account. */
const storedHash = sql<string>`md5(jsonb_build_array(
  email, full_name, phone, bio, location, avatar_url, role, is_verified, admin_notes, language, favorite_categories,
  provider_customer_id, deactivated_at, deleted_at)::text)`

/** Returns a hash of what is stored of each account, by id. */
export async function hashAccounts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('profiles')
    .select(['id', storedHash.as('hash')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

const OWNING = [
  'listings',
  'ads',
  'payments',
  'subscriptions',
  'payment_methods',
  'accounts',
  'sessions',
  'passkeys',
]

const ownsNothing = sql.join(
  OWNING.map(
    (table) => sql`not exists (select from ${sql.table(table)} as owned where owned.user_id = profiles.id)`,
  ),
  sql` and `,
)

/**
 * Deletes accounts that an import made, in the caller's transaction: those that were not changed since, never had a
 * password, and own nothing. Returns the ids of what was deleted.
 */
export async function removeImportedAccounts(
  { db }: Pick<Ctx, 'db'>,
  made: readonly { readonly id: string; readonly storedHash: string }[],
): Promise<readonly string[]> {
  const [ids, hashes] = [made.map(({ id }) => id), made.map((row) => row.storedHash)]
  const { rows } = await sql<{ id: string }>`
    delete from profiles using unnest(${ids}::uuid[], ${hashes}::text[]) as made (id, hash)
     where profiles.id = made.id and ${storedHash} = made.hash and ${ownsNothing}
    returning profiles.id`.execute(db)
  return rows.map(({ id }) => id)
}
