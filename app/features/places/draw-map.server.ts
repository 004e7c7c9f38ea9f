import type { Locale } from '#app/lib/locale.ts'
import { stateName } from '#app/lib/state-names.ts'
import { type Cluster, cellFor, clustersBy, clustersOf, radiusOf, shrunk, spread } from './clusters.ts'
import { countyParam } from './county-number.ts'
import { counties } from './known-counties.server.ts'
import { type AskedPart, type MapPart, partOf } from './map-part.server.ts'
import { drawnAt, type MapFrame } from './map-view.ts'
import { NOWHERE, placeName, zipText } from './near.ts'
import { mapPointOf } from './position.ts'
import { type ZipCode, zipCode } from './zip-codes.server.ts'

/** A cluster as it is drawn. Its key is where it leads: into a state or a county, or to what is around its largest place. */
type DrawnCluster = Omit<Cluster, 'main'> & { readonly radius: number; readonly key: string }

/** A row of the list beside the map: a state, a county, or a town of what is shown. */
type Row = { readonly key: string; readonly name: string; readonly count: number }

export type DrawnMap = MapPart & {
  readonly clusters: readonly DrawnCluster[]
  readonly rows: readonly Row[]
  /** On the map, and in no place. */
  readonly total: number
  readonly nowhere: number
}

type CountedZip = { readonly code: ZipCode; readonly count: number }
type Level = MapPart['level']

const sumOf = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0)

const CAPITAL: Readonly<Record<Locale, string>> = {
  en: 'Washington, DC',
  ru: 'Вашингтон (округ Колумбия)',
  es: 'Washington D. C.',
}

/** Returns what a state is called on the map, which shows the capital as one. */
export const nameOfState = (code: string, locale: Locale): string =>
  code === 'DC' ? CAPITAL[locale] : stateName(code, locale)

const cityName = ({ zip, city, state }: ZipCode) => placeName({ zip, city, state, isZip: false })

/** What is counted together on each level, and what that is called. */
const KEYS: Readonly<Record<Level, (code: ZipCode) => string>> = {
  states: ({ state }) => state,
  counties: ({ county }) => countyParam(county),
  towns: cityName,
}
const NAMES: Readonly<Record<Level, (code: ZipCode, locale: Locale) => string>> = {
  states: ({ state }, locale) => nameOfState(state, locale),
  counties: ({ county }) => counties().get(county)?.name ?? countyParam(county),
  towns: cityName,
}

function rowsOf(counted: readonly CountedZip[], level: Level, locale: Locale): readonly Row[] {
  const groups = [...Map.groupBy(counted, ({ code }) => KEYS[level](code)).entries()]
  const rows = groups.flatMap(([key, members]) => {
    const [first] = members
    return first ? [{ key, name: NAMES[level](first.code, locale), count: sumOf(members) }] : []
  })
  return rows.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale))
}

/** Returns the row of the list that a ZIP code is counted in. */
function rowKeyOf(zip: number, level: Level): string {
  const code = zipCode(zip)
  return code ? KEYS[level](code) : zipText(zip)
}

/** Returns where a cluster leads, from its place with the most. */
const keyOf = (zip: number, level: Level): string => (level === 'towns' ? zipText(zip) : rowKeyOf(zip, level))

/** Moves a cluster into the frame that would cut it off. */
function insideOf(frame: MapFrame, cluster: DrawnCluster): DrawnCluster {
  const inside = (at: number, from: number, size: number) =>
    Math.min(Math.max(at, from + cluster.radius), from + size - cluster.radius)
  return {
    ...cluster,
    x: inside(cluster.x, frame.x, frame.width),
    y: inside(cluster.y, frame.y, frame.height),
  }
}

/** More towns than this do not fit beside each other. */
const MAX_TOWNS_APART = 60

/**
 * Returns the clusters of a map: one for each row of the list beside it, so that both say the same. Only where there are too many
 * towns, a grid gathers them.
 */
function clustersIn(
  counted: readonly CountedZip[],
  { frame, state, level }: MapPart,
  rows: readonly Row[],
): readonly DrawnCluster[] {
  const cell = cellFor(Math.max(frame.width, frame.height))
  const places = counted.map(({ code, count }) => ({
    zip: code.zip,
    count,
    ...drawnAt(mapPointOf(code), code.state, state),
  }))
  const isByRow = level !== 'towns' || rows.length <= MAX_TOWNS_APART
  const clusters = isByRow ? clustersBy(places, (zip) => rowKeyOf(zip, level)) : clustersOf(places, cell)
  const largest = clusters[0]?.count ?? 0
  const drawn = clusters.map(({ main, ...cluster }) => ({
    ...cluster,
    key: keyOf(main, level),
    radius: radiusOf(cluster, largest, cell),
  }))
  return isByRow ? spread(shrunk(drawn, cell), cell).map((cluster) => insideOf(frame, cluster)) : drawn
}

/** Whether a ZIP code is in what is shown. */
const isIn = ({ state, county }: ZipCode, part: MapPart) =>
  (part.county === null || part.county.fips === county) && (part.state === null || part.state === state)

/** Draws how many listings are where, by ZIP code: in the country, a state or a county, or around a place ([GEO-07]). */
export function drawMap(
  counts: Readonly<Record<string, number>>,
  asked: AskedPart,
  locale: Locale,
): DrawnMap {
  const part = partOf(asked)
  const counted = Object.entries(counts).flatMap(([zip, count]) => {
    const code = zipCode(Number(zip))
    return code && isIn(code, part) ? [{ code, count }] : []
  })
  const rows = rowsOf(counted, part.level, locale)
  return {
    ...part,
    clusters: clustersIn(counted, part, rows),
    rows,
    total: sumOf(counted),
    nowhere: counts[String(NOWHERE)] ?? 0,
  }
}
