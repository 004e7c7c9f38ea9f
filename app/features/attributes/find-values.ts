import type { AttributeValue } from './attribute-values.ts'
import type { AttributeKey } from './catalog.ts'
import { parseNumber } from './written-numbers.ts'

/** A value that a text seems to state, with the words that say so: to be confirmed, never filled in silently ([ATTR-08]). */
export type FoundValue = {
  readonly key: AttributeKey
  readonly value: AttributeValue
  readonly words: string
}

type Finder = {
  readonly key: AttributeKey
  readonly pattern: RegExp
  readonly valueOf: (found: string) => AttributeValue | null
}

const within = (number: number | null, min: number, max: number) =>
  number !== null && Number.isInteger(number) && number >= min && number <= max ? number : null

const inMiles = (text: string) => within(parseNumber(text), 1000, 2_500_000)

const always = (value: AttributeValue) => () => value

const MAKES =
  'freightliner|cascadia|kenworth|t680|w900|peterbilt|volvo|vnl|international|prostar|mack|anthem|western star|great dane|utility|wabash|hyundai|vanguard|stoughton|фредлайнер|фрейтлайнер|кенворт|питербилт|вольво'

/** Letters of any alphabet end a word: `\b` knows Latin ones only. */
const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu')

const FINDERS: readonly Finder[] = [
  // A year counts beside a make alone: others are of a company, a roof, a rule.
  {
    key: 'year',
    pattern: word(
      `(?<value>(?:19[89]|20[0-2])\\d)(?:,| г\\.)? (?:${MAKES})|(?:${MAKES})(?: [\\p{L}\\d-]+)? (?<other>(?:19[89]|20[0-2])\\d)`,
    ),
    valueOf: (found) => within(Number(found), 1980, 2030),
  },
  {
    key: 'mileage',
    pattern: word(
      '(?<value>\\d{2,4}\\s?[kк]|\\d{2,4} тыс\\.?|\\d{1,3}[, ]\\d{3}) ?(?:original )?(?:mi|miles|миль|millas)(?! a (?:week|day)| per| в неделю| por semana| around| radius|/)',
    ),
    valueOf: inMiles,
  },
  {
    key: 'homeTime',
    pattern: word(
      'home (?:every night|daily|nightly)|(?:каждый день|каждую ночь) дома|дома каждый день|en casa (?:diario|todos los días|todas las noches)',
    ),
    valueOf: always('daily'),
  },
  {
    key: 'homeTime',
    pattern: word(
      'home (?:weekly|every weekend|every week)|(?:каждую неделю|каждые выходные) дома|дома каждую неделю|en casa cada (?:semana|fin de semana)',
    ),
    valueOf: always('weekly'),
  },
  { key: 'route', pattern: word('OTR|over the road|ОТР'), valueOf: always(['otr']) },
]

/** Returns the values that a text states beyond doubt; of two that contradict each other, neither. */
export function findValues(text: string): readonly FoundValue[] {
  const found = FINDERS.flatMap(({ key, pattern, valueOf }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const value = valueOf(match.groups?.['value'] ?? match.groups?.['other'] ?? match[0])
    return value === null ? [] : [{ key, value, words: match[0].trim() }]
  })
  return found.filter(({ key }) => found.filter((other) => other.key === key).length === 1)
}
