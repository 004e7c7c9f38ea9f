import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { stateOptions } from '#app/lib/state-names.ts'
import { isCyrillic } from '#app/lib/transliterate.ts'
import { RUSSIAN_CITIES, SHORT_CITIES, SPANISH_CITIES } from './city-names.ts'
import { type City, citiesNamed } from './known-cities.server.ts'
import { placeKey } from './place-key.ts'
import { isRegion, REGIONS, type Region } from './regions.ts'
import { stemsOf } from './stem-word.server.ts'

/** The stemmer takes the end of 'Индиана' for that of a participle; the accusative keeps it. */
const caseless = (word: string) =>
  stemsOf(word.replace(/(?<=...)а$/u, 'у'))[0]?.replace(/(?<=...)[оуыи]$/u, '') ?? word

/** Returns a name as it is compared: as `placeKey`, and Russian words without their case endings. */
export const nameKey = (name: string): string =>
  placeKey(name)
    .split(' ')
    .map((word) => (isCyrillic(word) ? caseless(word) : word))
    .join(' ')

type CityName = { readonly city: string; readonly state: string; readonly names: readonly string[] }

const namesIn = (table: Readonly<Record<string, string>>): readonly CityName[] =>
  Object.entries(table).flatMap(([state, line]) =>
    line.split(', ').map((entry) => {
      const [city = '', names = ''] = entry.split(': ')
      return { city, state, names: names.split('/') }
    }),
  )

const RUSSIAN = namesIn(RUSSIAN_CITIES)
const SPANISH = namesIn(SPANISH_CITIES)

const shownNames = (names: readonly CityName[]) =>
  new Map(names.map(({ city, state, names: [first = city] }) => [`${placeKey(city)}|${state}`, first]))

const SHOWN: Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>> = {
  ru: shownNames(RUSSIAN),
  es: shownNames(SPANISH),
}

/** Returns what a language calls a city; the English name where the tables have no other. */
export const cityName = ({ city, state }: Pick<CityName, 'city' | 'state'>, locale: Locale): string =>
  SHOWN[locale]?.get(`${placeKey(city)}|${state}`) ?? city

function citiesByName(): ReadonlyMap<string, readonly City[]> {
  const known = new Map<string, City[]>()
  for (const { city, state, names } of [...RUSSIAN, ...SPANISH, ...namesIn(SHORT_CITIES)])
    for (const name of names) {
      const key = nameKey(name)
      const cities = known.get(key) ?? []
      cities.push(...citiesNamed(city, state).slice(0, 1))
      known.set(key, cities)
    }
  for (const cities of known.values()) cities.sort((a, b) => b.size - a.size)
  return known
}

let cities: ReadonlyMap<string, readonly City[]> | null = null

/** The cities by what Russian and Spanish call them and what they are called for short, the larger first. */
export const otherNames = (): ReadonlyMap<string, readonly City[]> => (cities ??= citiesByName())

/** Spellings of states beside their names and codes. */
const OTHER_STATES =
  'DC D.C.|IL Илинойс|NJ Нью-Джерсей|VA Виргиния|TX Тексас|FL Флорида|LA Луизианна|NY Нью-Йорк штат|NY New York State|WA Washington State|WA штат Вашингтон|CT Коннектикут|MS Миссисиппи|PA Пенсильвания|CA Cali|CA Кали|CA SoCal|CA NorCal'

function statesByName(): ReadonlyMap<string, string> {
  const named = LOCALES.flatMap((locale) =>
    stateOptions(locale).map(({ value, text }) => [nameKey(text), value] as const),
  )
  const others = OTHER_STATES.split('|').map((entry) => [nameKey(entry.slice(3)), entry.slice(0, 2)] as const)
  const codes = stateOptions('en').map(({ value }) => [value.toLowerCase(), value] as const)
  return new Map([...others, ...named, ...codes, ['dc', 'DC'] as const])
}

/** The codes of states by their codes and by their names in all languages. */
export const STATES: ReadonlyMap<string, string> = statesByName()

/** The regions by their names in all languages. */
export const REGIONS_BY_NAME: ReadonlyMap<string, Region> = new Map(
  Object.entries(REGIONS).flatMap(([region, { names }]) =>
    isRegion(region)
      ? Object.values(names)
          .flatMap((text) => text.split('|'))
          .map((name) => [nameKey(name), region] as const)
      : [],
  ),
)

/** Returns what a language calls a region. */
export const regionName = (region: Region, locale: Locale): string =>
  REGIONS[region].names[locale].split('|')[0] ?? region
