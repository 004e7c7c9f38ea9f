import { STATES } from '#app/features/places/place-names.server.ts'
import {
  type RecognizedPlace,
  readMisspelledPlace,
  readPlace,
} from '#app/features/places/recognize-place.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import { isCyrillic } from '#app/lib/transliterate.ts'
import type { Token } from './parse.ts'
import { isFiller, isVocabulary } from './read-vocabulary.server.ts'

/** Tokens that name a place, and how far around it is looked. */
export type PlaceMatch = {
  readonly from: number
  readonly to: number
  readonly place: RecognizedPlace
  readonly miles: number | null
}

const MAX_PLACE_WORDS = 4

/** What may be before a place, and says that it is one. */
const BEFORE =
  /(?:^| )(?:in|near|at|around|to|from|by|out of|close to|next to|в|во|на|из|под|около|возле|рядом с|рядом|недалеко от|вблизи|от|в районе|en|cerca de|cerca|alrededor de|por la|por|desde|junto a|hasta|de|del|along|off|on)(?: (?:the|la|el|штате?|city of))?$/u

const RADIUS_BEFORE =
  /(?:^| )(?:(?:with)?in (?:a )?|a |en (?:un )?radio de |в радиусе |в пределах |до |в )?(?<miles>\d{1,4}) (?:miles?|mi|миль|мили|милях|millas)(?: radius)? (?:of|from|around|от|вокруг|de|del|a la redonda de)$/u
const RADIUS_AFTER =
  /^(?:within |in a |en un radio de |a |в радиусе |радиус |\+ ?)(?<miles>\d{1,4}) (?:miles?|mi|миль|мили|милях|millas)(?: (?:radius|a la redonda))?(?= |$)|^(?<other>\d{1,4}) (?:miles?|mi|миль|millas) (?:radius|around|a la redonda|вокруг)/u

/** Before these numbers are amounts. */
const BOUND =
  /(?:^| )(?:under|below|over|max|than|to|up|до|от|дороже|дешевле|более|менее|больше|меньше|de|hasta|desde|menos|mas)$/u
const UNIT_AFTER = /^(?:miles?|mi|миль|мили|millas|usd|dollars?|долл|dolares|a |per |в |al |por )/u

/** Codes of states that are words of one of the languages as well. */
const WORD_CODES = new Set(
  'in or me ok hi oh de la al co id ma pa va mi ne ms nd md ct ar mo ga sd'.split(' '),
)

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ')

const isZip = (text: string) => /^\d{5}$/u.test(text)
const isCapital = ({ raw }: Token) => raw.length > 1 && raw === raw.toUpperCase() && /\p{L}/u.test(raw)

type Span = {
  readonly tokens: readonly Token[]
  readonly from: number
  readonly to: number
  readonly isAllCapital: boolean
}

/** A code of two letters is a state where it is in capitals, or no word; after a city it always is. */
function isStateCode({ tokens, from, isAllCapital }: Span): boolean {
  const [token] = tokens.slice(from)
  if (!token) return false
  return (isCapital(token) && !isAllCapital) || !WORD_CODES.has(token.text)
}

/** Whether a name alone is likely to be a place: no word of the trade, unless a preposition is before a large city. */
function isLikelyName({ tokens, from, to }: Span, place: RecognizedPlace): boolean {
  const words = tokens.slice(from, to)
  const isIntroduced = BEFORE.test(textOf(tokens, from - 3, from))
  if (words.every(({ text }) => isFiller(text))) return false
  if (words.some(({ text }) => isCyrillic(text))) return true
  if (words.every(({ text }) => isVocabulary(text)))
    return isIntroduced && place.kind === 'city' && words.every(isTitled)
  return isIntroduced || words.length > 1 || place.area.kind !== 'around' || place.isKnown
}

const isTitled = ({ raw }: Token) => /^\p{Lu}/u.test(raw)

/** A number of five digits is a ZIP code, unless it is an amount. */
const isZipCode = ({ tokens, from, to }: Span, text: string) =>
  isZip(text) && !BOUND.test(textOf(tokens, from - 2, from)) && !UNIT_AFTER.test(textOf(tokens, to, to + 2))

/** A city with its state; a code that is a word as well counts at the end, or where the city is one anyway. */
function isCityInState(span: Span, place: RecognizedPlace): boolean {
  const { tokens, from, to } = span
  const last = tokens[to - 1]?.text ?? ''
  if (to - from < 2 || place.kind !== 'city' || !STATES.has(last)) return false
  return last.length > 2 || !WORD_CODES.has(last) || isEnd(span)
}

function isPlace(span: Span, place: RecognizedPlace): boolean {
  const { tokens, from, to } = span
  const text = textOf(tokens, from, to)
  if (place.kind === 'zip') return isZipCode(span, text)
  if (place.kind === 'interstate') return true
  if (/^\p{N}/u.test(text)) return false
  if (to - from === 1 && text.length === 2 && STATES.has(text)) return isStateCode(span)
  return isCityInState(span, place) || isLikelyName(span, place)
}

const isEnd = ({ tokens, to }: Span) => {
  const last = tokens[to - 1]
  return to >= tokens.length || (last !== undefined && isCapital(last))
}

function placeAt(tokens: readonly Token[], from: number, isAllCapital: boolean, locale: Locale) {
  for (let size = Math.min(MAX_PLACE_WORDS, tokens.length - from); size > 0; size--) {
    const span = { tokens, from, to: from + size, isAllCapital }
    const text = textOf(tokens, from, from + size)
    const place = /[%/$+]/u.test(text) ? null : readPlace(text, locale)
    if (place && isPlace(span, place)) return { from, to: from + size, place }
  }
  return null
}

const MIN_GUESSED = 6

/** A city whose name is misspelled: after a preposition, or where no listing has the word. */
function misspelledAt(
  tokens: readonly Token[],
  from: number,
  isKnown: (word: string) => boolean,
  locale: Locale,
) {
  const isIntroduced = BEFORE.test(textOf(tokens, from - 3, from))
  for (let size = Math.min(3, tokens.length - from); size > 0; size--) {
    const words = tokens.slice(from, from + size).map(({ text }) => text)
    const [first = ''] = words
    if (first.length < (isIntroduced ? 5 : MIN_GUESSED) - (size - 1) || /\d/u.test(words.join(''))) continue
    if (isVocabulary(first) || isKnown(first) || (size === 1 && isFiller(first))) continue
    const place = readMisspelledPlace(words.join(' '), locale)
    if (place) return { from, to: from + size, place }
  }
  return null
}

/** Takes the words around a place that belong to it: a preposition, and how far. */
function withRadius(
  tokens: readonly Token[],
  { from, to, place }: { from: number; to: number; place: RecognizedPlace },
): PlaceMatch {
  const before = textOf(tokens, from - 7, from)
  const radius = RADIUS_BEFORE.exec(before)
  if (radius) {
    const length = radius[0].trim().split(' ').length
    return { from: from - length, to, place, miles: Number(radius.groups?.['miles']) }
  }
  const after = RADIUS_AFTER.exec(textOf(tokens, to, to + 7))
  const preposition = BEFORE.exec(before)?.[0].trim().split(' ').length ?? 0
  const miles = after?.groups?.['miles'] ?? after?.groups?.['other']
  return {
    from: from - preposition,
    to: to + (after ? after[0].trim().split(' ').length : 0),
    place,
    miles: miles === undefined ? null : Number(miles),
  }
}

/** Returns the place that a query names: of several the most exact. `isKnown` says whether listings have a word. */
export function recognizePlaces(
  tokens: readonly Token[],
  { locale, isKnown }: { readonly locale: Locale; readonly isKnown: (word: string) => boolean },
): PlaceMatch | null {
  const isAllCapital = tokens.every((token) => !/\p{L}/u.test(token.raw) || isCapital(token))
  const exact = tokens.flatMap((_, from) => placeAt(tokens, from, isAllCapital, locale) ?? [])
  const matches =
    exact.length > 0 ? exact : tokens.flatMap((_, from) => misspelledAt(tokens, from, isKnown, locale) ?? [])
  const rank = { zip: 5, city: 4, interstate: 3, state: 2, region: 1 } as const
  const [best] = matches.toSorted(
    (a, b) => rank[b.place.kind] - rank[a.place.kind] || b.to - b.from - (a.to - a.from),
  )
  return best ? withRadius(tokens, best) : null
}
