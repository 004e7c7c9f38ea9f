import { EVERYTHING } from '#app/platform/cache/content-tags.ts'
import { pageStores } from '#server/pipeline/cache/page-stores.ts'
import { aChange, type Page, pagesByPopularity, visitOf } from './load.ts'
import { seededRandom } from './random.ts'

export type Options = {
  readonly visitsPerSecond: number
  readonly newListingsPerHour: number
  /** Listings that end. In the long run, as many as are posted. */
  readonly endsPerHour: number
  /** 'tags': pages that depend on a change are dropped; 'all': every page, as it was before. */
  readonly drops: 'tags' | 'all'
  readonly maxSeconds: number
  /** The cache fills before visits count. */
  readonly warmUpMinutes: number
  readonly minutes: number
  readonly megabytes: number
  readonly seed?: number
}

type Tally = { visits: number; hits: number }

export type Result = { readonly hitRate: number; readonly byKind: Readonly<Record<string, number>> }

const bytesInCache = (n: number) => Math.round(n * 2 + 2048)
const MINUTE = 60_000
/** Turns of the ticker and of grids end, and with them the pages that show them. */
const TURN_MS: Readonly<Record<string, number>> = { home: MINUTE, category: 5 * MINUTE }

/** How long a page may be served, in milliseconds. */
function ttlOf({ kind }: Page, now: number, maxSeconds: number): number {
  const turn = TURN_MS[kind]
  return Math.min(maxSeconds * 1000, turn ? turn - (now % turn) : Number.POSITIVE_INFINITY)
}

function resultOf(tallies: ReadonlyMap<string, Tally>): Result {
  const rate = (some: readonly Tally[]) =>
    some.reduce((sum, { hits }) => sum + hits, 0) / some.reduce((sum, { visits }) => sum + visits, 0)
  const byKind = Object.fromEntries([...tallies].map(([kind, tally]) => [kind, rate([tally])]))
  return { hitRate: rate([...tallies.values()]), byKind }
}

/**
 * Runs the page cache of one web process under a load, by a clock of its own. Visits are distributed over pages by Zipf's law.
 */
export function simulate({ visitsPerSecond, newListingsPerHour, endsPerHour, ...rest }: Options): Result {
  const random = seededRandom(rest.seed ?? 14)
  const pages = pagesByPopularity(random)
  let now = 1
  const warmUp = rest.warmUpMinutes * MINUTE
  const stores = pageStores<string>({ clock: () => now, megabytes: rest.megabytes })
  const tallies = new Map<string, Tally>()

  function isHit(page: Page): boolean {
    const { key, isData } = visitOf(page, random)
    const store = stores.storeOf(page)
    if (store.get(key) !== undefined) return true
    const bytes = bytesInCache(page.kilobytes * 1024 * (isData ? 1 / 2 : 1))
    const ttlMs = ttlOf(page, now, rest.maxSeconds)
    store.set(key, key, { bytes, ttlMs, version: store.version(), dependsOn: page.dependsOn })
    return false
  }

  function visit(page: Page) {
    const hit = isHit(page)
    if (now < warmUp) return
    const tally = tallies.get(page.kind) ?? { visits: 0, hits: 0 }
    tallies.set(page.kind, tally)
    tally.visits += 1
    if (hit) tally.hits += 1
  }

  const changesPerSecond = (newListingsPerHour + endsPerHour) / 3600
  let change = random.pause(changesPerSecond)
  for (const end = warmUp + rest.minutes * MINUTE; now < end; now += random.pause(visitsPerSecond)) {
    for (; change < now; change += random.pause(changesPerSecond))
      stores.drop(rest.drops === 'tags' ? aChange(random) : EVERYTHING)
    const page = pages[random.zipf(pages.length)]
    if (page) visit(page)
  }
  return resultOf(tallies)
}
