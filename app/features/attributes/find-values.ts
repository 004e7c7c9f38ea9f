import type { AttributeValue } from './attribute-values.ts'
import type { AttributeKey } from './catalog.ts'
import { findPay } from './find-pay.ts'
import type { FoundValue } from './found-value.ts'
import { MAKE_WORDS } from './make-words.ts'
import { parseNumber } from './written-numbers.ts'

type Finder = {
  readonly key: AttributeKey
  readonly pattern: RegExp
  readonly valueOf: (found: string) => AttributeValue | null
}

const within = (number: number | null, min: number, max: number) =>
  number !== null && Number.isInteger(number) && number >= min && number <= max ? number : null

const inMiles = (text: string) => within(parseNumber(text), 1000, 2_500_000)

const always = (value: AttributeValue) => () => value

/** Beside a year, a name that is ambiguous alone is one of a make. */
const MAKES = [...Object.values(MAKE_WORDS), 'international', 'utility', 'vanguard'].join('|')

/** Letters of any alphabet end a word: `\b` knows Latin ones only. */
const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu')

const FINDERS: readonly Finder[] = [
  // A year counts beside a make alone: others are of a company, a roof, a rule.
  {
    key: 'year',
    pattern: word(
      `(?<value>(?:19[89]|20[0-2])\\d)(?:,| г\\.)? (?:${MAKES})|(?:${MAKES})(?: [\\p{L}\\d-]+){0,2} (?<other>(?:19[89]|20[0-2])\\d)`,
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
      'home (?:weekly|every weekend|every week)|(?:каждую неделю|каждые выходные) дома|дома (?:каждую неделю|каждые выходные|по выходным)|en casa cada (?:semana|fin de semana)',
    ),
    valueOf: always('weekly'),
  },
  ...Object.entries(MAKE_WORDS).map(([make, names]) => ({
    key: 'make' as const,
    pattern: word(names),
    valueOf: always(make),
  })),
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
  const certain = found.filter(({ key }) => found.filter((other) => other.key === key).length === 1)
  return [...certain, ...findPay(text)]
}
