import type { MapPoint } from './position.ts'

/** What is in one place. */
export type Counted = MapPoint & { readonly zip: number; readonly count: number }

/** Places that would cover each other on the map, drawn as one. */
export type Cluster = MapPoint & {
  readonly count: number
  /** Its place with the most. */
  readonly main: number
}

function merged(members: readonly Counted[]): Cluster | null {
  const [main] = members.toSorted((a, b) => b.count - a.count || a.zip - b.zip)
  const count = members.reduce((sum, member) => sum + member.count, 0)
  if (!main || count === 0) return null
  const mean = (of: (member: Counted) => number) =>
    Math.round((10 * members.reduce((sum, member) => sum + of(member) * member.count, 0)) / count) / 10
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), count, main: main.zip }
}

/** Clusters closer than this share of a cell would cover each other. */
const TOO_CLOSE = 0.75

const joined = (a: Cluster, b: Cluster): Cluster => {
  const count = a.count + b.count
  const mean = (of: (cluster: Cluster) => number) =>
    Math.round((10 * (of(a) * a.count + of(b) * b.count)) / count) / 10
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), count, main: a.main }
}

/** Gathers places by a grid of this many miles, and what is still too close, the largest first. */
export function clustersOf(places: readonly Counted[], cell: number): readonly Cluster[] {
  const cells = Map.groupBy(places, ({ x, y }) => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`)
  const sorted = [...cells.values()]
    .flatMap((members) => merged(members) ?? [])
    .sort((a, b) => b.count - a.count)
  const kept: Cluster[] = []
  for (const cluster of sorted) {
    const close = kept.findIndex(({ x, y }) => Math.hypot(x - cluster.x, y - cluster.y) < cell * TOO_CLOSE)
    const neighbor = kept[close]
    if (neighbor) kept[close] = joined(neighbor, cluster)
    else kept.push(cluster)
  }
  return kept.sort((a, b) => b.count - a.count)
}

/** How many clusters fit side by side into a map. */
const CLUSTERS_ACROSS = 16

/** Returns the cell of the grid for a map of this width. */
export const cellFor = (width: number): number => width / CLUSTERS_ACROSS

/** Returns the radius of a cluster: its area grows with what is in it, and it does not reach into the next but one. */
export function radiusOf({ count }: Cluster, largest: number, cell: number): number {
  const [least, most] = [cell * 0.24, cell * 0.5]
  return Math.round(10 * (least + (most - least) * Math.sqrt(count / Math.max(1, largest)))) / 10
}
