import { nearestWord } from '#app/lib/edit-distance.ts'
import { DEFAULT_LOCALE, type Locale } from '#app/lib/locale.ts'
import { stateName } from '#app/lib/state-names.ts'
import { isCyrillic, transliterate } from '#app/lib/transliterate.ts'
import { INTERSTATES } from './interstates.ts'
import { type City, citiesNamed, largeCities } from './known-cities.server.ts'
import { DEFAULT_WITHIN, MAX_NEAR_LENGTH, type Place, placeName, placeParam, type Within } from './near.ts'
import { placeKey } from './place-key.ts'
import { cityName, nameKey, otherNames, REGIONS_BY_NAME, regionName, STATES } from './place-names.server.ts'
import { type MapPoint, mapPointOf } from './position.ts'
import { REGIONS, type Region } from './regions.ts'
import { zipCode } from './zip-codes.server.ts'

/** Where something is looked for: around a point, in states, or along an interstate. */
export type PlaceArea =
  | { readonly kind: 'around'; readonly center: Place }
  | { readonly kind: 'states'; readonly states: readonly string[]; readonly center: Place }
  | { readonly kind: 'road'; readonly points: readonly MapPoint[]; readonly center: Place }

export type RecognizedPlace = {
  readonly kind: 'zip' | 'city' | 'state' | 'region' | 'interstate'
  /** What the reader's language calls it. */
  readonly name: string
  /** How addresses name it; recognized again in every language. */
  readonly param: string
  readonly area: PlaceArea
  readonly defaultRadius: Within
  /** Whether its name alone, in a text about something else, is likely to mean it. */
  readonly isKnown: boolean
}

/** Closer to an interstate is on the way. */
const ROAD_RADIUS: Within = '25'

const fromCity = ({ name, state, center }: City): Place => ({ ...center, city: name, state, isZip: false })

/** A city with fewer ZIP codes is meant by its name alone only if the tables of names have it. */
const MIN_KNOWN = 3

let named: ReadonlySet<City> | null = null
const knownCities = () => (named ??= new Set([...otherNames().values()].flat()))

function cityPlace(city: City, locale: Locale): RecognizedPlace {
  const center = fromCity(city)
  return {
    kind: 'city',
    name: `${cityName({ city: city.name, state: city.state }, locale)}, ${city.state}`,
    param: placeParam(center),
    area: { kind: 'around', center },
    defaultRadius: DEFAULT_WITHIN,
    isKnown: city.size >= MIN_KNOWN || knownCities().has(city),
  }
}

function zipPlace(digits: string): RecognizedPlace | null {
  const code = zipCode(Number(digits))
  if (!code) return null
  const center = { ...code, isZip: true }
  return {
    kind: 'zip',
    name: placeName(center),
    param: placeParam(center),
    area: { kind: 'around', center },
    defaultRadius: DEFAULT_WITHIN,
    isKnown: true,
  }
}

const largestIn = (states: readonly string[]) =>
  largeCities()
    .filter(({ state }) => states.includes(state))
    .reduce<City | null>((largest, city) => (largest && largest.size >= city.size ? largest : city), null)

function statesPlace(
  kind: 'state' | 'region',
  states: readonly string[],
  { name, param }: { name: string; param: string },
): RecognizedPlace | null {
  const city = largestIn(states)
  if (!city) return null
  return {
    kind,
    name,
    param,
    area: { kind: 'states', states, center: fromCity(city) },
    defaultRadius: 'any',
    isKnown: true,
  }
}

const statePlace = (code: string, locale: Locale) =>
  statesPlace('state', [code], {
    name: stateName(code, locale),
    param: stateName(code, DEFAULT_LOCALE),
  })

const regionPlace = (region: Region, locale: Locale) =>
  statesPlace('region', REGIONS[region].states.split(' '), {
    name: regionName(region, locale),
    param: regionName(region, DEFAULT_LOCALE),
  })

const ROAD =
  /^(?:i|interstate|hwy|highway|ай|шоссе|трасса|interestatal|autopista|carretera) ?(?<number>\d{1,3})$/u

function roadPlace(key: string): RecognizedPlace | null {
  const number = ROAD.exec(key)?.groups?.['number']
  const line = number && INTERSTATES[`I-${number}`]
  if (!line) return null
  const towns = line.split(', ').flatMap((town) => citiesNamed(town.slice(0, -3), town.slice(-2)).slice(0, 1))
  const [first] = towns
  if (!first) return null
  const points = towns.map(({ center }) => mapPointOf(center))
  return {
    kind: 'interstate',
    name: `I-${number}`,
    param: `I-${number}`,
    area: { kind: 'road', points, center: fromCity(first) },
    defaultRadius: ROAD_RADIUS,
    isKnown: true,
  }
}

/** A city of this name is meant rather than the state. */
const CITY_BEFORE_STATE = new Set(['new york', nameKey('Нью-Йорк'), 'nueva york', 'la'])

function citiesOf(name: string, state: string | null): readonly City[] {
  const others = otherNames().get(nameKey(name)) ?? []
  const found = [...citiesNamed(name, state), ...others.filter((city) => !state || city.state === state)]
  const rank = (city: City) => (knownCities().has(city) ? 1000 : 0) + city.size
  return found.sort((a, b) => rank(b) - rank(a))
}

/** A city and a state after it, which may have three words ('Carolina del Norte'). */
function cityInState(words: readonly string[]): City | null {
  for (const count of [3, 2, 1]) {
    const state = STATES.get(nameKey(words.slice(-count).join(' ')))
    const city = words.slice(0, -count).join(' ')
    const found = state && city ? citiesOf(city, state)[0] : undefined
    if (found) return found
  }
  return null
}

/**
 * Returns the place that words name exactly: a ZIP code, a city with or without its state, a state, a region, or an interstate, in
 * English, Russian, or Spanish, in any case.
 */
export function readPlace(text: string, locale: Locale = DEFAULT_LOCALE): RecognizedPlace | null {
  const key = placeKey(text)
  const zip = /^(?<digits>\d{5})(?: \d{4})?$/u.exec(key)?.groups?.['digits']
  if (zip !== undefined) return zipPlace(zip)
  const road = roadPlace(key)
  if (road) return road
  const name = nameKey(text)
  const region = REGIONS_BY_NAME.get(name)
  if (region) return regionPlace(region, locale)
  const state = CITY_BEFORE_STATE.has(name) ? undefined : STATES.get(name)
  if (state && state !== 'DC') return statePlace(state, locale)
  const words = key.split(' ')
  const city = cityInState(words) ?? citiesOf(text, null)[0]
  return city ? cityPlace(city, locale) : null
}

const MIN_FUZZY_LENGTH = 5

let largeByKey: ReadonlyMap<string, City> | null = null

/** Large cities by their keys in all spellings, of those of one name the largest. */
function spellings(): ReadonlyMap<string, City> {
  if (largeByKey) return largeByKey
  const others = [...otherNames()].flatMap(([key, [city]]) => (city ? [[key, city] as const] : []))
  const own = [...largeCities(), ...others.map(([, city]) => city)].map((city) => [city.key, city] as const)
  largeByKey = new Map([...own.toSorted(([, a], [, b]) => a.size - b.size), ...others])
  return largeByKey
}

/** Returns the large city whose name is spelled almost like a text, in Latin or Russian letters. Null if there is none. */
export function readMisspelledPlace(text: string, locale: Locale = DEFAULT_LOCALE): RecognizedPlace | null {
  const words = placeKey(text).split(' ')
  const state = words.length > 1 ? STATES.get(nameKey(words.at(-1) ?? '')) : undefined
  const typed = nameKey((state ? words.slice(0, -1) : words).join(' '))
  if (typed.length < MIN_FUZZY_LENGTH) return null
  const keys = [...spellings()]
    .filter(([key, city]) => key[0] === typed[0] && (!state || city.state === state))
    .map(([key]) => key)
  const nearest =
    nearestWord(typed, keys) ?? (isCyrillic(typed) ? nearestWord(transliterate(placeKey(text)), keys) : null)
  const city = nearest === null ? undefined : spellings().get(nearest)
  return city ? cityPlace(city, locale) : null
}

/** Words around a place that say that it is one: 'near Joliet', 'в районе Чикаго', 'cerca de Joliet'. */
const AROUND =
  /^(?:(?:in|at|near|around|close to|by|to|the|city of|state of|в|во|на|у|под|около|возле|рядом с|недалеко от|вблизи|в районе|район|город|штат|штате|рядом|en|cerca de|cerca|por|alrededor de|junto a|ciudad de|estado de|la ciudad de|el estado de) )+|(?: (?:area|metro|city area|region|state|suburbs|район|рядом|и рядом|и область|и пригороды|y alrededores|area metropolitana))+$/gu

/**
 * Returns the place that a text names, in any of the three languages, misspelled or with a preposition. Null if there is none:
 * `suggestPlaces` then says what it could become.
 */
export function recognizePlace(text: string, locale: Locale = DEFAULT_LOCALE): RecognizedPlace | null {
  const typed = text.trim()
  if (typed.length > MAX_NEAR_LENGTH || !/[\p{L}\p{N}]/u.test(typed)) return null
  const key = placeKey(typed)
  const bare = key.replaceAll(AROUND, '').trim()
  const zip = /(?:^| )(?<zip>\d{5})(?: \d{4})?$/u.exec(key)?.groups?.['zip']
  const readings = [key, ...(bare && bare !== key ? [bare] : []), ...(zip ? [zip] : [])]
  for (const reading of readings) {
    const place = readPlace(reading, locale)
    if (place) return place
  }
  return readMisspelledPlace(bare || key, locale)
}
