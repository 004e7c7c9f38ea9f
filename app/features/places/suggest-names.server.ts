import type { Locale } from '#app/lib/locale.ts'
import { suggestPlaces } from './find-place.server.ts'
import { placeParam } from './near.ts'
import { placeKey } from './place-key.ts'
import { cityName, nameKey, otherNames, REGIONS_BY_NAME, STATES } from './place-names.server.ts'
import { readPlace, recognizePlace } from './recognize-place.server.ts'

/** A place to choose: what the address takes, and how the reader's language calls it. */
type Suggestion = { readonly value: string; readonly name: string }

const MAX_SUGGESTIONS = 8
const MIN_LENGTH = 2

/** Names in other languages, of states and of regions that begin with a text. */
function namesFrom(key: string): readonly string[] {
  if (key.length < MIN_LENGTH) return []
  const names = [...otherNames().keys(), ...STATES.keys(), ...REGIONS_BY_NAME.keys()]
  return names.filter((name) => name.startsWith(key))
}

/** Returns the places that a text names or could become, the likeliest first, as the reader's language calls them. */
export function suggestNames(text: string, locale: Locale): readonly Suggestion[] {
  const recognized = recognizePlace(text, locale)
  const begun = namesFrom(nameKey(text)).flatMap((name) => readPlace(name, locale) ?? [])
  const cities = suggestPlaces(placeKey(text)).map((place) => ({
    value: placeParam(place),
    name: `${cityName(place, locale)}, ${place.state}${place.isZip ? ` ${placeParam(place)}` : ''}`,
  }))
  const named = [...(recognized ? [recognized] : []), ...begun].map(({ param, name }) => ({
    value: param,
    name,
  }))
  const byValue = new Map([...named, ...cities].map((suggestion) => [suggestion.value, suggestion]))
  return [...byValue.values()].slice(0, MAX_SUGGESTIONS)
}
