import { attributeOf } from '#app/features/attributes/catalog.ts'
import { attributeName } from '#app/features/attributes/labels.ts'
import { categoryName } from '#app/features/categories/category-list.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { filterChoiceName } from '#app/features/items/facets/filter-choice-names.ts'
import { dollarWriter, numberWriter, rangeText } from '#app/features/items/facets/range-text.ts'
import { formatMiles } from '#app/features/places/near.ts'
import type { Translate } from '#app/i18n/translate.ts'
import type { Parameter } from './amounts.ts'
import type { ParsedQuery, ParsedTerm } from './parsed-term.ts'
import type { Difference } from './relax.ts'

/** More choices are named by the first of them. */
const MAX_CHOICES = 2

type TermOf<K extends ParsedTerm['kind']> = Extract<ParsedTerm, { readonly kind: K }>

function choiceText({ choices }: TermOf<'choice'>, typed: string, t: Translate): string {
  const [first] = choices
  if (!first) return typed
  if (attributeOf(first.key).facet === 'flag') return attributeName(first.key, t)
  const same = choices.filter(({ key }) => key === first.key)
  if (same.length > MAX_CHOICES) return t('facets.saidWord', { words: typed })
  const value = same.map(({ key, choice }) => filterChoiceName(key, choice, t)).join(', ')
  return t('facets.chip', { name: attributeName(first.key, t), value })
}

function amountText(
  { params }: Pick<TermOf<'amount'>, 'params'>,
  { categories }: ParsedQuery,
  typed: string,
  t: Translate,
): string {
  const [category = null] = categories
  const address = new URLSearchParams(params.map((pair) => [...pair]))
  const [chosen] = parseFacets(address, category)
  if (chosen?.kind === 'range') {
    const range = rangeText(numberWriter(chosen.facet, t), [chosen.range.from, chosen.range.to], t)
    return t('facets.chip', { name: attributeName(chosen.facet.key, t), value: range })
  }
  const end = (name: string) => (address.has(name) ? Number(address.get(name)) : null)
  const dollars = rangeText(dollarWriter(t), [end('min'), end('max')], t)
  return dollars ? t('facets.chip', { name: t('listings.price'), value: dollars }) : typed
}

function placeText({ place, miles }: TermOf<'place'>, t: Translate): string {
  const radius = miles ?? (place.area.kind === 'states' ? null : Number(place.defaultRadius))
  return radius === null
    ? place.name
    : t('search.placeWithin', { place: place.name, distance: formatMiles(radius, t.locale) })
}

const typedOf = ({ tokens }: ParsedQuery, { at }: ParsedTerm) => at.map((i) => tokens[i] ?? '').join(' ')

/** Returns what the page calls a term: 'Year: 2020', 'Joliet, IL, within 100 mi'. */
function termText(term: ParsedTerm, parsed: ParsedQuery, t: Translate): string {
  const typed = typedOf(parsed, term)
  if (term.kind === 'place') return placeText(term, t)
  if (term.kind === 'choice') return choiceText(term, typed, t)
  if (term.kind === 'amount') return amountText(term, parsed, typed, t)
  if (term.kind === 'cheap') return t('search.cheapFirst')
  const [category, ...others] = parsed.categories
  if (term.kind === 'part' && category && others.length === 0) return categoryName(category, t.locale)
  return t('facets.saidWord', { words: term.kind === 'words' ? term.text : typed })
}

/** The address of the search without some of its words; without any left, of the plain search. */
function without({ tokens }: ParsedQuery, { at }: ParsedTerm, params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => !['q', 'page', 'item', 'words'].includes(name))
  const words = tokens.filter((_, i) => !at.includes(i)).join(' ')
  const q: readonly Parameter[] = words
    ? [['q', words]]
    : [
        ['q', tokens.join(' ')],
        ['words', 'only'],
      ]
  return `/search?${new URLSearchParams([...q, ...kept].map((pair) => [...pair]))}`
}

export type TermChip = { readonly name: string; readonly label: string; readonly to: string }

/** Terms of the same words are one: a model and its make. */
const isFirstOf = (term: ParsedTerm, i: number, terms: readonly ParsedTerm[]) =>
  terms.findIndex(({ at }) => at.join() === term.at.join()) === i

/** Returns a chip for each thing that was recognized, with the address of the search without it; none for words alone. */
export function chipsOfTerms(
  parsed: ParsedQuery,
  params: URLSearchParams,
  t: Translate,
): readonly TermChip[] {
  if (parsed.terms.every(({ kind }) => kind === 'words')) return []
  const chips = parsed.terms.filter(isFirstOf).map((term) => {
    const name = termText(term, parsed, t)
    return { name, label: t('facets.remove', { name }), to: without(parsed, term, params) }
  })
  return [...new Map(chips.toReversed().map((chip) => [chip.name, chip])).values()].toReversed()
}

/** Returns the address of the search of nothing but the words. */
export function plainAddress(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => name !== 'page' && name !== 'item'))
  kept.set('words', 'only')
  return `/search?${kept}`
}

function differenceText(difference: Difference, parsed: ParsedQuery, t: Translate): string {
  if (difference.kind === 'texts') return t('search.nearestTexts')
  if (difference.kind === 'years') {
    const { value } = difference
    const [chosen] = parseFacets(new URLSearchParams({ year: value }), 'trucks-trailers-marketplace')
    const years =
      chosen?.kind === 'range' ? rangeText(String, [chosen.range.from, chosen.range.to], t) : value
    return t('search.nearestYears', { years })
  }
  if (difference.kind === 'money') return amountText(difference, parsed, '', t)
  if (difference.kind === 'without')
    return t('search.nearestWithout', {
      terms: [...new Set(difference.terms.map((term) => termText(term, parsed, t)))].join(', '),
    })
  return difference.miles === null
    ? t('search.nearestAnywhere')
    : t('search.nearestWithin', { distance: formatMiles(difference.miles, t.locale) })
}

/** Returns the heading of nearest matches: what they lack. */
export const headingOf = (differences: readonly Difference[], parsed: ParsedQuery, t: Translate): string =>
  differences.map((difference) => differenceText(difference, parsed, t)).join(' · ')
