import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { SelectFilter } from '#app/ui/filters.tsx'
import { DATE_NAMES } from '../filter-names.ts'
import { DATE_CHOICES, type DateRange, type Sort } from '../list-filters.ts'

export const SORT_NAMES = {
  newest: 'listings.sortNewest',
  featured: 'listings.sortFeatured',
  oldest: 'listings.sortOldest',
  'price-low': 'listings.sortPriceLow',
  'price-high': 'listings.sortPriceHigh',
  distance: 'listings.sortDistance',
  nearby: 'listings.sortNearby',
} as const satisfies Record<Sort | 'featured', MessageKey>

type Props<V extends string> = {
  name: string
  label: MessageKey
  /** The label of no choice; without it one of the values is always chosen. */
  none?: MessageKey
  values: readonly V[]
  names: Readonly<Record<V, MessageKey>>
  current: V | null
}

/** A choice to order or filter a list by. */
export function Choice<V extends string>({ name, label, none, values, names, current }: Props<V>) {
  const t = useT()
  const options = values.map((value) => ({ value, text: t.dynamic(names[value]) }))
  return (
    <SelectFilter
      name={name}
      label={t.dynamic(label)}
      none={none && t.dynamic(none)}
      value={current}
      options={options}
    />
  )
}

/** The age of posts; any, as long as nothing is chosen. */
export function DateChoice({ current }: { current: DateRange | null }) {
  return (
    <Choice
      name="date"
      label="listings.posted"
      none="listings.anyTime"
      values={DATE_CHOICES}
      names={DATE_NAMES}
      current={current}
    />
  )
}

/** The language that items are written in ([LANG-11]); any, as long as nothing is chosen. */
export function LanguageChoice({ current }: { current: Locale | null }) {
  return (
    <Choice
      name="written"
      label="listings.writtenIn"
      none="listings.anyLanguage"
      values={LOCALES}
      names={LANGUAGE_NAMES}
      current={current}
    />
  )
}
