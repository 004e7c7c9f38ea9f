import { parsePhone } from '#app/platform/forms/parse-phone.ts'
import { textOf } from '../field-values.ts'
import type { Repaired } from './repaired-texts.ts'

/** Returns a phone number as it is stored, without the words around it; what is not one number is left out. */
export function phoneIn(value: unknown): Repaired {
  const typed = textOf(value)
  const phone = parsePhone(typed) ?? parsePhone(typed.replace(/[^\d\s+().-]/gu, ''))
  if (typed === '' || phone !== null) return { text: phone ?? '', reason: null }
  return { text: '', reason: 'left out: it is no whole phone number' }
}
