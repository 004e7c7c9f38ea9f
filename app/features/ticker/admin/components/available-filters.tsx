import { CATEGORY_SLUGS, type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import type { TickerQuery } from '../schema.ts'
import type { CategoryCounts } from '../ticker-groups.ts'

/** Words and category of items that can be added; both are in the address. */
export function AvailableFilters({ asked, counts }: { asked: TickerQuery; counts: CategoryCounts }) {
  const t = useAdminT()
  const there = (slug: CategorySlug) => (counts[slug] ?? 0) > 0 || slug === asked.category
  return (
    <AutoForm label={t('ticker.available')} className="mt-3 flex flex-wrap gap-2">
      <input
        key={asked.term}
        type="search"
        name="q"
        defaultValue={asked.term}
        maxLength={100}
        aria-label={t('ticker.search')}
        placeholder={t('ticker.search')}
        className="text-field min-w-0 flex-1 basis-56"
      />
      <select
        key={asked.category}
        name="category"
        defaultValue={asked.category ?? ''}
        aria-label={t('listings.category')}
        className="select max-w-full"
      >
        <option value="">{t('ticker.everyCategory')}</option>
        {CATEGORY_SLUGS.filter(there).map((slug) => (
          <option key={slug} value={slug}>
            {t('ticker.group', { category: categoryName(slug, t.locale), total: counts[slug] ?? 0 })}
          </option>
        ))}
      </select>
      <button type="submit" className="button-quiet">
        {t('ticker.find')}
      </button>
    </AutoForm>
  )
}
