import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { type CategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'
import { type Facet, facetsOf } from '#app/features/facets/facet-list.ts'
import { typedNumber } from '#app/features/facets/typed-number.ts'

/** A parameter of the address of a list. */
export type Parameter = readonly [name: string, value: string]

/** What the next words of a query state in numbers. */
export type AmountRead = {
  /** How many tokens state it. */
  readonly length: number
  readonly params: readonly Parameter[]
  /** Whether it is a bound, a rate, or a measure, and not a bare number. */
  readonly isExact: boolean
}

const UNDER =
  'under|below|max|maximum|up to|less than|no more|not over|budget|cheaper than|no more than|older than|before|до|не выше|дешевле|меньше|не больше|не дороже|не более|menos de|menor a|hasta|bajo|debajo de|por debajo de|no mas de|maximo|menos'
const OVER =
  'over|above|from|between|after|since|starting at|entre|min|minimum|more than|at least|newer than|paying|pays|от|с|после|свыше|больше|дороже|не меньше|не менее|не старше|новее|mas de|desde|a partir de|minimo|al menos|mas'

/** What a number is an amount of, by the words after it. */
const UNITS = {
  week: '(?:a|per|/) ?(?:week|wk)|weekly|(?:в|за) неделю|/ ?нед|(?:a la|por|la) semana|semanal(?:es)?',
  month: '(?:a|per|/) ?(?:month|mo)|monthly|(?:в|за) месяц|/ ?мес|(?:al|por) mes|mensual(?:es)?',
  day: '(?:a|per|/) ?day|daily|(?:в|за) (?:день|сутки)|(?:al|por) dia|diarios?',
  mile: '(?:a|per|/) ?(?:loaded )?(?:mile|mi)|cpm|центов|цпм|(?:за|с) милю|с мили|(?:por|la) milla',
  hour: '(?:an|per|/) ?(?:hour|hr)|hourly|(?:в|за) час|(?:por|la) hora',
  miles: 'miles|mi|миль|мили|millas',
  weeks: 'weeks?|недел[иья]|semanas?',
  feet: 'ft|feet|foot|фут(?:ов|овый|а)?|pies',
  bedrooms: '(?:bed(?:room)?s?|br|bdrm|bd)|спальн\\p{L}+|recamaras?|habitaciones|dormitorios?',
} as const

type Unit = keyof typeof UNITS

const AMOUNT_WORDS = new Set([UNDER, OVER, ...Object.values(UNITS)].join('|').split(/[^\p{L}]+/u))

/** Whether a word belongs to an amount: a bound, or a unit. */
export const isAmountWord = (word: string): boolean => AMOUNT_WORDS.has(word)

const MONEY = 'dollars?|bucks|usd|долл\\p{L}*|баксов|dolares|dlls|\\$'
const NUMBER = '\\$?(?:\\d[\\d.,]*|\\.\\d+)[kк]?'
const NEWER =
  'or newer|and newer|and up|or up|and above|or more|or better|plus|и новее|и выше|и больше|или новее|y mas|o mas|o mas nuevo|o mas nueva|en adelante|para arriba|pa arriba'
const OLDER =
  'or less|or under|or older|and under|and below|or below|max|tops|и меньше|и старше|и ниже|максимум|o menos|maximo|para abajo'
/** 'from 40 to 60 thousand'; of 'from 2018 to 60k' the first is a year, and each end is read alone. */
const TO = '(?<=(?:from|between|от|entre|de|desde) (?!(?:19|20)\\d\\d )\\S+) (?:to|and|до|y|a|hasta) '
const units = Object.entries(UNITS).map(([unit, words]) => `(?<${unit}>${words})`)
const AMOUNT = new RegExp(
  `^(?:(?:(?<under>${UNDER})|(?<over>${OVER})) )?(?:(?:the year|year|del ano|del|de|ano|modelo|за) )?(?<first>${NUMBER})(?:[-–](?<last>${NUMBER})|${TO}(?<to>${NUMBER}))?(?<plus>\\+)?(?: ?(?<money>${MONEY}))?(?: ?(?:${units.join('|')}))?(?: ?(?:года?у?|г|year|yr|model|modelo))?(?: (?:(?<newer>${NEWER})|(?<older>${OLDER})))?(?= |$)`,
  'u',
)

type Amount = {
  readonly number: number
  /** Its end where a range was typed. */
  readonly last: number | null
  readonly bound: 'min' | 'max' | null
  readonly unit: Unit | null
  readonly isMoney: boolean
}

const isUnit = (name: string): name is Unit => Object.hasOwn(UNITS, name)

/** Of '40-60k' both ends are thousands. */
const endsOf = (number: number, last: number | null) => ({
  number: last !== null && last >= 1000 && number < 1000 ? number * 1000 : number,
  last,
})

const THOUSAND = /^(?:k|к|тыс|тысяч[аи]?|mil|thousand|grand)$/u

/** Returns words with each number and its 'thousand' as one: '60 тысяч' as '60k'. */
export const withThousands = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) => {
    if (THOUSAND.test(word) && /\d$/u.test(words[at - 1] ?? '')) return []
    return /\d$/u.test(word) && THOUSAND.test(words[at + 1] ?? '') ? [`${word}k`] : [word]
  })

type Groups = Readonly<Record<string, string | undefined>>

function unitIn(groups: Groups): Unit | null {
  const unit = Object.keys(groups).find((name) => isUnit(name) && groups[name] !== undefined)
  return unit !== undefined && isUnit(unit) ? unit : null
}

function boundIn({ under, over, plus, newer, older }: Groups): Amount['bound'] {
  if (under || older) return 'max'
  return over || plus || newer ? 'min' : null
}

function amountIn(groups: Groups): Amount | null {
  const { first = '', to, last = to, money } = groups
  const number = typedNumber(first)
  if (number === null) return null
  return {
    ...endsOf(number, last === undefined ? null : typedNumber(last)),
    bound: boundIn(groups),
    unit: unitIn(groups),
    isMoney: money !== undefined || first.startsWith('$') || /[kк]$/u.test(last ?? first),
  }
}

const rangeOf = ({ number, last, bound }: Amount, alone: string) => {
  if (last !== null) return `${number}-${last}`
  if (bound === null) return alone
  return bound === 'max' ? `-${number}` : `${number}-`
}

const isYear = (number: number) => number >= 1980 && number <= 2035
const isWeeklyPay = (number: number) => number >= 400 && number < 10_000
/** A price of parking that does not say for how long is for a month, unless it is that small. */
const MAX_A_DAY = 60

/** The facets that an amount can be of, where the unit says it. */
const FACETS_OF: Readonly<Partial<Record<Unit, AttributeKey>>> = {
  week: 'payWeekly',
  month: 'priceMonth',
  day: 'priceDay',
  miles: 'mileage',
  weeks: 'courseWeeks',
  feet: 'length',
  bedrooms: 'bedrooms',
}

/** What an amount without a unit is of: a year, or the price or the pay of the category. */
function facetWithoutUnit(amount: Amount, keys: readonly AttributeKey[]): AttributeKey | null {
  const { number, isMoney, bound } = amount
  if (isYear(number) && !isMoney && keys.includes('year')) return 'year'
  if (bound === null) return null
  if (keys.includes('tuition')) return 'tuition'
  if (keys.includes('priceMonth')) return number < MAX_A_DAY ? 'priceDay' : 'priceMonth'
  return keys.includes('payWeekly') && isWeeklyPay(number) ? 'payWeekly' : null
}

/** What a number without a bound means: pay is at least that, a price at most; anything else is that number alone. */
function aloneOf(key: AttributeKey, number: number): string {
  if (key === 'payWeekly') return `${number}-`
  return key === 'priceMonth' || key === 'priceDay' ? `-${number}` : String(number)
}

function rangeParams(amount: Amount, facets: readonly Facet[]): readonly Parameter[] {
  const keys = facets.map(({ key }) => key)
  const key = amount.unit === null ? facetWithoutUnit(amount, keys) : (FACETS_OF[amount.unit] ?? null)
  const facet = facets.find((one) => one.key === key)
  return facet ? [[facet.param, rangeOf(amount, aloneOf(facet.key, amount.number))]] : []
}

/** An asking price: with a bound, or for a month where homes are let. */
function priceParams({ number, last, bound, unit, isMoney }: Amount): readonly Parameter[] {
  if (unit !== null && unit !== 'month') return []
  if (last !== null && (isMoney || last > 2035))
    return [
      ['min', String(number)],
      ['max', String(last)],
    ]
  if (bound !== null) return [[bound, String(number)]]
  return unit === 'month' ? [['max', String(number)]] : []
}

const PAID_BY: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  mile: ['per-mile', 'per-loaded-mile'],
  hour: ['hourly'],
}

/** How a job pays; how much a mile or an hour pays is no facet. */
function paidParams({ unit }: Amount, facets: readonly Facet[]): readonly Parameter[] {
  const facet = facets.find(({ key }) => key === 'payModel')
  const paid = unit === null ? undefined : PAID_BY[unit]
  return facet && paid ? paid.map((choice) => [facet.param, choice] as const) : []
}

const isExact = ({ bound, unit, isMoney }: Amount) => bound !== null || unit !== null || isMoney

/** What an amount states in a category. */
function paramsIn(amount: Amount, category: CategorySlug): readonly Parameter[] {
  const facets = facetsOf(category)
  const paid = paidParams(amount, facets)
  if (paid.length > 0) return paid
  const ranged = rangeParams(amount, facets)
  return ranged.length === 0 && isMarketplace(category) ? priceParams(amount) : ranged
}

/**
 * Reads an amount at the beginning of folded tokens, as a category understands it: '1500 a week', 'under 60k', 'от 2018',
 * 'menos de 40 mil'. Null: there is none, or the category has nothing that it could be of.
 */
export function readAmount(category: CategorySlug, words: readonly string[]): AmountRead | null {
  const match = AMOUNT.exec(words.slice(0, 9).join(' '))
  if (!match?.groups) return null
  const amount = amountIn(match.groups)
  if (!amount) return null
  const params = paramsIn(amount, category)
  if (params.length === 0) return null
  return { length: match[0].trim().split(' ').length, params, isExact: isExact(amount) }
}
