/** What is wrong with a vehicle identification number. */
export type VinProblem = 'vinLength' | 'vinLetters' | 'vinCheck'

const LENGTH = 17
const CHECK_AT = 8

/** Worth of the letters and weight of the places: 49 CFR 565.15, ISO 3779. */
const WORTH = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Returns a VIN as it is stored: in capitals, without spaces and dashes. */
export const normalizeVin = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/gu, '')

/** Returns the check digit of 17 characters: the remainder by eleven, of which ten is written X. */
function checkDigitOf(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (WORTH.indexOf(vin.charAt(at)) % 10), 0)
  return sum % 11 === 10 ? 'X' : `${sum % 11}`
}

/** Returns what is wrong with a VIN, or null. I, O and Q are never part of one: they look like 1 and 0. */
export function whyNotVin(text: string): VinProblem | null {
  const vin = normalizeVin(text)
  if (/[^0-9A-HJ-NPR-Z]/u.test(vin)) return 'vinLetters'
  if (vin.length !== LENGTH) return 'vinLength'
  return vin.charAt(CHECK_AT) === checkDigitOf(vin) ? null : 'vinCheck'
}

/** Returns a VIN as visitors see it: the last six, the serial number, are hidden ([ATTR-04]). */
export const maskVin = (vin: string): string => `${vin.slice(0, LENGTH - 6)}••••••`
