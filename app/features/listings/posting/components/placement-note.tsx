import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { type PlacementKind, packageWith, partOf } from '#app/features/pricing/placements.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'

type Props = {
  placement: PlacementKind
  /** The category whose page it was chosen on, where the form names another one. */
  otherCategory?: CategorySlug | null
}

/** Names the placement that was chosen on the way here, and how to change it ([TEXT-06]). */
export function PlacementNote({ placement, otherCategory = null }: Props) {
  const t = useAccountT()
  return (
    <div className="grid gap-1 rounded-sign border-2 border-primary p-3">
      <p>
        <LinkedText besideForm>
          {t('posting.placement', {
            place: t(`billing.${partOf(placement)}`),
            package: t(`billing.${packageWith(placement)}`),
          })}
        </LinkedText>
      </p>
      {otherCategory && (
        <p>{t('posting.placementOtherCategory', { category: categoryName(otherCategory, t.locale) })}</p>
      )}
    </div>
  )
}
