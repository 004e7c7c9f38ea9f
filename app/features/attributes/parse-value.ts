import type { AskedAttribute } from './asked-attributes.ts'
import type { AttributeValue } from './attribute-values.ts'
import { isPayModel, PAY_MODELS } from './pay-models.ts'
import { type Problem, type ProblemCode, problem } from './problem.ts'
import { normalizeVin, whyNotVin } from './vin.ts'
import { parseNumber, parseRatePerMile } from './written-numbers.ts'

/** A value as it is stored, nothing where it is empty, or what is wrong with it. */
export type Parsed = { readonly value?: AttributeValue; readonly problem?: Problem }

/** `payModel` is the one of the same listing: it says how a rate is written. */
type Given = { readonly asked: AskedAttribute; readonly sent: unknown; readonly payModel: unknown }

const YES: readonly string[] = ['true', 'on', 'yes', '1', 'y', 'x', 'да', 'sí', 'si']
const NO: readonly string[] = ['false', 'off', 'no', '0', 'n', 'нет']

const isEmpty = (sent: unknown) =>
  sent === undefined || sent === null || sent === false || (typeof sent === 'string' && sent.trim() === '')

const wrong = ({ key }: AskedAttribute, code: ProblemCode, params?: Problem['params']): Parsed => ({
  problem: problem(key, code, params),
})

/** Money and rates have a scale: what a person writes times it is what is stored. */
function scaleOf({ type }: AskedAttribute, payModel: unknown): number {
  if (type === 'rate' && isPayModel(payModel)) return PAY_MODELS[payModel].scale
  return type === 'money' || type === 'rate' ? 100 : 1
}

function writtenNumber({ asked, sent, payModel }: Given): number | null {
  if (typeof sent !== 'string') return null
  const perMile = asked.type === 'rate' && (payModel === 'per-mile' || payModel === 'per-loaded-mile')
  return perMile ? parseRatePerMile(sent) : parseNumber(sent)
}

/** A text is what a person writes, in dollars; a number is a stored value, in cents. */
function parseInteger(given: Given): Parsed {
  const { asked, sent, payModel } = given
  const scale = scaleOf(asked, payModel)
  const number = typeof sent === 'number' ? sent : (writtenNumber(given) ?? Number.NaN) * scale
  const value = scale === 1 ? number : Math.round(number)
  if (Number.isNaN(number)) return wrong(asked, 'notANumber')
  if (!Number.isSafeInteger(value)) return wrong(asked, 'wholeNumber')
  const [min, max] = [asked.min ?? 0, asked.max ?? Number.MAX_SAFE_INTEGER]
  if (value >= min && value <= max) return { value }
  return wrong(asked, 'outOfRange', { min: bound(asked, min, scale), max: bound(asked, max, scale) })
}

/** A year has no comma. */
const bound = ({ type }: AskedAttribute, stored: number, scale: number) =>
  type === 'year' ? `${stored}` : stored / scale

const asChoice = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '-')

function findChoice({ choices = [] }: AskedAttribute, text: string): string | undefined {
  return (
    choices.find((choice) => choice === text.trim()) ??
    choices.find((choice) => asChoice(choice) === asChoice(text))
  )
}

function parseChoice({ asked, sent }: Given): Parsed {
  const value = typeof sent === 'string' ? findChoice(asked, sent) : undefined
  return value === undefined ? wrong(asked, 'notAChoice') : { value }
}

const splitList = (text: string) => text.split(/[,;|]/u).filter((part) => part.trim() !== '')

/** Several choices are a list, or a text with commas between them. */
function parseChoices({ asked, sent }: Given): Parsed {
  const list: readonly unknown[] = Array.isArray(sent)
    ? sent
    : typeof sent === 'string'
      ? splitList(sent)
      : [sent]
  const found = list
    .filter((entry) => entry !== '')
    .map((entry) => (typeof entry === 'string' ? findChoice(asked, entry) : undefined))
  if (found.includes(undefined)) return wrong(asked, 'notAChoice')
  const value = (asked.choices ?? []).filter((choice) => found.includes(choice))
  return value.length > 0 ? { value } : {}
}

function parseFlag({ asked, sent }: Given): Parsed {
  if (sent === true) return { value: true }
  const text = typeof sent === 'string' ? sent.trim().toLowerCase() : ''
  if (YES.includes(text)) return { value: true }
  return NO.includes(text) ? {} : wrong(asked, 'notYesOrNo')
}

function parseText({ asked, sent }: Given): Parsed {
  if (typeof sent !== 'string') return wrong(asked, 'notAChoice')
  const value = sent.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  const max = asked.max ?? 0
  if ([...value].length > max) return wrong(asked, 'tooLong', { max })
  return value ? { value } : {}
}

function parseVin({ asked, sent }: Given): Parsed {
  if (typeof sent !== 'string') return wrong(asked, 'vinLength')
  const why = whyNotVin(sent)
  return why ? wrong(asked, why) : { value: normalizeVin(sent) }
}

const PARSERS = {
  choice: parseChoice,
  choices: parseChoices,
  number: parseInteger,
  year: parseInteger,
  money: parseInteger,
  rate: parseInteger,
  flag: parseFlag,
  text: parseText,
  vin: parseVin,
} as const satisfies Record<AskedAttribute['type'], (given: Given) => Parsed>

/** Reads one value of a form, a file or the API. */
export function parseValue(given: Given): Parsed {
  return isEmpty(given.sent) ? {} : PARSERS[given.asked.type](given)
}
