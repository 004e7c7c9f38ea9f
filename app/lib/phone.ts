/** Columns of phone numbers take as many characters: the longest number of any country, with an extension. */
export const PHONE_MAX = 40

/** A stored number is '(312) 555-0142' or '+52 55 1234 5678'; an extension follows as ' x204'. */
const EXTENSION = /\s*x(?<extension>\d+)$/u

/** Returns the digits of a phone number without its extension and without the US country code. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(EXTENSION, '').replace(/\D/gu, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Returns a stored number and its extension: '(312) 555-0142 x204' becomes ['(312) 555-0142', '204']. */
export function splitExtension(phone: string): readonly [phone: string, extension: string] {
  return [phone.replace(EXTENSION, ''), EXTENSION.exec(phone)?.groups?.['extension'] ?? '']
}

/** Returns a stored number as programs read it: '+13125550142'. */
export function dialedNumber(phone: string): string {
  return `+${phone.startsWith('+') ? '' : '1'}${phoneDigits(phone)}`
}

/** Returns the address that calls a stored number. */
export function telHref(phone: string, extension = ''): string {
  const digits = extension.replace(/\D/gu, '') || splitExtension(phone)[1]
  return `tel:${dialedNumber(phone)}${digits && `;ext=${digits}`}`
}

/** Returns a US number of up to ten digits as '(312) 555-0142': '312' stays '312', '3125' becomes '(312) 5'. */
export function formatDigits(digits: string): string {
  if (digits.length <= 3) return digits
  const [area, prefix, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return line ? `(${area}) ${prefix}-${line}` : `(${area}) ${prefix}`
}

/** The ways to write the US country code before ten digits. */
const COUNTRY_CODE = /^(?:1|001|0111)(?=\d{10}$)/u

/**
 * Returns what a field shows while a phone number is typed or after one was pasted. No digit is ever dropped but those
 * of a US country code: what is no US number, or not yet, stays as it is.
 */
export function formatTyping(typed: string): string {
  const isUs = /^\s*(?:\+\s*1)?[\d\s().-]*$/u.test(typed)
  const digits = typed.replace(/\D/gu, '').replace(COUNTRY_CODE, '')
  const hasRoom = digits.length === 10 || (digits.length < 10 && !typed.includes('+'))
  // What begins with 0 or 1 is the beginning of a country code.
  return isUs && hasRoom && !/^[01]/u.test(digits) ? formatDigits(digits) : typed
}
