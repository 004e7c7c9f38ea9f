import type { NearQuery } from './near.ts'

/** A way that was found, as a page describes it. */
type WayShown = {
  readonly to: string
  /** The interstates in their order. */
  readonly roads: readonly string[]
  readonly miles: number
}

/** What a page shows of the place that its address asks for. */
export type NearShown = NearQuery & {
  /** The name of the place that was understood; null if there is none of that name, or none was typed. */
  readonly name: string | null
  /** The way from there; null if none was asked for, or there is none. */
  readonly way: WayShown | null
  /** What is wrong with the way. */
  readonly trouble: 'noStart' | 'unknownEnd' | 'noWay' | null
  /** Whether the list shows what is along a way or an interstate: then distances are from it. */
  readonly isAlong: boolean
  /** Whether the list can be looked through along a way. */
  readonly hasWays: boolean
}
