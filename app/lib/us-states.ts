import { STATE_OPTIONS } from './state-names.ts'

type Region = 'northeast' | 'midwest' | 'south' | 'west'
type UsState = { readonly code: string; readonly name: string; readonly region: Region }

const REGIONS: readonly (readonly [Region, string])[] = [
  ['northeast', 'CT MA ME NH NJ NY PA RI VT'],
  ['midwest', 'IA IL IN KS MI MN MO ND NE OH SD WI'],
  ['south', 'AL AR DE FL GA KY LA MD MS NC OK SC TN TX VA WV'],
]

const regionOf = (code: string): Region => REGIONS.find(([, codes]) => codes.includes(code))?.[0] ?? 'west'

/** The 50 states in the order of their names, as users read them, with the census region. */
export const US_STATES: readonly UsState[] = STATE_OPTIONS.map(({ value: code, text: name }) => ({
  code,
  name,
  region: regionOf(code),
}))

export const MIDWEST_CODES: readonly string[] = US_STATES.filter((s) => s.region === 'midwest').map(
  (s) => s.code,
)

/**
 * Returns the codes that a typed state means ([CAT-05]): a whole code or name means that state alone; anything else
 * is a substring of codes and, from three letters on, of names.
 */
export function matchStates(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase()
  if (!text) return []
  const whole = US_STATES.filter((s) => s.code.toLowerCase() === text || s.name.toLowerCase() === text)
  if (whole.length > 0) return whole.map((s) => s.code)
  const within = (s: UsState) =>
    s.code.toLowerCase().includes(text) || (text.length > 2 && s.name.toLowerCase().includes(text))
  return US_STATES.filter(within).map((s) => s.code)
}
