import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Go } from '#app/ui/go.tsx'
import { SORTS } from '../rules.ts'
import { DATE_CHOICES, filtersSet, type ListAsked, PRICE_CHOICES } from '../schema.ts'
import { AutoForm } from './auto-form.tsx'
import { Choice, DATE_NAMES, PRICE_NAMES, SORT_NAMES } from './choice.tsx'

function TextFilter({
  name,
  label,
  hint,
  value,
}: {
  name: string
  label: MessageKey
  hint?: MessageKey
  value: string
}) {
  const t = useT()
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col">
      <label htmlFor={id} className="text-[13px] font-semibold text-muted">
        {t.said(label)}
      </label>
      <input
        id={id}
        key={value}
        name={name}
        defaultValue={value}
        maxLength={80}
        placeholder={hint && t.said(hint)}
        className="text-field w-full"
      />
    </div>
  )
}

/** The filter panel of a category ([CAT-05]); everything it says stands in the address. */
export function ListFilters({ asked, hasPrices }: { asked: ListAsked; hasPrices: boolean }) {
  const t = useT()
  const [params] = useSearchParams()
  const set = filtersSet(asked)
  return (
    <details open={set > 0} className="mt-4 rounded-sign border border-line bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold">
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
        {t('listings.filters')}
        {set > 0 && <span className="tag">{t('listings.filtersActive', { count: set })}</span>}
      </summary>
      <AutoForm
        label={t('listings.filters')}
        className="grid gap-3 border-t border-line p-3 sm:grid-cols-2 lg:grid-cols-3"
      >
        <TextFilter name="city" label="listings.city" value={asked.city} />
        <TextFilter name="state" label="listings.state" hint="listings.stateHint" value={asked.state} />
        {hasPrices && (
          <Choice
            name="price"
            label="listings.price"
            none="listings.anyPrice"
            values={PRICE_CHOICES}
            names={PRICE_NAMES}
            current={asked.price}
          />
        )}
        <Choice
          name="date"
          label="listings.posted"
          none="listings.anyTime"
          values={DATE_CHOICES}
          names={DATE_NAMES}
          current={asked.date}
        />
        <Choice name="sort" label="listings.sort" values={SORTS} names={SORT_NAMES} current={asked.sort} />
        {params.has('view') && <input type="hidden" name="view" value={asked.view} />}
        <div className="flex items-end gap-2 sm:col-span-2 lg:col-span-1">
          <button type="submit" className="button-primary">
            {t('listings.apply')}
          </button>
          {set > 0 && (
            <Go to={{ search: '' }} className="button-quiet">
              {t('listings.clear')}
            </Go>
          )}
        </div>
      </AutoForm>
    </details>
  )
}
