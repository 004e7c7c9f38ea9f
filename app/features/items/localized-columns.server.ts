import { sql } from 'kysely'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import type { ItemTable } from './item-kinds.ts'

const textOf = (table: ItemTable, column: string, language: Locale) =>
  sql<string | null>`nullif(${sql.ref(`${table}.${column}`)} ->> ${sql.lit(language)}, '')`

/**
 * Returns the order in which languages are tried for a page in this one: it, English, whichever exists ([LANG-04]).
 */
const inTurn = (locale: Locale): readonly Locale[] => [...new Set<Locale>([locale, 'en', ...LOCALES])]

/** A localized column in one language, or the next one in turn. */
export function localized(column: 'title' | 'description' | 'location', locale: Locale, table: ItemTable) {
  const texts = inTurn(locale).map((language) => textOf(table, column, language))
  return sql<string>`coalesce(${sql.join(texts)}, '')`
}

/** The language `localized` found a title in, and null when it is the one asked for: only what differs has to be said. */
export function foreignLanguage(locale: Locale, table: ItemTable) {
  const cases = inTurn(locale).map((language) => {
    const found = language === locale ? sql`null` : sql.lit(language)
    return sql`when ${textOf(table, 'title', language)} is not null then ${found}`
  })
  return sql<Locale | null>`case ${sql.join(cases, sql` `)} end`
}

/** The language an item was written in: of several, the first in the order of the site. */
export function writtenLanguage(table: ItemTable) {
  const found = LOCALES.map(
    (language) =>
      sql`case when ${textOf(table, 'title', language)} is not null then ${sql.lit(language)} end`,
  )
  return sql<Locale>`coalesce(${sql.join(found)}, 'en')`
}
