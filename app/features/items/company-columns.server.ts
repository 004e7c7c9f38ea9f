import { type RawBuilder, sql } from 'kysely'
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
