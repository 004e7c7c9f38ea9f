import { type RawBuilder, sql } from 'kysely'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import type { CommonWords } from './common-words.server.ts'
import { EXACT_UP_TO } from './search-terms.ts'
import { vectorQuery, type WordQuery } from './terms/word-query.ts'

/** Listings that are looked at instead of all. */
const SAMPLE = 10_000

/** Rows of one statement: their words are put into an index, a millisecond each. */
const ROWS_AT_A_TIME = 200

/** A sample must say far more than what is counted exactly, and say it more often than by chance. */
const MARGIN = 2
const MIN_HITS = 40

/** Ids are random: those that come first are a sample. */
const chosen = sql`(select id, search_vector from listings where listed and search_vector is not null
  order by id limit ${sql.lit(SAMPLE)}) chosen`

async function addNext({ db }: Pick<JobCtx, 'db'>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into sampled_words (listing_id, words)
    select id, search_vector from ${chosen}
     where not exists (select from sampled_words where listing_id = chosen.id)
     limit ${sql.lit(ROWS_AT_A_TIME)}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** Chooses the sample, and takes out what is not in it any more, or says something else now. */
export async function fillSample(ctx: Pick<JobCtx, 'db'>): Promise<void> {
  await sql`
    delete from sampled_words
     where listing_id > (select max(id::text)::uuid from ${chosen})
        or words is distinct from (select search_vector from listings where id = sampled_words.listing_id and listed)`.execute(
    ctx.db,
  )
  while ((await addNext(ctx)) === ROWS_AT_A_TIME);
}

/** Whether so much of the sample matches that counting all would only say 'more than 1,000'; null where there are too few listings. */
export function isSampledOften(query: WordQuery, { listings }: CommonWords): RawBuilder<boolean> | null {
  if (listings < MARGIN * SAMPLE) return null
  const atLeast = Math.max(MIN_HITS, Math.ceil((MARGIN * EXACT_UP_TO * SAMPLE) / listings))
  return sql<boolean>`are_sampled(${vectorQuery(query, 'anywhere')}::tsquery, ${sql.lit(atLeast)})`
}
