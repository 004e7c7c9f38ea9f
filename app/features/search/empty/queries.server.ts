import { sql } from 'kysely'
import { dayOf, daysBefore } from '#app/lib/day.ts'
import type { Locale } from '#app/lib/locale.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { EmptySearchQuery } from './empty-search-query.ts'

const PER_PAGE = 25

export type EmptySearch = {
  readonly term: string
  readonly locale: Locale
  readonly times: number
  /** The last day, 'YYYY-MM-DD'. */
  readonly last: string
  /** What admins said it means. */
  readonly meaning: string | null
}

/** Returns one page of the searches without results of a period, the most frequent first ([SRCH-15]). */
export async function emptySearches(db: Db, { language, days, page: wanted }: EmptySearchQuery, now: Date) {
  const since = dayOf(daysBefore(now, Number(days) - 1))
  const ofLanguage = language === null ? sql`true` : sql`locale = ${language}`
  const counted = sql`
    select term, locale, sum(times)::int as times, max(day)::text as last from empty_searches
     where day >= ${since} and ${ofLanguage} group by term, locale`
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::int as total from (${counted}) counted`.execute(db)
  const total = totals[0]?.total ?? 0
  const page = Math.min(wanted, pageCount(total, PER_PAGE))
  const { rows } = await sql<EmptySearch>`
    select counted.*, search_synonyms.meaning from (${counted}) counted
      left join search_synonyms on search_synonyms.typed = counted.term
     order by times desc, last desc, term, locale
     limit ${sql.lit(PER_PAGE)} offset ${(page - 1) * PER_PAGE}`.execute(db)
  return { searches: rows, total, page, pages: pageCount(total, PER_PAGE) }
}
