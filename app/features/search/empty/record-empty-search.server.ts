import { sql } from 'kysely'
import { dayOf } from '#app/lib/day.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import type { SearchParams } from '../schema.ts'
import { countableTerm } from './countable-term.ts'

/** More different searches of a day are not counted: no one reads them, and a flood must not fill the disk. */
export const MAX_TERMS_A_DAY = 2000

const MAX_TIMES = 1_000_000

/** Whether words alone decided: filters of the address may be why nothing was found, and the plain search repeats another. */
const isOfWords = ({ page, words, category, state, min, max, near, to }: SearchParams) =>
  page === 1 && words === null && category === null && !state && min === null && max === null && !near && !to

/** Counts a search that found nothing, without who made it ([SRCH-15]). Admins who try a search do not count. */
export async function recordEmptySearch(ctx: Ctx, search: SearchParams): Promise<void> {
  const term = countableTerm(search.q)
  if (term === null || !isOfWords(search) || ctx.actor?.role === 'admin') return
  if (await takeToken(ctx, 'emptySearches')) return
  const day = dayOf(ctx.now)
  await inTransaction(ctx, ({ db }) =>
    sql`
      insert into empty_searches (day, locale, term)
      select ${day}, ${ctx.locale}, ${term}
       where (select count(*) from empty_searches where day = ${day}) < ${sql.lit(MAX_TERMS_A_DAY)}
          or exists (select from empty_searches where day = ${day} and locale = ${ctx.locale} and term = ${term})
      on conflict (day, locale, term) do update
        set times = least(empty_searches.times + 1, ${sql.lit(MAX_TIMES)})`.execute(db),
  )
}
