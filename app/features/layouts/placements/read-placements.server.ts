import { countPageViews, type PageViews } from '#app/features/billboards/numbers/queries.server.ts'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
import { cachedTicker } from '#app/features/ticker/queries.server.ts'
import { dayOf } from '#app/lib/day.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { cachedGrid, type GridOfPlaces } from '../queries.server.ts'

/** What advertisers read of the pages that packages put something on: counted, and as they are now ([AD-11]). */
export type PlacementFigures = {
  /** The category that is shown as the example. */
  readonly category: CategorySlug
  readonly grids: { readonly home: GridOfPlaces; readonly category: GridOfPlaces }
  readonly counted: { readonly home: PageViews; readonly category: PageViews }
  /** Its public listings, and the items that the ticker shows at a time. */
  readonly listings: number
  readonly inTicker: number
}

type Numbers = Readonly<Record<string, number>>

/** Returns the category with the highest number; the first of the catalogue where there is none. */
function highest(numbers: Numbers): CategorySlug | undefined {
  const [first] = CATEGORY_SLUGS.filter((slug) => (numbers[slug] ?? 0) > 0).sort(
    (a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0),
  )
  return first
}

const views = linkedCache<Readonly<Record<string, PageViews>>>()

function cachedViews({ db, counts, now }: Ctx) {
  return views(counts).get(dayOf(now), () => countPageViews(db, now), [])
}

const NOTHING: PageViews = { views: 0, onScreen: 0 }
const FIRST: CategorySlug = 'cdl-a-company-drivers'

/** The example is the named category, else the one whose billboards were seen most, else the one with most listings. */
export async function readPlacements(ctx: Ctx, named: CategorySlug | null): Promise<PlacementFigures> {
  const [counted, listings, ticker, home] = await Promise.all([
    cachedViews(ctx),
    cachedCounts(ctx),
    cachedTicker(ctx),
    cachedGrid(ctx, null),
  ])
  const seen = Object.fromEntries(Object.entries(counted).map(([page, { onScreen }]) => [page, onScreen]))
  const category = named ?? highest(seen) ?? highest(listings) ?? FIRST
  return {
    category,
    grids: { home, category: await cachedGrid(ctx, category) },
    counted: { home: counted['home'] ?? NOTHING, category: counted[category] ?? NOTHING },
    listings: listings[category] ?? 0,
    inTicker: ticker.length,
  }
}
