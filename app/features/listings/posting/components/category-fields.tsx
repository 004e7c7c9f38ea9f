import { useState } from 'react'
import { isCategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'
import { CategoryOptions } from '#app/features/categories/components/category-options.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormField } from '#app/ui/form-field.ts'
import { SelectInput } from '#app/ui/select-input.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { POSTING_LIMITS, priceSigns } from '../rules.ts'

/** The category, and the price where something is sold in it ([POST-01], [POST-04]). */
export function CategoryFields({ category, price }: { category: FormField; price: FormField }) {
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
        <TextInput
          field={price}
          label={t('posting.compensation')}
          optional={t('posting.optional')}
          hint={isAlive ? t('posting.compensationHint') : t('posting.compensationElsewhere')}
          maxLength={POSTING_LIMITS.price}
          inputMode="decimal"
          onInput={({ currentTarget }) => {
            const kept = priceSigns(currentTarget.value)
            if (kept !== currentTarget.value) currentTarget.value = kept
          }}
        />
      )}
    </div>
  )
}
