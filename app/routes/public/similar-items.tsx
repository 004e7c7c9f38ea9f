import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import type { Markup } from '#app/ui/markup.tsx'

/** Others like an item, and whether they share its facts or its category alone ([DET-07]). */
export type SimilarMarkup = { readonly by: 'facts' | 'category'; readonly rows: Markup }

type Props = { readonly similar: SimilarMarkup | null; readonly category: CategorySlug }

export function SimilarItems({ similar, category }: Props) {
  const t = useT()
  if (!similar) return null
  const name = categoryName(category, t.locale)
  return (
    <section className="similar-items mt-8">
      <h2 className="detail-heading border-b-0! pb-0!">
        {similar.by === 'facts' ? t('detail.similar') : t('detail.backTo', { category: name })}
      </h2>
      <ItemList markup={similar.rows} />
    </section>
  )
}
