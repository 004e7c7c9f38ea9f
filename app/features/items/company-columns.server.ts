import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Company } from './company.ts'

/**
 * Selects the company that the poster of a listing posts for, in the query that reads the listing; null for none. Admins post
 * for others, and their own company is no one's.
 */
export function companyOfPoster(): RawBuilder<Company | null> {
  return sql<Company | null>`(
    select jsonb_build_object('name', poster.company_name, 'logo', poster.company_logo) from profiles as poster
     where poster.id = listings.user_id and poster.company_name <> '' and poster.role = 'user')`
}

/** Selects for which companies users post, by which their listings are found ([BIZ-06]): only those that `companyOfPoster` names. */
export const companyNames = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('profiles')
    .select(['id', 'companyName'])
    .where('id', 'in', userIds)
    .where('role', '=', 'user')
    .where('companyName', '<>', '')
    .orderBy('id')

/** Returns for which company a user posts; '' for none. */
export async function companyNameOf(db: Db, userId: string): Promise<string> {
  const named = await companyNames(db, [userId]).executeTakeFirst()
  return named?.companyName ?? ''
}
