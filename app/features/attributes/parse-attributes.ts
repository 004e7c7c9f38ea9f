import type { AskedAttribute } from './asked-attributes.ts'
import type { AttributeValue, AttributeValues } from './attribute-values.ts'
import type { AttributeKey } from './catalog.ts'
import { withDerived } from './derived-values.ts'
import { parseValue } from './parse-value.ts'
import type { Problem } from './problem.ts'
import { whyNotAttributes } from './rules.ts'

export type ParsedAttributes = { readonly values: AttributeValues; readonly problems: readonly Problem[] }

/** What follows from others may come back with them, as from an export: it is worked out again. */
const DERIVED = 'payWeekly'

const unknownKeys = (asked: readonly AskedAttribute[], input: Readonly<Record<string, unknown>>) =>
  Object.keys(input).filter((key) => key !== DERIVED && !asked.some((attribute) => attribute.key === key))

/**
 * Reads what a form, a row of a file or the API sent into values as they are stored ([ATTR-02]): empty ones are left out,
 * unknown keys are problems.
 */
export function parseAttributes(
  asked: readonly AskedAttribute[],
  input: Readonly<Record<string, unknown>>,
): ParsedAttributes {
  const values: { [K in AttributeKey]?: AttributeValue } = {}
  const problems: Problem[] = unknownKeys(asked, input).map((key) => ({
    key,
    code: 'unknown',
    params: { key },
  }))
  // The catalogue asks how pay is counted before it asks for rates.
  for (const attribute of asked) {
    const parsed = parseValue({ asked: attribute, sent: input[attribute.key], payModel: values.payModel })
    if (parsed.value !== undefined) values[attribute.key] = parsed.value
    if (parsed.problem) problems.push(parsed.problem)
  }
  const wrong = problems.map(({ key }) => key)
  const together = whyNotAttributes(values).filter(({ key }) => !wrong.includes(key))
  return { values: withDerived(values), problems: [...problems, ...together] }
}
