import { sql } from 'kysely'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { type CountedFacts, collectSets, ITSELF, type ListingSet, TOKENS } from './listing-sets.ts'

type Stamped = Pick<JobCtx, 'db' | 'now'>

/** Listings read, and sets written, by one statement. */
const ROWS_AT_A_TIME = 5000
const SETS_AT_A_TIME = 32

/** Changes are counted one by one: so many take some milliseconds. */
const MAX_CHANGES = 1000

/** After so long the sets of a category are stored again in any case: what a mistake had done to them is over then. */
const MAX_AGE = sql`interval '1 day'`

/** Reads all listings of a category, as they are at the instant of the transaction. */
async function readSets(db: Db, category: CategorySlug): Promise<readonly ListingSet[]> {
  const listed = sql`from listings where category = ${sql.lit(category)} and listed`
  const { rows: counts } = await sql<{ size: number }>`select count(*) as size ${listed}`.execute(db)
  const { add, sets } = collectSets(counts[0]?.size ?? 0)
  await sql`declare listed_in_category no scroll cursor for
    select facet_tokens, facet_numbers, price_cents ${listed} order by ranked_at desc, id desc`.execute(db)
  for (;;) {
    const { rows } = await sql<CountedFacts>`
      fetch ${sql.lit(ROWS_AT_A_TIME)} from listed_in_category`.execute(db)
    for (const row of rows) add(row)
    if (rows.length < ROWS_AT_A_TIME) return sets()
  }
}

const inHex = (bits: Uint8Array) => `x${Buffer.from(bits).toString('hex')}`

type Stored = { readonly category: CategorySlug; readonly sets: readonly ListingSet[]; readonly now: Date }

async function insertSets(db: Db, { category, sets, now }: Stored): Promise<void> {
  for (let from = 0; from < sets.length; from += SETS_AT_A_TIME) {
    const some = sets.slice(from, from + SETS_AT_A_TIME)
    await sql`
      insert into facet_sets (category, fact, value, listings, stored_at)
      select ${category}, fact, value, bits::varbit, ${now}::timestamptz
        from unnest(${some.map(({ fact }) => fact)}::int[], ${some.map(({ value }) => value)}::int[],
                    ${some.map(({ bits }) => inHex(bits))}::text[]) as made (fact, value, bits)`.execute(db)
  }
}

const NO_LISTINGS: readonly ListingSet[] = [{ fact: TOKENS, value: ITSELF, bits: new Uint8Array() }]

/**
 * Stores which listings of a category have what, as of one instant, and takes out the changes that had happened by then. Changes that
 * are committed later are not seen, and stay. Of two at the same time, one fails and changes nothing.
 */
export function storeFacetSets({ db, now }: Stamped, category: CategorySlug): Promise<void> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const sets = await readSets(tx, category)
      await sql`delete from facet_changes where category = ${category}`.execute(tx)
      await sql`delete from facet_sets where category = ${category}`.execute(tx)
      await insertSets(tx, { category, sets: sets.length > 0 ? sets : NO_LISTINGS, now })
    })
}

/** Returns the categories whose sets are missing, old, or behind by many changes. */
async function outdatedCategories({ db, now }: Stamped): Promise<readonly CategorySlug[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from categories
     where not exists (select from facet_sets where category = slug and fact = 0 and value = 0
                          and stored_at > ${now}::timestamptz - ${MAX_AGE})
        or ${sql.lit(MAX_CHANGES)} < (select count(*) from facet_changes where category = slug)
     order by slug`.execute(db)
  return CATEGORY_SLUGS.filter((category) => rows.some(({ slug }) => slug === category))
}

/** Stores the sets of each category where counting by them takes long, or is not possible yet. */
export async function storeOutdatedSets(ctx: Stamped): Promise<void> {
  for (const category of await outdatedCategories(ctx)) await storeFacetSets(ctx, category)
}
