import { categoryName } from '#app/features/categories/category-list.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { findState } from '#app/lib/state-names.ts'
import { Link } from '#app/ui/link.tsx'
import type { ItemDetail } from '../item-detail.ts'

/** The way from the home page to an item: its category, and that in its state. */
export function DetailCrumbs({
  item: { category, business, service },
}: {
  item: Pick<ItemDetail, 'category' | 'business' | 'service'>
}) {
  const t = useT()
  const code = business.state || service.state
  const state = findState(code, t.locale)
  const list = `/categories/${category}`
  return (
    <nav aria-label={t('detail.path')}>
      <ol className="crumbs">
        <li>
          <Link to="/">{t('detail.home')}</Link>
        </li>
        <li>
          <Link to={list}>{categoryName(category, t.locale)}</Link>
        </li>
        {state && (
          <li>
            <Link to={`${list}?state=${state.value}`}>{state.text}</Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
