import { textsOfCategory } from '@haulpost/demo/categories'
import { createRandom, type Random } from '@haulpost/demo/random'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'

/** The plan of one listing: its category, and how many of that category precede it. */
export type Planned = { readonly category: CategorySlug; readonly nth: number }

const shareOf = (slug: CategorySlug) => textsOfCategory(slug).share

const MIN_EACH = 6
const SHARES = 1000

/** Returns how many listings each category gets: by its share, but a few of everything when there is room. */
function countsOf(total: number): ReadonlyMap<CategorySlug, number> {
  const least = Math.min(MIN_EACH, Math.floor(total / CATEGORY_SLUGS.length))
  const counts = new Map(
    CATEGORY_SLUGS.map((slug) => [slug, Math.max(least, Math.floor((total * shareOf(slug)) / SHARES))]),
  )
  const bySize = CATEGORY_SLUGS.toSorted((a, b) => shareOf(b) - shareOf(a))
  let over = [...counts.values()].reduce((sum, count) => sum + count, 0) - total
  // Rounding leaves a few too few, the minimum of everything a few too many: the large categories even it out.
  for (let i = 0; over !== 0; i = (i + 1) % bySize.length) {
    const slug = bySize[i] ?? 'jobs'
    const count = counts.get(slug) ?? 0
    if (over > 0 && count <= least) continue
    counts.set(slug, count - Math.sign(over))
    over -= Math.sign(over)
  }
  return counts
}

function shuffled<T>({ integer }: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = integer(0, i)
    const [a, b] = [list[i], list[j]]
    if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a]
  }
  return list
}

/** Returns the plan of every listing of the demo, in no order. */
export function planOf(total: number): readonly Planned[] {
  const planned = [...countsOf(total)].flatMap(([category, count]) =>
    Array.from({ length: count }, (_, nth) => ({ category, nth })),
  )
  return shuffled(createRandom(2), planned)
}

const MIX = [
  { weight: 50, locales: ['en'] },
  { weight: 16, locales: ['ru'] },
  { weight: 15, locales: ['es'] },
  { weight: 19, locales: LOCALES },
] as const satisfies readonly { weight: number; locales: readonly Locale[] }[]

/** The first four of a category are public, one in each language and one in all. */
const FIRST = [LOCALES, ['ru'], ['es'], ['en']] as const satisfies readonly (readonly Locale[])[]

export function mustBePublic({ nth }: Planned): boolean {
  return nth < FIRST.length
}

/** Returns one language or all of them (D-33); half of the trade writes English only. */
export function localesOf({ weighted }: Random, { nth }: Planned): readonly Locale[] {
  return FIRST[nth] ?? weighted(MIX).locales
}

/** How many listings of a category run in the ticker: its first ones. */
const IN_TICKER: Partial<Record<CategorySlug, number>> = {
  'trucks-trailers-marketplace': 3,
  'cdl-a-company-drivers': 2,
  'cdl-a-owner-operators': 2,
  'parking-lots': 1,
  'repair-shops-parts': 1,
  'cdl-a-schools': 1,
  'traffic-attorney': 1,
  'insurance-services': 1,
  'real-estate-marketplace': 1,
  'office-staff': 1,
}

export function runsInTicker({ category, nth }: Planned): boolean {
  return nth < (IN_TICKER[category] ?? 0)
}

const FIRST_ID = 100_000
const SIX_DIGITS = 900_000
/** Coprime with 900,000, so that every number occurs once, and neighbours are far apart. */
const STRIDE = 524_287

/** Returns six digits that look random, seven when those have run out (D-06). */
export function publicIdOf(i: number): number {
  return i < SIX_DIGITS ? FIRST_ID + ((i * STRIDE + 271_828) % SIX_DIGITS) : FIRST_ID + i
}
