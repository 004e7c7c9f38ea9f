import { sql } from 'kysely'
import type { Poster } from './item-detail.ts'

/**
 * Who posted a listing, as far as the public may know. Admins post for others, and have no public page. How many listings they
 * have is not said: each new one would drop all of their cached pages.
 */
export function posterOf() {
  return sql<Poster | null>`case when profiles.role = 'user' then json_build_object('id', profiles.id, 'name', profiles.full_name,
    'since', extract(year from profiles.created_at at time zone 'UTC')::int, 'isVerified', profiles.is_verified) end`.as(
    'poster',
  )
}
