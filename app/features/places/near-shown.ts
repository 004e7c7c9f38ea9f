import type { NearQuery } from './near.ts'

/** What a page shows of the place that its address asks for. */
export type NearShown = NearQuery & {
  /** The name of the place that was understood; null if there is none of that name, or none was typed. */
  readonly name: string | null
}
