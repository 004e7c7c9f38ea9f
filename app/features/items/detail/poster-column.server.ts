import { sql } from 'kysely'
import { isPublic } from '../public-items.server.ts'
import { MAX_COUNTED, type Poster } from './item-detail.ts'

/** Who posted a listing, as far as the public may know. Admins post for others, and have no public page. */
export function posterOf(now: Date) {
  const listings = sql`select count(*)::int from (
    select from listings where listings.user_id = profiles.id and ${isPublic('listings', now)} limit ${sql.lit(MAX_COUNTED)}) counted`
  return sql<Poster | null>`case when profiles.role = 'user' then json_build_object('id', profiles.id, 'name', profiles.full_name,
    'since', extract(year from profiles.created_at at time zone 'UTC')::int, 'isVerified', profiles.is_verified,
    'listings', (${listings})) end`.as('poster')
}
