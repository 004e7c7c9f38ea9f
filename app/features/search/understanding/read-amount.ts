import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { type CategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'
import { type Facet, facetsOf } from '#app/features/facets/facet-list.ts'
import { typedNumber } from '#app/features/facets/typed-number.ts'
import type { Read } from './read.ts'

const UNDER =
  'under|below|max|maximum|up to|less than|cheaper than|no more than|older than|до|дешевле|меньше|не больше|не дороже|не более|menos de|menor a|hasta|bajo|debajo de|por debajo de|no mas de|maximo|menos'
const OVER =
  'over|above|from|between|entre|min|minimum|more than|at least|newer than|от|больше|дороже|не меньше|не менее|не старше|новее|mas de|desde|a partir de|minimo|al menos|mas'

/** What a number is an amount of, by the words after it. */
const UNITS = {
  week: '(?:a|per|/) ?(?:week|wk)|weekly|(?:в|за) неделю|/ ?нед|(?:a la|por|la) semana|semanal(?:es)?',
  month: '(?:a|per|/) ?(?:month|mo)|monthly|(?:в|за) месяц|/ ?мес|(?:al|por) mes|mensual(?:es)?',
  day: '(?:a|per|/) ?day|daily|(?:в|за) (?:день|сутки)|(?:al|por) dia|diarios?',
  mile: '(?:a|per|/) ?(?:loaded )?(?:mile|mi)|cpm|(?:за|с) милю|с мили|(?:por|la) milla',
  hour: '(?:an|per|/) ?(?:hour|hr)|hourly|(?:в|за) час|(?:por|la) hora',
  miles: 'miles|mi|миль|millas',
  weeks: 'weeks?|недел[иья]|semanas?',
  feet: 'ft|feet|foot|фут(?:ов|овый|а)?|pies',
  bedrooms: 'bed(?:room)?s?|br|спальн\\p{L}+|recamaras?|habitaciones|dormitorios?',
} as const

type Unit = keyof typeof UNITS

const MONEY = 'dollars?|bucks|usd|долл\\p{L}*|баксов|dolares|dlls|\\$'
const NUMBER = '\\$?(?:\\d[\\d.,]*|\\.\\d+)[kк]?'
/** 'from 40 to 60 thousand'; of 'from 2018 to 60k' the first is a year, and each end is read alone. */
const TO = '(?<=(?:from|between|от|entre|de|desde) (?!(?:19|20)\\d\\d )\\S+) (?:to|and|до|y|a|hasta) '
const units = Object.entries(UNITS).map(([unit, words]) => `(?<${unit}>${words})`)
const AMOUNT = new RegExp(
  `^(?:(?:(?<under>${UNDER})|(?<over>${OVER})) )?(?<first>${NUMBER})(?:[-–](?<last>${NUMBER})|${TO}(?<to>${NUMBER}))?(?<plus>\\+)?(?: ?(?<money>${MONEY}))?(?: ?(?:${units.join('|')}))?(?= |$)`,
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

function boundIn({ under, over, plus }: Groups): Amount['bound'] {
  if (under) return 'max'
  return over || plus ? 'min' : null
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

function rangeParams(amount: Amount, facets: readonly Facet[]): Read['params'] {
  const keys = facets.map(({ key }) => key)
  const key = amount.unit === null ? facetWithoutUnit(amount, keys) : (FACETS_OF[amount.unit] ?? null)
  const facet = facets.find((one) => one.key === key)
  return facet ? [[facet.param, rangeOf(amount, aloneOf(facet.key, amount.number))]] : []
}

/** An asking price: with a bound, or for a month where homes are let. */
function priceParams({ number, last, bound, unit, isMoney }: Amount): Read['params'] {
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

/** How a job pays; what a mile or an hour pays is no facet, and stays a word. */
function paidParams({ unit }: Amount, facets: readonly Facet[]): Read['params'] {
  const facet = facets.find(({ key }) => key === 'payModel')
  const paid = unit === null ? undefined : PAID_BY[unit]
  return facet && paid ? paid.map((choice) => [facet.param, choice] as const) : []
}

const isExact = ({ bound, unit, isMoney }: Amount) => bound !== null || unit !== null || isMoney

/** What an amount says in a category; `isKept`: its number is no facet, and stays a word. */
function saidBy(amount: Amount, category: CategorySlug): Pick<Read, 'params'> & { isKept: boolean } {
  const facets = facetsOf(category)
  const paid = paidParams(amount, facets)
  if (paid.length > 0) return { params: paid, isKept: true }
  const ranged = rangeParams(amount, facets)
  const isPrice = ranged.length === 0 && isMarketplace(category)
  return { params: isPrice ? priceParams(amount) : ranged, isKept: false }
}

/**
 * Reads an amount at the beginning of folded words, as a category understands it: '1500 a week', 'under 60k', 'от 2018',
 * 'menos de 40 mil'. Null: there is none, or the category has nothing that it could be of.
 */
export function readAmount(category: CategorySlug, words: readonly string[]): Read | null {
  const found = AMOUNT.exec(words.slice(0, 8).join(' '))
  if (!found?.groups) return null
  const amount = amountIn(found.groups)
  if (!amount) return null
  const { params, isKept } = saidBy(amount, category)
  if (params.length === 0) return null
  const kept = isKept ? (found.groups['first'] ?? '') : ''
  return { length: found[0].split(' ').length, params, kept, isAmount: isExact(amount) }
}
