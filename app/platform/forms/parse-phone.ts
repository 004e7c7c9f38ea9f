import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatDigits } from '#app/lib/phone.ts'

// The library has 29 KB: only pages with a form load this module, `app/lib/phone.ts` is for all.

const MAX_EXTENSION = 10

/** Keys of a telephone, from 2 on. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

const keyOf = (letter: string) => String(KEYS.findIndex((key) => key.includes(letter.toLowerCase())) + 2)

/** The country code, the area code, and seven signs or more. */
const VANITY = /^(?<head>(?:\+?1)?[\s.-]*\(?\d{3}\)?)[\s.-]*(?<rest>[a-z\d][a-z\d\s.-]{6,})$/iu

/**
 * Returns 1-800-TRUCKER in digits. Telephones ignore letters after the seventh sign. Fewer than three letters in a row
 * are no word, but a slip.
 */
function vanityInDigits(typed: string): string {
  const { head = '', rest = '' } = VANITY.exec(typed)?.groups ?? {}
  const signs = rest.replace(/[\s.-]/gu, '')
  const [number, more] = [signs.slice(0, 7), signs.slice(7)]
  if (number.length < 7 || !/[a-z]{3}/iu.test(number) || /\d/u.test(more)) return typed
  return `${head} ${number.replace(/[a-z]/giu, keyOf)}`
}

/** Typed forms that the library does not know: 00 for +, and the 1 that Mexican mobiles had before 2019. */
function inKnownForm(typed: string): string {
  const text = vanityInDigits(typed.normalize('NFKC').trim().replace(/^tel:/iu, ''))
  return text
    .replace(/^00(?=\s*[1-9])/u, '+')
    .replace(/^(?<code>\+\s*52)[\s.-]*1(?=(?:\D*\d){10}\D*$)/u, '$<code>')
}

/** No area code of the US begins with 0 or 1; a country code that was cut looks like one. */
const isComplete = (number: PhoneNumber) =>
  number.isPossible() && (number.countryCallingCode !== '1' || /^[2-9]/u.test(number.nationalNumber))

/**
 * Returns a phone number as it is stored: '(312) 555-0142', '+52 55 1234 5678', '(312) 555-0142 x204'. Without a
 * country code it is a US number. Null for anything that is not one whole number.
 */
export function parsePhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(inKnownForm(typed), { defaultCountry: 'US', extract: false })
  const extension = number?.ext ?? ''
  if (!number || !isComplete(number) || extension.length > MAX_EXTENSION) return null
  const isUs = number.countryCallingCode === '1'
  const shown = isUs
    ? formatDigits(number.nationalNumber)
    : `+${number.countryCallingCode} ${number
        .format('INTERNATIONAL')
        .replace(/^\+\d+ /u, '')
        .replace(/ ext\. \d+$/u, '')}`
  return extension ? `${shown} x${extension}` : shown
}
