import { type County, counties, onlyCounty } from './known-counties.server.ts'
import { frameAround, frameOf, frameOfBox, isInset, type MapFrame } from './map-view.ts'
import type { NearFilter } from './near.ts'
import { circleOf, type MapPoint } from './position.ts'

/** What a map is asked to show: a county, else a state, else what is near, else the country. */
export type AskedPart = {
  readonly state: string | null
  readonly county?: number | null
  readonly near?: NearFilter | null
}

/** The part of the country that a map shows. */
export type MapPart = {
  readonly frame: MapFrame
  readonly state: string | null
  readonly county: Pick<County, 'fips' | 'name'> | null
  /** What is within reach of a place; null where none is asked for. */
  readonly reach: (MapPoint & { readonly radius: number }) | null
  /** What it counts by: states lead to their counties, counties to their towns. */
  readonly level: 'states' | 'counties' | 'towns'
}

/** The part around what a filter asks for; what is near a place far away is shown in its state. */
function partAround(near: NearFilter): MapPart | null {
  const circle = circleOf(near)
  const { x, y, radius } = circle
  if (radius === null) return null
  const { state } = near.place
  const shown = { county: null, reach: null, level: 'towns' } as const
  if (isInset(state)) return { ...shown, state, frame: frameOf(state) }
  const reach = near.way ? null : { x, y: -y, radius: Math.round(radius) }
  return { ...shown, state: null, frame: frameAround(near.way ?? [circle], radius), reach }
}

/** Returns the county of a state by its number; where the state is one county, that one. */
function countyIn(state: string, number: number | null): County | null {
  const county = number === null ? null : counties().get(number)
  return county?.state === state ? county : onlyCounty(state)
}

/** Returns what a map shows ([GEO-07]). */
export function partOf({ state, county: number = null, near = null }: AskedPart): MapPart {
  if (state === null) {
    const country = { frame: frameOf(null), state: null, county: null, reach: null, level: 'states' } as const
    return (near && partAround(near)) ?? country
  }
  const county = countyIn(state, number)
  if (!county) return { frame: frameOf(state), state, county: null, reach: null, level: 'counties' }
  const { fips, name, box } = county
  return { frame: frameOfBox(box), state, county: { fips, name }, reach: null, level: 'towns' }
}
