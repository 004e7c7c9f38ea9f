import { isCategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'
import { CategoryOptions } from '#app/features/categories/components/category-options.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { SHOW_FACTS } from '../listing-form.ts'
import { FieldControl, type ListingFormFields, OtherFields } from './field-control.tsx'

type Props = {
  readonly fields: ListingFormFields
  /** The category that is chosen now; '' for none. */
  readonly chosen: string
  readonly choose: (category: string) => void
}

/**
 * The category, and the price where something is sold in it ([POST-01], [POST-04]). The button for pages without script
 * is the first of its form, and Enter in a field would press it: scripts remove it ([DASH-05]).
 */
export function CategoryFields({ fields, chosen, choose }: Props) {
  const { category } = fields
  const t = useAccountT()
  const isAlive = useHydrated()
  const sells = isCategorySlug(chosen) && isMarketplace(chosen)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectInput
        field={category}
        label={t('posting.category')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t('posting.chooseCategory')}</option>
        <CategoryOptions />
      </SelectInput>
      {!isAlive && (
        <button
          type="submit"
          name="next"
          value={SHOW_FACTS}
          formNoValidate
          className="button-quiet without-script self-end"
        >
          {t('posting.showFacts')}
        </button>
      )}
      {(sells || !isAlive) && (
        <div className={sells ? '' : 'without-script'}>
          <FieldControl
            name="compensation"
            fields={fields}
            hint={sells ? t('posting.compensationHint') : t('posting.compensationElsewhere')}
          />
        </div>
      )}
      <OtherFields section="offer" fields={fields} />
    </div>
  )
}
