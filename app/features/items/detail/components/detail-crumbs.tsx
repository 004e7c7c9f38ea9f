import { categoryName } from '#app/features/categories/category-list.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { findState } from '#app/lib/state-names.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
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
    <Crumbs
      label={t('detail.path')}
      steps={[
        { name: t('detail.home'), to: '/' },
        { name: categoryName(category, t.locale), to: list },
        ...(state ? [{ name: state.text, to: `${list}?state=${state.value}` }] : []),
      ]}
    />
  )
}
