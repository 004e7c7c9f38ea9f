import { LOCALES } from '#app/lib/locale.ts'
import { stateOptions } from '#app/lib/state-names.ts'
import { type City, citiesFrom, citiesNamed, closest } from './known-cities.server.ts'
import { MAX_NEAR_LENGTH, type Place } from './near.ts'
import { placeKey } from './place-key.ts'
import type { Position } from './position.ts'
import { orderedIndex, type ZipCode, zipCode, zipCodes } from './zip-codes.server.ts'

const MAX_SUGGESTIONS = 8

/** By code, and by the names of all languages: what pages call a state can be typed. */
const STATE_CODES = new Map([
  ...LOCALES.flatMap(stateOptions).flatMap(({ value, text }) =>
    [value, text].map((name) => [placeKey(name), value] as const),
  ),
  ['dc', 'DC'] as const,
])

const fromZip = (code: ZipCode): Place => ({ ...code, isZip: true })
const fromCity = ({ name, state, center }: City): Place => ({ ...center, city: name, state, isZip: false })

type Typed = { readonly city: string; readonly state: string | null }

/** The ways to read a text: as a city, or as a city and a state behind it, which may have three words ('Carolina del Norte'). */
function readings(text: string): readonly Typed[] {
  const words = placeKey(text).split(' ')
  const split = [1, 2, 3].flatMap((count) => {
    const state = STATE_CODES.get(words.slice(-count).join(' '))
    const city = words.slice(0, -count).join(' ')
    return state && city ? [{ city, state }] : []
  })
  return [...split, { city: words.join(' '), state: null }]
}

const isReadable = (text: string) => text.length <= MAX_NEAR_LENGTH && /[\p{L}\p{N}]/u.test(text)

/** Returns the place that a text names: a ZIP code, or a city with or without its state. Null if there is none. */
export function findPlace(text: string): Place | null {
  const typed = text.trim()
  if (!isReadable(typed)) return null
  const zip = /^(?:\D*\s)?(?<zip>\d{5})(?:-\d{4})?$/u.exec(typed)?.groups?.['zip']
  if (zip !== undefined) {
    const code = zipCode(Number(zip))
    return code && fromZip(code)
  }
  const found = readings(typed).flatMap(({ city, state }) => citiesNamed(city, state).slice(0, 1))[0]
  return found ? fromCity(found) : null
}

function zipsFrom(digits: string): readonly Place[] {
  const list = zipCodes()
  const first = Number(digits.padEnd(5, '0'))
  const last = Number(digits.padEnd(5, '9'))
  const from = orderedIndex(list, ({ zip }) => zip < first)
  return list
    .slice(from, from + MAX_SUGGESTIONS)
    .filter(({ zip }) => zip <= last)
    .map(fromZip)
}

/** Cities of which a text is the beginning, and those of a whole name whose state it begins to say: 'springfield mi'. */
function citiesTyped(text: string): readonly City[] {
  const words = placeKey(text).split(' ')
  const begun = [1, 2].flatMap((count) => {
    const city = words.slice(0, -count).join(' ')
    const codes = [...STATE_CODES].flatMap(([name, code]) =>
      name.startsWith(words.slice(-count).join(' ')) ? [code] : [],
    )
    return city ? [...new Set(codes)].flatMap((code) => citiesNamed(city, code)) : []
  })
  return [...citiesFrom(words.join(' ')), ...begun]
}

/** Returns the places that a text could become, the likeliest first. */
export function suggestPlaces(text: string): readonly Place[] {
  const typed = text.trim()
  if (!isReadable(typed)) return []
  if (/^\d{1,5}$/u.test(typed)) return zipsFrom(typed)
  const whole = placeKey(typed)
  const rank = ({ key, size }: City) => (key === whole ? 1000 : 0) + size
  const likely = [...new Set(citiesTyped(typed))].sort((a, b) => rank(b) - rank(a))
  return likely.slice(0, MAX_SUGGESTIONS).map(fromCity)
}

/** Returns the ZIP code nearest to a position. */
export function nearestZip(position: Position): Place | null {
  const code = closest(zipCodes(), position)
  return code && fromZip(code)
}
