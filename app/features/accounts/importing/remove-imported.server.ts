import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { deleteUnchanged, hashStored, type MadeRow } from '#app/platform/db/unchanged-rows.server.ts'

/** What a person can change of an account. */
const ACCOUNTS = {
  table: 'profiles',
  content: sql`email, full_name, phone, bio, location, avatar_url, role, is_verified, admin_notes, language,
    favorite_categories, deactivated_at, deleted_at, company_name, company_logo`,
}

const OWNED = [
  'listings',
  'ads',
  'payments',
  'subscriptions',
  'payment_methods',
  'accounts',
  'sessions',
  'passkeys',
].map((table) => sql`select from ${sql.table(table)} as owned where owned.user_id = profiles.id`)

/** Returns a hash of what is stored of each account, by id. */
export const hashAccounts = (db: Db, ids: readonly string[]) => hashStored(db, ACCOUNTS, ids)

/**
 * Deletes accounts that an import made, in the caller's transaction: those that were not changed since, never had a
 * password, and own nothing. Returns the ids of what was deleted.
 */
export const removeImportedAccounts = ({ db }: Pick<Ctx, 'db'>, made: readonly MadeRow[]) =>
  deleteUnchanged(db, ACCOUNTS, { made, unless: OWNED })
