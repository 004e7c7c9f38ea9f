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

/** Gathers places by what they are in, each as one. */
export const clustersBy = (places: readonly Counted[], keyOf: (zip: number) => string): readonly Cluster[] =>
  [...Map.groupBy(places, ({ zip }) => keyOf(zip)).values()]
    .flatMap((members) => merged(members) ?? [])
    .sort((a, b) => b.count - a.count || a.main - b.main)

/** How many clusters fit side by side into a map. */
const CLUSTERS_ACROSS = 16

/** Returns the cell of the grid for a map of this width. */
export const cellFor = (width: number): number => width / CLUSTERS_ACROSS

const MAX_RADIUS = 0.5

/** Returns the radius of a cluster: its area grows with what is in it, and it does not reach into the next but one. */
export function radiusOf({ count }: Pick<Cluster, 'count'>, largest: number, cell: number): number {
  const [least, most] = [cell * 0.24, cell * MAX_RADIUS]
  return Math.round(10 * (least + (most - least) * Math.sqrt(count / Math.max(1, largest)))) / 10
}

type Circle = MapPoint & { readonly radius: number; readonly count: number }

/** How often circles are pushed apart: enough for thirty cities in a heap. */
const PUSHES = 40
/** On a phone clusters are drawn larger: they keep this share of their size free. */
const ROOM = 1.15
/** Farther than this share of a cell from where it belongs, a circle would seem to be elsewhere. It rather covers others. */
const MAX_PUSH = 0.6

/** What one, two and more figures need, of a cell. */
const MIN_RADIUS = [0.2, 0.25, 0.33] as const
/** What a circle may take of the way to the next one, half of the circles having them closer. */
const SHARE_OF_WAY = 0.55

const minRadius = (count: number) =>
  count < 10 ? MIN_RADIUS[0] : count < 100 ? MIN_RADIUS[1] : MIN_RADIUS[2]

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Makes all circles smaller where many are close together, as far as their figures allow. */
export function shrunk<T extends Circle>(circles: readonly T[], cell: number): readonly T[] {
  const ways = circles.map((circle) =>
    Math.min(...circles.map(({ x, y }) => Math.hypot(x - circle.x, y - circle.y) || cell)),
  )
  const share = Math.min(1, (middleOf(ways) * SHARE_OF_WAY) / (cell * MAX_RADIUS))
  return circles.map((circle) => {
    const radius = Math.max(cell * minRadius(circle.count), circle.radius * share)
    return { ...circle, radius: Math.round(10 * radius) / 10 }
  })
}

/** How far two circles have to move to leave each other room. */
function pushOf(a: MapPoint, b: MapPoint, room: number): MapPoint | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  if (Math.abs(dx) >= room || Math.abs(dy) >= room) return null
  const distance = Math.hypot(dx, dy)
  if (distance >= room || distance === 0) return null
  const share = (room - distance) / 2 / distance
  return { x: dx * share, y: dy * share }
}

function within(home: MapPoint, { x, y }: MapPoint, most: number): MapPoint {
  const share = Math.min(1, most / (Math.hypot(x - home.x, y - home.y) || 1))
  return { x: home.x + (x - home.x) * share, y: home.y + (y - home.y) * share }
}

type Moving = { readonly circle: Circle; x: number; y: number }

/** Pushes one circle away from those after it, and them away from it. */
function pushApart(one: Moving, others: readonly Moving[]): void {
  for (const other of others) {
    const push = pushOf(one, other, ROOM * (one.circle.radius + other.circle.radius))
    if (!push) continue
    one.x -= push.x
    one.y -= push.y
    other.x += push.x
    other.y += push.y
  }
}

/** Moves circles that would cover each other apart, and none of them far. The circles and their order decide alone. */
export function spread<T extends Circle>(circles: readonly T[], cell: number): readonly T[] {
  const at = circles.map((circle) => ({ circle, x: circle.x, y: circle.y }))
  for (let round = 0; round < PUSHES; round++) {
    for (const [i, one] of at.entries()) pushApart(one, at.slice(i + 1))
    for (const place of at) Object.assign(place, within(place.circle, place, cell * MAX_PUSH))
  }
  return at.map(({ circle, x, y }) => ({ ...circle, x: Math.round(10 * x) / 10, y: Math.round(10 * y) / 10 }))
}
