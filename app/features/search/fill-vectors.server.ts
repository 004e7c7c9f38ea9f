import { sql } from 'kysely'
import { parseCategory } from '#app/features/categories/labels.ts'
import { companyNames } from '#app/features/items/company-columns.server.ts'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import { ITEM_KINDS, type ItemTable } from '#app/features/items/item-kinds.ts'
import { wordsOfAttributes } from '#app/features/items/listing-facts.server.ts'
import { FACT_WORDS, type Searchable, searchVectorOf } from '#app/features/items/search-words.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

type DbCtx = Pick<JobCtx, 'db'>

/** Rows of one statement: it locks no row for longer than a few milliseconds. */
const ROWS_AT_A_TIME = 200

type Row = Omit<Searchable, 'category'> & {
  readonly category: string
  readonly userId: string
  readonly attributes?: unknown
}

type Companies = ReadonlyMap<string, string>

/** Returns for whom the posters of listings post. Their names stay as they are until the end of the transaction. */
async function lockCompanies(db: Db, rows: readonly { readonly userId: string }[]): Promise<Companies> {
  if (rows.length === 0) return new Map()
  const users = [...new Set(rows.map(({ userId }) => userId))]
  const named = await companyNames(db, users).forShare().execute()
  return new Map(named.map(({ id, companyName }) => [id, companyName]))
}

function vectorOf(row: Row, companies: Companies): string {
  const category = parseCategory(row.category) ?? 'best-stores'
  const { attributes = {} } = row
  const extraWords = wordsOfAttributes({ category, attributes })
  return searchVectorOf({ ...row, category, extraWords, company: companies.get(row.userId) })
}

/** Makes the search vectors of the next rows that have none. Returns how many there were. */
async function fillNext({ db }: DbCtx, table: ItemTable): Promise<number> {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('searchVector', 'is', null)
    .orderBy('id')
    .limit(ROWS_AT_A_TIME)
    .execute()
  // A billboard says itself who it is from.
  const { isAdvertising } = ITEM_KINDS[ITEM_COLUMNS[table].kind]
  const companies = await lockCompanies(db, isAdvertising ? [] : rows)
  const filled = rows.map((row) => ({ id: row.id, text: row.searchText, vector: vectorOf(row, companies) }))
  const [ids, texts, vectors] = [
    filled.map(({ id }) => id),
    filled.map(({ text }) => text),
    filled.map(({ vector }) => vector),
  ]
  // What was edited meanwhile has a vector, or another text.
  await sql`
    update ${sql.table(table)} as item set search_vector = made.vector::tsvector
      from unnest(${ids}::uuid[], ${texts}::text[], ${vectors}::text[]) as made (id, text, vector)
     where item.id = made.id and item.search_vector is null and item.search_text = made.text`.execute(db)
  return rows.length
}

/** What a row was made of has not been edited meanwhile. */
const isUnchanged = sql`item.search_text = made.text and item.attributes = made.attributes::jsonb`

/** Makes the vectors again that lack words of attributes ([ATTR-21]). Returns how many there were. */
async function renewNext({ db }: DbCtx): Promise<number> {
  const rows = await db
    .selectFrom('listings')
    .selectAll()
    // As the index listings_with_old_words has it.
    .where(
      sql<boolean>`attributes <> '{}'::jsonb and not search_vector @@ ${sql.lit(`'${FACT_WORDS}'`)}::tsquery`,
    )
    .orderBy('id')
    .limit(ROWS_AT_A_TIME)
    .execute()
  const companies = await lockCompanies(db, rows)
  const [ids, texts, attributes, vectors] = [
    rows.map(({ id }) => id),
    rows.map(({ searchText }) => searchText),
    rows.map((row) => JSON.stringify(row.attributes)),
    rows.map((row) => vectorOf(row, companies)),
  ]
  await sql`
    update listings as item set search_vector = made.vector::tsvector
      from unnest(${ids}::uuid[], ${texts}::text[], ${attributes}::text[], ${vectors}::text[])
           as made (id, text, attributes, vector)
     where item.id = made.id and ${isUnchanged}`.execute(db)
  return rows.length
}

async function fillTable(ctx: DbCtx, table: ItemTable): Promise<void> {
  while ((await inTransaction(ctx, (ctx) => fillNext(ctx, table))) === ROWS_AT_A_TIME);
}

/**
 * Makes the search vectors that are missing or lack words: of items that an earlier release wrote
 * ([SRCH-07], [ATTR-21]), and of listings whose company is called otherwise now ([BIZ-06]).
 */
export async function fillVectors(ctx: DbCtx): Promise<void> {
  await fillTable(ctx, 'listings')
  await fillTable(ctx, 'ads')
  while ((await inTransaction(ctx, renewNext)) === ROWS_AT_A_TIME);
}
