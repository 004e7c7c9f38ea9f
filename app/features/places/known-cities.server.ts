import type { Place } from './near.ts'
import { placeKey } from './place-key.ts'
import { milesBetween, type Position } from './position.ts'
import { orderedIndex, type ZipCode, zipCodes } from './zip-codes.server.ts'

/** A city with the ZIP code nearest to the middle of its ZIP codes. */
export type City = {
  readonly key: string
  readonly name: string
  readonly state: string
  /** How many ZIP codes it has: the larger of two cities of one name is the one that is meant more often. */
  readonly size: number
  readonly center: ZipCode
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the one closest to a position. */
export function closest(zips: readonly ZipCode[], position: Position): ZipCode | null {
  let [found, least]: [ZipCode | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const zip of zips) {
    const miles = milesBetween(zip, position)
    if (miles < least) [found, least] = [zip, miles]
  }
  return found
}

/** Returns the ZIP code nearest to the middle of several. */
export function middleOf(zips: readonly ZipCode[]): ZipCode | null {
  return closest(zips, {
    latitude: mean(zips.map(({ latitude }) => latitude)),
    longitude: mean(zips.map(({ longitude }) => longitude)),
  })
}

function readCities(): readonly City[] {
  const keys = new Map<string, string>()
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? placeKey(name)
    keys.set(name, key)
    return key
  }
  const groups = Map.groupBy(zipCodes(), ({ city, state }) => `${keyOf(city)}|${state}`)
  const cities = [...groups.values()].flatMap((zips) => {
    const center = zips.length > 1 ? middleOf(zips) : zips[0]
    if (!center) return []
    const { city: name, state } = center
    return [{ key: keyOf(name), name, state, size: zips.length, center }]
  })
  return cities.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.size - a.size))
}

let known: readonly City[] | null = null

/** All cities by key; the larger first among those of one name. */
const cities = (): readonly City[] => (known ??= readCities())

/** Returns the cities whose keys begin with a text. */
export function citiesFrom(prefix: string): readonly City[] {
  const list = cities()
  const from = orderedIndex(list, ({ key }) => key < prefix)
  const to = orderedIndex(list, ({ key }) => key < prefix || key.startsWith(prefix))
  return list.slice(from, to)
}

/** Returns the cities of a name, of one state or of all, the largest first. */
export function citiesNamed(name: string, state: string | null): readonly City[] {
  const key = placeKey(name)
  return citiesFrom(key).filter((city) => city.key === key && (state === null || city.state === state))
}

/** A city with fewer ZIP codes is not guessed from a misspelled name. */
const LARGE = 8

let large: readonly City[] | null = null

/** Returns the larger cities. */
export const largeCities = (): readonly City[] => (large ??= cities().filter(({ size }) => size >= LARGE))

const zipsByCity = new Map<string, readonly number[]>()

/** Returns the ZIP codes of a city: all of them are in it, however far from its middle. Of a ZIP code, itself. */
export function zipsOf({ zip, city, state, isZip }: Place): readonly number[] {
  if (isZip) return [zip]
  const key = `${city}, ${state}`
  const known =
    zipsByCity.get(key) ??
    zipCodes()
      .filter((code) => code.state === state && code.city === city)
      .map((code) => code.zip)
  zipsByCity.set(key, known)
  return known
}
