import { INTERSTATES } from './interstates.ts'
import { citiesNamed } from './known-cities.server.ts'
import { type MapPoint, mapPointOf, milesBetween, type Position } from './position.ts'

type Road = { readonly to: Town; readonly miles: number; readonly name: string }
type Town = { readonly position: Position; readonly roads: Road[] }

function townNamed(text: string): Town {
  const [name, state] = [text.slice(0, -3), text.slice(-2)]
  const city = citiesNamed(name, state)[0]
  if (!city) throw new Error(`an interstate passes ${text}, which has no ZIP code`)
  return { position: city.center, roads: [] }
}

/** Two roads of one number have a word behind it here, which no sign shows. */
const signOf = (road: string) => road.replace(/ \(.*\)$/u, '')

function buildNetwork(): readonly Town[] {
  const towns = new Map<string, Town>()
  const town = (text: string) => towns.get(text) ?? towns.set(text, townNamed(text)).get(text)
  for (const [road, line] of Object.entries(INTERSTATES)) {
    const along = line.split(', ').flatMap((text) => town(text) ?? [])
    for (const [i, to] of along.entries()) {
      const from = along[i - 1]
      if (!from) continue
      const [miles, name] = [milesBetween(from.position, to.position), signOf(road)]
      from.roads.push({ to, miles, name })
      to.roads.push({ to: from, miles, name })
    }
  }
  return [...towns.values()]
}

let known: readonly Town[] | null = null

/** The towns that interstates pass, joined where they meet. */
const network = (): readonly Town[] => (known ??= buildNetwork())

/** Farther from any interstate begins no way along one. */
const MAX_APPROACH_MILES = 120

function nearestTown(position: Position): Town | null {
  let [found, least]: [Town | null, number] = [null, MAX_APPROACH_MILES]
  for (const town of network()) {
    const miles = milesBetween(town.position, position)
    if (miles <= least) [found, least] = [town, miles]
  }
  return found
}

type Step = { readonly miles: number; readonly from: Town | null }

function nearestOpen(open: ReadonlySet<Town>, steps: ReadonlyMap<Town, Step>): Town | null {
  let [found, least]: [Town | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const town of open) {
    const miles = steps.get(town)?.miles ?? Number.POSITIVE_INFINITY
    if (miles < least) [found, least] = [town, miles]
  }
  return found
}

/** The shortest way from one town to all others, until the goal is reached (Dijkstra). */
function stepsTo(start: Town, goal: Town): ReadonlyMap<Town, Step> {
  const steps = new Map<Town, Step>([[start, { miles: 0, from: null }]])
  const open = new Set([start])
  for (let town = nearestOpen(open, steps); town && town !== goal; town = nearestOpen(open, steps)) {
    open.delete(town)
    const here = steps.get(town)?.miles ?? 0
    for (const road of town.roads) {
      const miles = here + road.miles
      if (miles >= (steps.get(road.to)?.miles ?? Number.POSITIVE_INFINITY)) continue
      steps.set(road.to, { miles, from: town })
      open.add(road.to)
    }
  }
  return steps
}

/** How many steps of a way this interstate goes along, from its beginning. */
function stepsAlong(name: string, towns: readonly Town[]): number {
  const left = towns.findIndex((town, i) => {
    const next = towns[i + 1]
    return next === undefined || !town.roads.some((road) => road.to === next && road.name === name)
  })
  return left
}

/** The interstate of each stretch between two towns: of several that share it, the one that leads farthest. */
function roadsThrough(towns: readonly Town[]): readonly string[] {
  const [first, next] = towns
  if (!first || !next) return []
  const names = first.roads.flatMap((road) => (road.to === next ? [road.name] : []))
  const [farthest] = names
    .map((name) => ({ name, steps: stepsAlong(name, towns) }))
    .sort((a, b) => b.steps - a.steps)
  if (!farthest) return []
  return [...Array<string>(farthest.steps).fill(farthest.name), ...roadsThrough(towns.slice(farthest.steps))]
}

function townsTo(goal: Town, steps: ReadonlyMap<Town, Step>): readonly Town[] {
  const towns: Town[] = []
  for (let town: Town | null = goal; town; town = steps.get(town)?.from ?? null) towns.unshift(town)
  return towns
}

export type Way = {
  readonly points: readonly MapPoint[]
  /** The interstates in their order. */
  readonly roads: readonly string[]
  /** The interstate of each stretch between two points. */
  readonly stretches: readonly string[]
  readonly miles: number
}

/**
 * Returns the way along the interstates between two positions, through the towns nearest to them; null if an end is far from any.
 * It is a corridor to look along, not a route to drive ([GEO-08]).
 */
export function findWay(from: Position, to: Position): Way | null {
  const [start, goal] = [nearestTown(from), nearestTown(to)]
  if (!start || !goal) return null
  const towns = townsTo(goal, stepsTo(start, goal))
  if (towns[0] !== start) return null
  const roads = roadsThrough(towns)
  const positions = [from, ...towns.map(({ position }) => position), to]
  const lengths = positions.map((position, i) => milesBetween(positions[i - 1] ?? position, position))
  return {
    points: positions.map(mapPointOf),
    roads: [...new Set(roads)],
    stretches: [roads[0] ?? '', ...roads, roads.at(-1) ?? ''],
    miles: Math.round(lengths.reduce((sum, miles) => sum + miles, 0)),
  }
}
