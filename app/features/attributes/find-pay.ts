import type { FoundValue } from './found-value.ts'
import { PAY_MODELS, type PayModelName } from './pay-models.ts'
import { parseNumber } from './written-numbers.ts'

/** A ceiling or a bonus is no rate. */
const NO_CEILING = '(?<!(?:up to|as much as|plus|bonus(?: of)?|до|плюс|hasta|más) )'

type RateFinder = { readonly model: PayModelName; readonly pattern: RegExp }

const RATES: readonly RateFinder[] = [
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

/** What a job pays, as stored; a text may name two ends. */
type FoundPay = {
  readonly model: PayModelName
  readonly from: number
  readonly to: number | null
  readonly words: string
}

const ratesIn = (text: string): readonly FoundPay[] =>
  RATES.flatMap(({ model, pattern }) => {
    const match = pattern.exec(text)
    const { scale, min, max } = PAY_MODELS[model]
    const from = Math.round((parseNumber(match?.groups?.['value'] ?? '') ?? 0) * scale)
    return match && from >= min && from <= max ? [{ model, from, to: null, words: match[0] }] : []
  })

const SUM = '\\d{1,2}[, ]\\d{3}|\\d{3,5}'
const DOLLARS = `\\$ ?(?:${SUM})|(?:${SUM}) ?(?:\\$|dollars|долл\\p{L}*|d[óo]lares)`
const A_WEEK =
  ' ?/ ?(?:wk|week|нед\\p{L}*|semana)| (?:a|per|each|every) week| weekly| в неделю| (?:por|a la|cada) semana| semanal(?:es)?'

const WEEKLY = new RegExp(
  `(?<![\\d$.,])(?:(?<from>\\$ ?(?:${SUM})|${SUM})(?: ?[–—-] ?| to | до | a | hasta ))?(?<last>${DOLLARS}) ?(?:guaranteed|гарантированно)?(?:${A_WEEK})(?![\\p{L}])`,
  'giu',
)

/** Before a sum: it is a ceiling, an estimate or comes on top. */
const IS_VAGUE =
  /(?:up to|as much as|over|plus|bonus(?: of)?|average|avg\.?|around|about|до|плюс|бонус|в среднем|примерно|около|hasta|más|bono(?: de)?|promedio(?: de)?|unos) $/iu

/** Beside a sum: the driver pays it. */
const IS_COST =
  /rent|lease|payment|insur|deduct|escrow|fee|parking|аренд|лизинг|страх|плат[её]ж|взнос|депозит|удерж|парков|renta|seguro|dep[óo]sito|alquiler|descuento/iu

const IS_GUARANTEED = /guarant|гарант|garant/iu

/** Less is no week's pay, and more is a slip, in cents. */
const MIN_WEEK = 30_000
const MAX_WEEK = 1_200_000

const AROUND = 30

/** The words of the same clause, before and after. */
function clauseAround(text: string, at: number, length: number) {
  const before = text.slice(Math.max(0, at - AROUND), at)
  const after = text.slice(at + length, at + length + AROUND)
  return { before: before.split(/[,.;!\n]/u).at(-1) ?? '', after: after.split(/[,.;!\n]/u)[0] ?? '' }
}

const cents = (text: string | undefined) =>
  text === undefined ? null : Math.round((parseNumber(text.replaceAll(/[^\d,.]/gu, '')) ?? 0) * 100)

type FoundWeek = FoundPay & { readonly isGuaranteed: boolean }

function weekOf(match: RegExpExecArray, text: string): FoundWeek | null {
  const { before, after } = clauseAround(text, match.index, match[0].length)
  const [words] = match
  if (IS_VAGUE.test(before) || IS_COST.test(before + words + after)) return null
  const [from, last] = [cents(match.groups?.['from']), cents(match.groups?.['last']) ?? 0]
  const least = from ?? last
  if (least < MIN_WEEK || last > MAX_WEEK || least > last) return null
  const isGuaranteed = IS_GUARANTEED.test(before + words + after)
  return { model: 'week', from: least, to: last > least ? last : null, words, isGuaranteed }
}

function weeksIn(text: string): readonly FoundWeek[] {
  const found = [...text.matchAll(WEEKLY)].flatMap((match) => weekOf(match, text) ?? [])
  const isFirst = ({ from, to }: FoundWeek, at: number) =>
    found.findIndex((other) => other.from === from && other.to === to) === at
  return found.filter(isFirst)
}

/** Returns what a job pays as its text states it beyond doubt: one rate or one week's pay, and one guarantee. */
export function findPay(text: string): readonly FoundValue[] {
  const weeks = weeksIn(text)
  const [guarantee, secondGuarantee] = weeks.filter(({ isGuaranteed }) => isGuaranteed)
  const [pay, otherPay] = [...ratesIn(text), ...weeks.filter(({ isGuaranteed }) => !isGuaranteed)]
  const guaranteed: readonly FoundValue[] =
    guarantee && !secondGuarantee
      ? [{ key: 'payGuaranteed', value: guarantee.from, words: guarantee.words }]
      : []
  if (!pay || otherPay) return guaranteed
  const { model, from, to, words } = pay
  return [
    { key: 'payModel', value: model, words },
    { key: 'payFrom', value: from, words },
    ...(to === null ? [] : [{ key: 'payTo', value: to, words } as const]),
    ...guaranteed,
  ]
}
