import { FIPS_OF_A_STATE, STATE_FIPS } from '#app/lib/state-fips.ts'

/** Returns the county that an address of the map asks for: five digits, of the state that it names too; null for none. */
export function countyTyped(typed: string, state: string): number | null {
  if (!/^\d{5}$/u.test(typed)) return null
  const number = STATE_FIPS.get(state)
  return Math.floor(Number(typed) / FIPS_OF_A_STATE) === number ? Number(typed) : null
}

/** Returns how the address writes a county. */
export const countyParam = (fips: number): string => String(fips).padStart(5, '0')
