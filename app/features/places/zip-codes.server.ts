import { brotliDecompressSync } from 'node:zlib'
import { FIPS_OF_A_STATE, STATE_FIPS } from '#app/lib/state-fips.ts'
import type { Position } from './position.ts'
import { ZIP_DATA } from './zip-data.server.ts'

export type ZipCode = Position & {
  readonly zip: number
  readonly city: string
  readonly state: string
  /** The FIPS code of the county that its position is in. */
  readonly county: number
}

function added(line: string): number[] {
  let sum = 0
  return line.split(' ').map((step) => (sum += Number(step)))
}

function repeated(line: string): string[] {
  let last = ''
  return line.split(',').map((text) => (last = text || last))
}

function readZipCodes(): readonly ZipCode[] {
  const text = brotliDecompressSync(Buffer.from(ZIP_DATA, 'base64')).toString()
  const [zips = '', latitudes = '', longitudes = '', states = '', cities = '', counties = ''] =
    text.split('\n')
  const [lat, lon, state, city] = [added(latitudes), added(longitudes), repeated(states), repeated(cities)]
  const county = repeated(counties)
  return added(zips).map((zip, i) => ({
    zip,
    latitude: (lat[i] ?? 0) / 1000,
    longitude: (lon[i] ?? 0) / 1000,
    city: city[i] ?? '',
    state: state[i] ?? '',
    county: (STATE_FIPS.get(state[i] ?? '') ?? 0) * FIPS_OF_A_STATE + Number(county[i]),
  }))
}

let known: readonly ZipCode[] | null = null

/** Returns all ZIP codes in their order. They are unpacked when they are first needed, which takes about 60 ms. */
export const zipCodes = (): readonly ZipCode[] => (known ??= readZipCodes())

/** Returns the place in an ordered list at which a value is, or would be. */
export function orderedIndex<T>(list: readonly T[], isBefore: (entry: T) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = list[middle]
    if (entry !== undefined && isBefore(entry)) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns a ZIP code, or null if there is none with this number. */
export function zipCode(zip: number): ZipCode | null {
  const list = zipCodes()
  const found = list[orderedIndex(list, (entry) => entry.zip < zip)]
  return found?.zip === zip ? found : null
}
