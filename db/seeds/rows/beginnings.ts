import { type Kind, textsOfCategory } from '@haulpost/demo/categories'
import { companyName } from '@haulpost/demo/companies'
import { createRandom, type Random } from '@haulpost/demo/random'
import { MIDWEST_TOWNS, OTHER_TOWNS, type Town } from '@haulpost/demo/towns'
import type { Locale } from '#app/lib/locale.ts'
import { localesOf, type Planned } from './plan.ts'

/** What is drawn first of a listing, and the numbers that the rest of it is drawn from. */
export type Beginning = {
  readonly random: Random
  readonly kind: Kind
  readonly town: Town
  readonly locales: readonly Locale[]
  /** The name that its text may mention. */
  readonly company: string
}

/** Draws the beginning of one listing, from random numbers of its own: the same number gives the same listing. */
export function beginningOf(i: number, planned: Planned): Beginning {
  const random = createRandom(0x5eed + i)
  const kind = random.weighted(textsOfCategory(planned.category).kinds)
  const town = random.pick(random.chance(0.84) ? MIDWEST_TOWNS : OTHER_TOWNS)
  const locales = localesOf(random, planned)
  return { random, kind, town, locales, company: companyName(random, kind.trade) }
}
