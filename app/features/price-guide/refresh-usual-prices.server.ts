import { sql } from 'kysely'
import { monthsBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { MIN_COMPARABLES, MIN_POSTERS, USUAL_MONTHS, YEARS_APART } from './rules.ts'

/** What was asked on this site since a moment, of public and ended listings, each once. */
const askedSince = (since: Date) => sql`
  select comparable_group, coalesce(comparable_year, 0) as comparable_year, comparable_value, user_id
    from listings
   where comparable_group is not null and comparable_value > 0 and payment_status = 'completed' and moderation = 'approved'
     and not owner_hidden and replaced_by is null and deleted_at is null and created_at >= ${since}`

const quarter = (part: number) =>
  sql`percentile_disc(${sql.lit(part)}) within group (order by asked.comparable_value)`

/** Of the same year and those beside it, where the year matters. */
const usualOfGroups = sql`
  select keys.comparable_group, keys.comparable_year, count(*)::int as listings, min(asked.comparable_value) as lowest,
         ${quarter(0.25)} as first_quarter, ${quarter(0.5)} as median, ${quarter(0.75)} as third_quarter,
         max(asked.comparable_value) as highest
    from (select distinct comparable_group, comparable_year from asked) keys
    join asked on asked.comparable_group = keys.comparable_group
     and asked.comparable_year between keys.comparable_year - ${sql.lit(YEARS_APART)} and keys.comparable_year + ${sql.lit(YEARS_APART)}
   group by keys.comparable_group, keys.comparable_year
  having count(*) >= ${sql.lit(MIN_COMPARABLES)} and count(distinct asked.user_id) >= ${sql.lit(MIN_POSTERS)}`

/**
 * Stores what is usual for each group of comparable listings ([PRICE-01]). Groups with too few listings or posters have
 * nothing. Idempotent.
 */
export async function refreshUsualPrices({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await sql`
    with asked as materialized (${askedSince(monthsBefore(now, USUAL_MONTHS))}),
         usual as materialized (${usualOfGroups}),
         gone as (
           delete from usual_prices old where not exists (
             select from usual
              where usual.comparable_group = old.comparable_group and usual.comparable_year = old.comparable_year))
    insert into usual_prices select * from usual
        on conflict (comparable_group, comparable_year) do update
       set listings = excluded.listings, lowest = excluded.lowest, first_quarter = excluded.first_quarter,
           median = excluded.median, third_quarter = excluded.third_quarter, highest = excluded.highest
     where usual_prices is distinct from excluded`.execute(db)
}
