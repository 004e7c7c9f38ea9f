import { formatNumber } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { type CategorySlug, categoryName } from '../category-list.ts'

/** How many lead; the others are in the menu, as always. */
const MAX_SHOWN = 6

type Props = { slugs: readonly CategorySlug[]; counts: Readonly<Record<string, number>> }

/** The categories a user has chosen in the profile, ahead of everything else ([PROF-06]). */
export function FavoriteCategories({ slugs, counts }: Props) {
  const t = useT()
  if (slugs.length === 0) return null
  return (
    <nav aria-label={t('listings.yourCategories')} className="mb-4 flex flex-wrap gap-2">
      {slugs.slice(0, MAX_SHOWN).map((slug) => (
        <Link key={slug} to={`/categories/${slug}`} className="button-quiet gap-2">
          {categoryName(slug, t.locale)}
          <span className="text-small font-medium text-muted">
            {formatNumber(counts[slug] ?? 0, t.locale)}
          </span>
        </Link>
      ))}
    </nav>
  )
}
