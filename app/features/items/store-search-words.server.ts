import type { Ctx } from '#app/platform/ctx.server.ts'
import { wordsOf } from './search-text.ts'

/** Stores the words of a searchable text, so that a misspelled word finds the similar one (D-24). */
export async function storeSearchWords({ db }: Pick<Ctx, 'db'>, text: string): Promise<void> {
  const words = wordsOf(text).toSorted()
  if (words.length === 0) return
  await db
    .insertInto('searchWords')
    .values(words.map((word) => ({ word })))
    .onConflict((same) => same.doNothing())
    .execute()
}
