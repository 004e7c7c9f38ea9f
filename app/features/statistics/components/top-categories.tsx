import { categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { formatNumber } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'

type Props = { categories: readonly { readonly slug: string; readonly count: number }[] }

/** The categories with the most listings ([ADM-03]). */
export function TopCategories({ categories }: Props) {
  const t = useAdminT()
  return (
    <NamedSection name={t('statistics.topCategories')}>
      <ol className="border-t-2 border-asphalt">
        {categories.length === 0 && <li className="py-2 text-muted">{t('statistics.nothingListed')}</li>}
        {categories.map(({ slug, count }) => (
          <li key={slug} className="border-b border-line">
            <Link to={`/categories/${slug}`} reloadDocument className="row-link">
              <span>{isCategorySlug(slug) ? categoryName(slug, t.locale) : slug}</span>
              <span className="text-muted">{formatNumber(count, t.locale)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </NamedSection>
  )
}
