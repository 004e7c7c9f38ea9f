import { type AttributeValues, choicesOf, numberOf, textOf } from './attribute-values.ts'
import type { AttributeKey } from './catalog.ts'
import { payModelOf } from './pay-models.ts'
import { type Problem, problem } from './problem.ts'

const TRAILERS: readonly string[] = [
  'dry-van',
  'reefer',
  'flatbed',
  'step-deck',
  'lowboy',
  'car-hauler',
  'tanker',
  'dump',
  'hopper',
  'chassis',
]

/** Of kinds that are also built as trucks, a mileage makes sense. */
const ALSO_TRUCKS: readonly string[] = ['car-hauler', 'tanker', 'dump']

const isTrailer = (kind: string | null): boolean => kind !== null && TRAILERS.includes(kind)

const ONLY_TRUCKS: readonly AttributeKey[] = [
  'mileage',
  'engineMake',
  'engineModel',
  'horsepower',
  'transmission',
  'sleeperSize',
]

/** A dollar amount or a percentage as it is written, with the digits of its scale. */
const written = (stored: number, scale: number) => stored / scale

function whyNotRate(values: AttributeValues, key: 'payFrom' | 'payTo'): Problem | null {
  const rate = numberOf(values, key)
  const model = payModelOf(values.payModel)
  if (rate === null || !model || (rate >= model.min && rate <= model.max)) return null
  return problem(key, 'outOfRange', {
    min: written(model.min, model.scale),
    max: written(model.max, model.scale),
  })
}

function whyNotTypical(values: AttributeValues): Problem | null {
  const times = numberOf(values, 'payTypical')
  const typical = payModelOf(values.payModel)?.typical
  if (times === null || !typical || (times >= typical.min && times <= typical.max)) return null
  return problem('payTypical', 'outOfRange', { min: typical.min, max: typical.max })
}

function whyNotPay(values: AttributeValues): readonly (Problem | null)[] {
  const { payModel, payFrom, payTo } = values
  const [from, to] = [numberOf(values, 'payFrom'), numberOf(values, 'payTo')]
  const hasRate = payFrom !== undefined || payTo !== undefined || values.payTypical !== undefined
  return [
    hasRate && payModel === undefined ? problem('payModel', 'payModelMissing') : null,
    (payModel !== undefined || payTo !== undefined) && payFrom === undefined
      ? problem('payFrom', 'payFromMissing')
      : null,
    from !== null && to !== null && to < from ? problem('payTo', 'payOrder') : null,
    whyNotRate(values, 'payFrom'),
    whyNotRate(values, 'payTo'),
    whyNotTypical(values),
  ]
}

function whyNotVehicle(values: AttributeValues): readonly (Problem | null)[] {
  const kind = textOf(values, 'kind')
  if (kind === null || !isTrailer(kind) || ALSO_TRUCKS.includes(kind)) return []
  return ONLY_TRUCKS.map((key) => (values[key] === undefined ? null : problem(key, 'notOfTrailers')))
}

function whyNotOthers(values: AttributeValues): readonly (Problem | null)[] {
  const deductions = choicesOf(values, 'deductions')
  const [spaces, free] = [numberOf(values, 'spaces'), numberOf(values, 'spacesFree')]
  const lacksSource = values.passRate !== undefined && values.passRateSource === undefined
  return [
    deductions.length > 1 && deductions.includes('none') ? problem('deductions', 'noneAndOthers') : null,
    spaces !== null && free !== null && free > spaces
      ? problem('spacesFree', 'freeOfSpaces', { max: spaces })
      : null,
    lacksSource ? problem('passRateSource', 'sourceMissing') : null,
  ]
}

/** Returns what is wrong with values that are each right by themselves ([ATTR-02]). */
export function whyNotAttributes(values: AttributeValues): readonly Problem[] {
  return [...whyNotPay(values), ...whyNotVehicle(values), ...whyNotOthers(values)].filter(
    (why) => why !== null,
  )
}
