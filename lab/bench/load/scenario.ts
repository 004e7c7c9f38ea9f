import type { benchDatabase } from '../data.ts'
import type { Row } from './judge.ts'
import type { LoadedSite } from './site.ts'

/** What a scenario works with. */
export type World = {
  /** How long one measurement takes. */
  readonly seconds: number
  readonly data: Awaited<ReturnType<typeof benchDatabase>>
  /** Starts the site on the data, and stops it after the scenario. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<LoadedSite>
}

export type Scenario = (world: World) => Promise<readonly Row[]>

/** Pages are made for each request: what a page costs, not what its copy costs. */
export const UNCACHED = { PAGE_CACHE_SECONDS: '0' } as const
