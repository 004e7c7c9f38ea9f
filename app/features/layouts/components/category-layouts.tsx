import { CATEGORY_SLUGS, type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'

/** The 25 categories, each with a link to its editor in a new tab ([LAY-04]). */
export function CategoryLayouts({ drawn }: { drawn: readonly CategorySlug[] }) {
  const t = useAdminT()
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {CATEGORY_SLUGS.map((slug) => (
        <li key={slug} className="border-b border-line">
          <Link
            to={`/admin/category-layout/${slug}`}
            reloadDocument
            target="_blank"
            rel="noopener"
            className="row-link"
          >
            <span className="min-w-0">
              {categoryName(slug, t.locale)}{' '}
              <span className="text-small wrap-anywhere text-muted">{slug}</span>
              <span className="sr-only"> ({t('listings.opensInNewTab')})</span>
            </span>
            {drawn.includes(slug) && <span className="tag">{t('layouts.drawn')}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
