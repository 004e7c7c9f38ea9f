import { Form } from 'react-router'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { startOfDay } from '#app/lib/day.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { AdminTable } from '#app/ui/admin-table.tsx'
import { FilterButtons, SelectFilter } from '#app/ui/filters.tsx'
import { Link } from '#app/ui/link.tsx'
import { Day } from '#app/ui/time.tsx'
import { type EmptySearchQuery, PERIODS } from '../empty-search-query.ts'
import type { EmptySearch } from '../queries.server.ts'

/** The filters of the searches without results; they need no script. */
export function EmptySearchFilters({ query }: { query: EmptySearchQuery }) {
  const t = useAdminT()
  return (
    <Form role="search" aria-label={t('listings.filters')} className="grid gap-3 sm:grid-cols-3">
      <SelectFilter
        name="language"
        label={t('searches.language')}
        none={t('searches.anyLanguage')}
        value={query.language}
        options={LOCALES.map((value) => ({ value, text: t(LANGUAGE_NAMES[value]) }))}
      />
      <SelectFilter
        name="days"
        label={t('searches.period')}
        value={query.days}
        options={PERIODS.map((value) => ({ value, text: t('searches.days', { count: Number(value) }) }))}
      />
      <FilterButtons
        apply={t('listings.apply')}
        clear={t('listings.clear')}
        isFiltered={query.language !== null || query.days !== '30'}
      />
    </Form>
  )
}

function Row({ search: { term, locale, times, last, meaning } }: { search: EmptySearch }) {
  const t = useAdminT()
  const q = encodeURIComponent(term)
  return (
    <tr>
      <td className="font-semibold wrap-anywhere" lang={locale}>
        {term}
      </td>
      <td>{t(LANGUAGE_NAMES[locale])}</td>
      <td className="tabular-nums">
        <span className="text-muted lg:hidden">{t('searches.times')}: </span>
        {times}
      </td>
      <td className="whitespace-nowrap">
        <Day at={startOfDay(last)} />
      </td>
      <td>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to={`/search?q=${q}`} className="plain-link" aria-label={t('searches.tryTerm', { term })}>
            {t('searches.try')}
          </Link>
          {meaning === null ? (
            <Link
              to={`?typed=${q}#synonyms`}
              className="plain-link"
              aria-label={t('searches.addForTerm', { term })}
            >
              {t('searches.addFor')}
            </Link>
          ) : (
            <span className="text-muted">{t('searches.means', { meaning })}</span>
          )}
        </div>
      </td>
    </tr>
  )
}

/** What was searched for and not found, the most frequent first ([SRCH-15]). */
export function EmptySearches({ searches }: { searches: readonly EmptySearch[] }) {
  const t = useAdminT()
  const { term, language, times, last } = {
    term: t('searches.term'),
    language: t('searches.language'),
    times: t('searches.times'),
    last: t('searches.last'),
  }
  return (
    <AdminTable headings={[term, language, times, last, t('searches.synonyms')]}>
      {searches.map((search) => (
        <Row key={`${search.locale} ${search.term}`} search={search} />
      ))}
    </AdminTable>
  )
}
