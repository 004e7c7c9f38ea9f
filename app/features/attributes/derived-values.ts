import type { AttributeValues } from './attribute-values.ts'
import { leastWeeklyPay } from './pay.ts'
import { payModelOf } from './pay-models.ts'

/** Leaves out what means nothing for the way that pay is counted, such as hours where miles are paid as a percentage. */
function withoutIdle(values: AttributeValues): AttributeValues {
  const model = payModelOf(values.payModel)
  const { payTypical, payGross, ...rest } = values
  return {
    ...rest,
    ...(payTypical !== undefined && (!model || model.typical) ? { payTypical } : {}),
    ...(payGross !== undefined && (!model || model.per === 'gross') ? { payGross } : {}),
  }
}

/** Returns the values with those that follow from them: `payWeekly`. */
export function withDerived(values: AttributeValues): AttributeValues {
  const { payWeekly: _, ...rest } = withoutIdle(values)
  const least = leastWeeklyPay(rest)
  return least === null ? rest : { ...rest, payWeekly: least }
}
