import { sql } from 'kysely'
import { parseCategory } from '#app/features/categories/labels.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { wordsOfAttributes } from '#app/features/items/listing-facts.server.ts'
import { FACT_WORDS, type Searchable, searchVectorOf } from '#app/features/items/search-words.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** Rows of one statement: it locks no row for longer than a few milliseconds. */
const ROWS_AT_A_TIME = 200

type Row = Omit<Searchable, 'category'> & { readonly category: string; readonly attributes?: unknown }

function vectorOf(row: Row): string {
  const category = parseCategory(row.category) ?? 'best-stores'
  const { attributes = {} } = row
  return searchVectorOf({ ...row, category, extraWords: wordsOfAttributes({ category, attributes }) })
}

/** Makes the search vectors of the next rows that have none. Returns how many there were. */
async function fillNext({ db }: Pick<JobCtx, 'db'>, table: ItemTable): Promise<number> {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('searchVector', 'is', null)
    .orderBy('id')
    .limit(ROWS_AT_A_TIME)
    .execute()
  const filled = rows.map((row) => ({ id: row.id, text: row.searchText, vector: vectorOf(row) }))
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
async function renewNext({ db }: Pick<JobCtx, 'db'>): Promise<number> {
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
  const [ids, texts, attributes, vectors] = [
    rows.map(({ id }) => id),
    rows.map(({ searchText }) => searchText),
    rows.map((row) => JSON.stringify(row.attributes)),
    rows.map(vectorOf),
  ]
  await sql`
    update listings as item set search_vector = made.vector::tsvector
      from unnest(${ids}::uuid[], ${texts}::text[], ${attributes}::text[], ${vectors}::text[])
           as made (id, text, attributes, vector)
     where item.id = made.id and ${isUnchanged}`.execute(db)
  return rows.length
}

async function fillTable(ctx: Pick<JobCtx, 'db'>, table: ItemTable): Promise<void> {
  while ((await fillNext(ctx, table)) === ROWS_AT_A_TIME);
}

/** Makes the search vectors that are missing or lack words: of items that an earlier release wrote ([SRCH-07], [ATTR-21]). */
export async function fillVectors(ctx: Pick<JobCtx, 'db'>): Promise<void> {
  await fillTable(ctx, 'listings')
  await fillTable(ctx, 'ads')
  while ((await renewNext(ctx)) === ROWS_AT_A_TIME);
}
