import type { AttributeValue } from './attribute-values.ts'
import type { AttributeKey } from './catalog.ts'
import { PAY_MODELS, type PayModelName } from './pay-models.ts'
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

/** A ceiling or a bonus is no rate. */
const NO_CEILING = '(?<!(?:up to|as much as|plus|bonus(?: of)?|до|плюс|hasta|más) )'

type PayFinder = { readonly model: PayModelName; readonly pattern: RegExp }

const PAY: readonly PayFinder[] = [
  {
    model: 'per-mile',
    pattern: new RegExp(
      `${NO_CEILING}(?<![\\d–-])\\$(?<value>\\d?\\.\\d{2,3})(?: ?/ ?| per | a | за | por )(?:mi|mile|милю|миля|milla)(?![\\p{L}])`,
      'iu',
    ),
  },
  {
    model: 'percent',
    pattern: new RegExp(
      `${NO_CEILING}(?<![\\d–-])(?<value>\\d{2}) ?%(?: of| от|  del)? ?(?:gross|гросса|del bruto)`,
      'iu',
    ),
  },
]

function payIn(text: string): readonly FoundValue[] {
  const found = PAY.flatMap(({ model, pattern }) => {
    const match = pattern.exec(text)
    const { scale, min, max } = PAY_MODELS[model]
    const rate = Math.round((parseNumber(match?.groups?.['value'] ?? '') ?? 0) * scale)
    return match && rate >= min && rate <= max ? [{ model, rate, words: match[0] }] : []
  })
  const [only, other] = found
  if (!only || other) return []
  return [
    { key: 'payModel', value: only.model, words: only.words },
    { key: 'payFrom', value: only.rate, words: only.words },
  ]
}

/** Returns the values that a text states beyond doubt; of two that contradict each other, neither. */
export function findValues(text: string): readonly FoundValue[] {
  const found = FINDERS.flatMap(({ key, pattern, valueOf }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const value = valueOf(match.groups?.['value'] ?? match.groups?.['other'] ?? match[0])
    return value === null ? [] : [{ key, value, words: match[0].trim() }]
  })
  const certain = found.filter(({ key }) => found.filter((other) => other.key === key).length === 1)
  return [...certain, ...payIn(text)]
}
