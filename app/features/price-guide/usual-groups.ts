import { choiceName } from '#app/features/attributes/labels.ts'
import { type CategorySlug, categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { isJobGroup } from './comparables.ts'
import { type UsualPrice, YEARS_APART } from './rules.ts'

/** What is usual for a group of comparable listings. */
export type UsualGroup = UsualPrice & {
  readonly group: string
  /** The year in the middle; 0 where years do not matter. */
  readonly year: number
  /** The model of one of them, as its poster writes it: 'Cascadia 126'. */
  readonly model: string | null
}

/** How many groups the home page names, of vehicles and of jobs ([PRICE-05]). */
const MAX_SHOWN = { vehicles: 3, jobs: 2 } as const

/** Fewer say little about a market. */
const MIN_SHOWN = 3

const VEHICLES: CategorySlug = 'trucks-trailers-marketplace'

/** 'truck/sleeper' of 'truck/sleeper/volvo/vnl', 'job/mechanics' of 'job/mechanics/any/per-hour'. */
const kindOf = (group: string) => group.split('/').slice(0, 2).join('/')

/**
 * Returns the groups that the home page names, the largest of each kind of vehicle and of each category of jobs; none
 * where there are too few.
 */
export function chooseGroups(groups: readonly UsualGroup[]): readonly UsualGroup[] {
  const largestFirst = groups.toSorted((a, b) => b.listings - a.listings || (a.group < b.group ? -1 : 1))
  const kinds = Map.groupBy(largestFirst, ({ group }) => kindOf(group))
  const firsts = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, 1))
  const isJob = ({ group }: UsualGroup) => isJobGroup(group)
  const chosen = [
    ...firsts.filter((one) => !isJob(one)).slice(0, MAX_SHOWN.vehicles),
    ...firsts.filter(isJob).slice(0, MAX_SHOWN.jobs),
  ]
  return chosen.length < MIN_SHOWN ? [] : chosen
}

/** The name of a group, what else its listings have in common, and the list that holds them. */
export type DescribedGroup = { readonly name: string; readonly detail: string; readonly path: string }

const pathOf = (category: CategorySlug, facets: Readonly<Record<string, string>>) =>
  `/categories/${category}?${new URLSearchParams(facets)}`

function describeJobs([category = '', route = '']: readonly string[], t: Translate): DescribedGroup | null {
  if (!isCategorySlug(category)) return null
  const hasRoute = route !== 'any'
  return {
    name: categoryName(category, t.locale),
    detail: hasRoute ? choiceName('route', route, t) : '',
    path: hasRoute ? pathOf(category, { route }) : `/categories/${category}`,
  }
}

/** Returns what people read of a group; null of one that is no longer formed. */
export function describeGroup({ group, year, model }: UsualGroup, t: Translate): DescribedGroup | null {
  const [what, ...parts] = group.split('/')
  if (what === 'job') return describeJobs(parts, t)
  const [kind, make] = parts
  if (!kind || !make) return null
  const [from, to] = [year - YEARS_APART, year + YEARS_APART]
  const makeName = choiceName('make', make, t)
  return {
    name: model && what === 'truck' ? `${makeName} ${model.split(/\s/u)[0]}` : makeName,
    detail: `${choiceName('kind', kind, t)}, ${from}–${to}`,
    path: pathOf(VEHICLES, { kind, make, year: `${from}-${to}` }),
  }
}
