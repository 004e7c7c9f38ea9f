/** Words that follow a number and multiply it, in three languages. A bare 'm' may mean miles, so that it is none. */
const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|к|тыс\.?|тысяч[аи]?|mil|thousand)$/u, 1000],
  [/^(?:млн\.?|миллион(?:а|ов)?|million|mill[oó]n(?:es)?)$/u, 1_000_000],
]

const SPACE = String.raw`\s\u00A0\u2007\u2009\u202F'’`
const SPACES = new RegExp(`[${SPACE}]`, 'gu')

/** Ways to write a number, and how each becomes one that JavaScript reads. */
const WAYS: readonly (readonly [RegExp, (digits: string) => string])[] = [
  [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u, (digits) => digits.replaceAll(',', '')],
  [/^\d{1,3}(?:\.\d{3})+,\d+$/u, (digits) => digits.replaceAll('.', '').replace(',', '.')],
  // Russian and Spanish writers mark thousands by a dot. No one means 85 dollars and no thousandths by 85.000.
  [/^[1-9]\d{0,2}(?:\.\d{3})+$/u, (digits) => digits.replaceAll('.', '')],
  [/^\d*(?:[.,]\d+)?$/u, (digits) => digits.replace(',', '.')],
]

const PARTS = new RegExp(String.raw`^[$~≈]*\s*(?<digits>[\d.,${SPACE}]*\d)\s*(?<rest>.*)$`, 'su')

export type TypedNumber = {
  readonly value: number
  /** What follows the number, in small letters: 'mi', 'cpm', '¢'. */
  readonly unit: string
}

/**
 * Returns the number that a user means, in any of the three languages: '450k', '450,000 mi', '$1,500', '.62', '62 cpm'.
 * Null when it is no number, or several.
 */
export function parseTypedNumber(text: string): TypedNumber | null {
  const { digits = '', rest = '' } = PARTS.exec(text.trim())?.groups ?? {}
  const joined = digits.replace(SPACES, '')
  const read = WAYS.find(([way]) => joined !== '' && way.test(joined))?.[1]
  const [first = '', ...others] = rest.trim().toLowerCase().split(/\s+/u)
  const times = MULTIPLIERS.find(([word]) => word.test(first))?.[1]
  const unit = times === undefined ? [first, ...others] : others
  if (!read || /\d/u.test(rest)) return null
  // 1.1 × 1000 is not 1100 in floating point.
  return { value: Math.round(Number(read(joined)) * (times ?? 1) * 1e6) / 1e6, unit: unit.join(' ') }
}
