import { attributeName, choiceName } from '#app/features/attributes/labels.ts'
import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { type ChosenFacet, type FacetQuery, valuesOf } from '#app/features/facets/facet-query.ts'
import type { Landing } from '#app/features/facets/landing.ts'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { stateName } from '#app/lib/state-names.ts'
import { DATE_NAMES, PRICE_NAMES } from '../filter-names.ts'
import type { FilterQuery } from '../list-filters.ts'
import type { Chip } from './facet-view.ts'
import { filterChoiceName, filterFlagName, rangeName } from './filter-choice-names.ts'
import { dollarWriter, numberWriter, rangeText } from './range-text.ts'

type Unlabelled = Omit<Chip, 'label'>

/** The query without one value of a parameter, or without all of it; from the first page. */
function without(params: URLSearchParams, name: string, value?: string): string {
  const rest = [...params].filter(
    ([key, said]) =>
      key !== 'page' && key !== 'item' && (key !== name || (value !== undefined && said !== value)),
  )
  const text = new URLSearchParams(rest).toString()
  return text ? `?${text}` : ''
}

function chipsOfFacet(chosen: ChosenFacet, params: URLSearchParams, t: Translate): readonly Unlabelled[] {
  const { facet } = chosen
  if (chosen.kind === 'flag')
    return [{ name: filterFlagName(facet.key, t), without: without(params, facet.param) }]
  const name = chosen.kind === 'range' ? rangeName(facet.key, t) : attributeName(facet.key, t)
  if (chosen.kind === 'range') {
    const range = rangeText(numberWriter(facet, t), [chosen.range.from, chosen.range.to], t)
    return [{ name: t('facets.chip', { name, value: range }), without: without(params, facet.param) }]
  }
  return valuesOf(chosen).map((value) => ({
    name: t('facets.chip', { name, value: filterChoiceName(facet.key, value, t) }),
    without: without(params, facet.param, value),
  }))
}

function chipsOfFilters(query: FilterQuery, params: URLSearchParams, t: Translate): readonly Unlabelled[] {
  const { city, state, price, min, max, date, written } = query
  const range = rangeText(dollarWriter(t), [min, max], t)
  const chip = (name: string | false | null, param: string) =>
    name ? [{ name, without: without(params, param) }] : []
  const bothEnds = new URLSearchParams(without(params, 'min'))
  return [
    ...chip(city, 'city'),
    ...chip(stateName(state, t.locale), 'state'),
    ...chip(price && t.dynamic(PRICE_NAMES[price]), 'price'),
    ...(range
      ? [
          {
            name: t('facets.chip', { name: t('listings.price'), value: range }),
            without: without(bothEnds, 'max'),
          },
        ]
      : []),
    ...chip(date && t.dynamic(DATE_NAMES[date]), 'date'),
    ...chip(written && t.dynamic(LANGUAGE_NAMES[written]), 'written'),
  ]
}

type Asked = { readonly query: FilterQuery; readonly facets: FacetQuery; readonly params: URLSearchParams }

/** Returns a chip for each filter that is set, but for the category ([FACET-05]). */
export function chipsOf({ query, facets, params }: Asked, t: Translate): readonly Chip[] {
  const chips = [
    ...chipsOfFilters(query, params, t),
    ...facets.flatMap((chosen) => chipsOfFacet(chosen, params, t)),
  ]
  return chips.map((chip) => ({ ...chip, label: t('facets.remove', { name: chip.name }) }))
}

/** Returns the heading of a list that is narrowed by one choice ([FACET-07]). */
export function landingTitle(category: CategorySlug, landing: Landing, t: Translate): string {
  const name = categoryName(category, t.locale)
  if (landing.kind === 'state')
    return t('facets.titleInState', { category: name, state: stateName(landing.code, t.locale) })
  const choice = choiceName(landing.facet.key, landing.value, t)
  return t('facets.titleOfChoice', { category: name, choice })
}
