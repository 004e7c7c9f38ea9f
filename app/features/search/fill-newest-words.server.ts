import { sql } from 'kysely'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** So many of the newest listings are looked through first: of a million they have 26 with a word that 0.3 % of all have. */
const NEWEST = 10_000

/** Rows of one statement: their words are put into an index, a millisecond each. */
const ROWS_AT_A_TIME = 200

const sinceWhen = sql`coalesce((select ranked_at from listings where listed order by ranked_at desc, id desc
  offset ${sql.lit(NEWEST - 1)} limit 1), '-infinity')`

/** Adds what is missing of the newest listings. Returns how many there were. */
async function addNext({ db }: Pick<JobCtx, 'db'>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into newest_words (listing_id, ranked_at, expires_at, words)
    select id, ranked_at, expires_at, search_vector from listings
     where listed and search_vector is not null and ranked_at >= ${sinceWhen}
       and not exists (select from newest_words where listing_id = listings.id)
     order by ranked_at desc, id desc limit ${sql.lit(ROWS_AT_A_TIME)}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** Says since when all are there, then takes the older ones out: what is added meanwhile by an older mark does no harm. */
const leaveOlder = ({ db }: Pick<JobCtx, 'db'>) =>
  sql`
  with mark as (
    insert into newest_words_since (since) select ${sinceWhen}
    on conflict (only_row) do update set since = excluded.since returning since)
  delete from newest_words where ranked_at < (select since from mark)`.execute(db)

/** Fills the table that a search looks through first; a trigger keeps it between two runs. */
export async function fillNewestWords(ctx: Pick<JobCtx, 'db'>): Promise<void> {
  while ((await addNext(ctx)) === ROWS_AT_A_TIME);
  await leaveOlder(ctx)
}
