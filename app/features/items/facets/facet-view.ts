import { attributeName } from '#app/features/attributes/labels.ts'
import { type Facet, RANGES } from '#app/features/facets/facet-list.ts'
import { type ChosenFacet, type FacetQuery, FLAG_VALUE } from '#app/features/facets/facet-query.ts'
import { RANGE_STEPS, type RangeStep } from '#app/features/facets/range-steps.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { filterChoiceName, filterFlagName, rangeName } from './filter-choice-names.ts'
import { numberWriter, type StepView, stepViews } from './range-text.ts'

/** One choice of a facet, with the number of listings that it would leave. */
export type FacetOption = {
  readonly param: string
  readonly value: string
  readonly name: string
  readonly count: number
  readonly isChosen: boolean
}

/** What the column shows of a facet. Flags are together in one group. */
export type FacetView =
  | {
      readonly kind: 'options'
      readonly id: string
      readonly name: string
      readonly isOpen: boolean
      /** Those in sight at once. */
      readonly options: readonly FacetOption[]
      /** Those behind a button: of many, the rare ones. What no listing states is left out. */
      readonly more: readonly FacetOption[]
      /** The name of that button. */
      readonly moreName: string
    }
  | {
      readonly kind: 'range'
      readonly id: string
      readonly name: string
      readonly isOpen: boolean
      readonly from: string
      readonly to: string
      readonly fromName: string
      readonly toName: string
      /** Usual ranges. */
      readonly steps: readonly StepView[]
    }

/** A filter that is set, and the query of the list without it. */
export type Chip = { readonly name: string; readonly label: string; readonly without: string }

/** The counts of facets, as `FacetCounts` has them. */
type Count = (facet: Facet, choice?: string) => number

/** How many facets are unfolded before anything was chosen. */
const OPEN_AT_FIRST = 4

/** Up to so many choices are in sight at once; of more, the most frequent. */
const MAX_IN_SIGHT = 10
const IN_SIGHT = 7

function splitOptions(options: readonly FacetOption[]) {
  if (options.length <= MAX_IN_SIGHT) return { options, more: [] }
  const frequent = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, IN_SIGHT))
  const isInSight = (option: FacetOption) => option.isChosen || frequent.has(option)
  const isFolded = (option: FacetOption) => !isInSight(option) && option.count > 0
  return { options: options.filter(isInSight), more: options.filter(isFolded) }
}

function choicesView(facet: Facet, chosen: ChosenFacet | undefined, count: Count, t: Translate) {
  const values = chosen?.kind === 'choices' ? chosen.values : []
  const options = facet.choices.map((value) => ({
    param: facet.param,
    value,
    name: filterChoiceName(facet.key, value, t),
    count: count(facet, value),
    isChosen: values.includes(value),
  }))
  const split = splitOptions(options)
  const moreName = t('facets.moreChoices', { count: split.more.length })
  return { kind: 'options', id: facet.param, name: attributeName(facet.key, t), ...split, moreName } as const
}

function stepsOf(key: Facet['key']): readonly RangeStep[] {
  const range = RANGES.find((known) => known === key)
  return range ? RANGE_STEPS[range] : []
}

function rangeView(facet: Facet, chosen: ChosenFacet | undefined, t: Translate) {
  const { from, to } = chosen?.kind === 'range' ? chosen.range : { from: null, to: null }
  return {
    kind: 'range',
    id: facet.param,
    name: rangeName(facet.key, t),
    from: String(from ?? ''),
    to: String(to ?? ''),
    fromName: t('facets.rangeFrom'),
    toName: t('facets.rangeTo'),
    steps: stepViews(stepsOf(facet.key), numberWriter(facet, t), t),
  } as const
}

function flagsView(facets: readonly Facet[], query: FacetQuery, count: Count, t: Translate) {
  const options = facets.map((facet) => ({
    param: facet.param,
    value: FLAG_VALUE,
    name: filterFlagName(facet.key, t),
    count: count(facet),
    isChosen: query.some(({ facet: { key } }) => key === facet.key),
  }))
  return { kind: 'options', id: 'flags', name: t('facets.flags'), options, more: [], moreName: '' } as const
}

/** A facet that no listing of the list states only takes room. */
const isStated = (view: FacetView) =>
  view.kind === 'range' || view.options.some(({ count, isChosen }) => count > 0 || isChosen)

/** Returns what the column of a category shows ([FACET-01]). */
export function facetViews(
  facets: readonly Facet[],
  query: FacetQuery,
  count: Count,
  t: Translate,
): readonly FacetView[] {
  const stated = facets.filter(({ kind }) => kind !== 'flag')
  const flags = facets.filter(({ kind }) => kind === 'flag')
  const views = stated.map((facet, at): FacetView => {
    const chosen = query.find(({ facet: { key } }) => key === facet.key)
    const isOpen = chosen !== undefined || at < OPEN_AT_FIRST
    const view = facet.kind === 'range' ? rangeView(facet, chosen, t) : choicesView(facet, chosen, count, t)
    return { ...view, isOpen }
  })
  const required: FacetView = { ...flagsView(flags, query, count, t), isOpen: true }
  return [...views, required].filter(isStated)
}
