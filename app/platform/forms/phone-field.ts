import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { parsePhone } from './parse-phone.ts'

/** A phone number as it is stored, or ''. Anything that is not one whole number is refused ([POST-03]). */
export function phoneField(t: Translate) {
  return z
    .string()
    .overwrite((typed) => parsePhone(typed) ?? typed.trim())
    .refine((phone) => phone === '' || parsePhone(phone) !== null, t('common.phoneInvalid'))
    .default('')
}
