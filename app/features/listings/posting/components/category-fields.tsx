import { useState } from 'react'
import { isCategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'
import { CategoryOptions } from '#app/features/categories/components/category-options.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { FieldControl, type ListingFormFields, OtherFields } from './field-control.tsx'

/** The category, and the price where something is sold in it ([POST-01], [POST-04]). */
export function CategoryFields({ fields }: { fields: ListingFormFields }) {
  const { category } = fields
  const t = useAccountT()
  const isAlive = useHydrated()
  const [chosen, setChosen] = useState(category.initialValue ?? '')
  const hasPrice = !isAlive || (isCategorySlug(chosen) && isMarketplace(chosen))
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectInput
        field={category}
        label={t('posting.category')}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{t('posting.chooseCategory')}</option>
        <CategoryOptions />
      </SelectInput>
      {hasPrice && (
        <FieldControl
          name="compensation"
          fields={fields}
          hint={isAlive ? t('posting.compensationHint') : t('posting.compensationElsewhere')}
        />
      )}
      <OtherFields section="offer" fields={fields} />
    </div>
  )
}
