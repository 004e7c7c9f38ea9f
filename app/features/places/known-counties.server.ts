import { brotliDecompressSync } from 'node:zlib'
import { FIPS_OF_A_STATE, STATE_FIPS } from '#app/lib/state-fips.ts'
import { COUNTY_DATA } from './county-data.server.ts'
import { findPlace } from './find-place.server.ts'
import { milesOf, type Place, placeParam, WITHIN_CHOICES, type Within } from './near.ts'
import { circleOf, mapPointOf } from './position.ts'
import { zipCodes } from './zip-codes.server.ts'

/** A county, parish, borough or city that is in none, with how far it reaches where it is drawn alone, in miles. */
export type County = {
  readonly fips: number
  readonly name: string
  readonly state: string
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

const CODES: ReadonlyMap<number, string> = new Map([...STATE_FIPS].map(([code, fips]) => [fips, code]))

function readCounties(): ReadonlyMap<number, County> {
  const text = brotliDecompressSync(Buffer.from(COUNTY_DATA, 'base64')).toString()
  const [numbers = '', names = '', ...sides] = text.split('\n')
  const [name, box] = [names.split(';'), sides.map((side) => side.split(' ').map(Number))]
  const at = (side: number, i: number) => box[side]?.[i] ?? 0
  return new Map(
    numbers.split(' ').map((number, i) => {
      const fips = Number(number)
      const state = CODES.get(Math.floor(fips / FIPS_OF_A_STATE)) ?? ''
      return [fips, { fips, name: name[i] ?? '', state, box: [at(0, i), at(1, i), at(2, i), at(3, i)] }]
    }),
  )
}

let known: ReadonlyMap<number, County> | null = null

/** All counties by their FIPS codes. They are unpacked when they are first needed, which takes about 2 ms. */
export const counties = (): ReadonlyMap<number, County> => (known ??= readCounties())

/** Returns the county that makes up all of its state, as the capital does; null where there are several. */
export function onlyCounty(state: string): County | null {
  const [first, ...others] = [...counties().values()].filter((county) => county.state === state)
  return first && others.length === 0 ? first : null
}

/** Returns the town of a county with the most ZIP codes in it: null for the few counties without any. */
function mainTown(zips: readonly { readonly city: string; readonly state: string }[]): Place | null {
  const towns = [...Map.groupBy(zips, ({ city, state }) => `${city}, ${state}`).entries()]
  const [main] = towns.sort(([a, of], [b, others]) => others.length - of.length || a.localeCompare(b, 'en'))
  return main ? findPlace(main[0]) : null
}

type CountyReach = { readonly near: string; readonly within: Within }

/** Returns the smallest distance around the main town of a county that covers all places in it. */
export function aroundCounty(fips: number): CountyReach | null {
  const zips = zipCodes().filter((zip) => zip.county === fips)
  const town = mainTown(zips)
  if (!town) return null
  const reaches = (within: Within) => {
    const { x, y, radius } = circleOf({ place: town, miles: milesOf(within) })
    if (radius === null) return true
    return zips.map(mapPointOf).every((point) => Math.hypot(point.x - x, point.y - y) <= radius)
  }
  const within = WITHIN_CHOICES.find(reaches) ?? 'any'
  return { near: placeParam({ ...town, isZip: false }), within }
}
