import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { plainCode } from './rules.ts'

/** A typed code, of an app or a recovery code. */
export function codeForm(t: Translate) {
  const required = t('twoFactor.codeRequired')
  return z.object({
    code: z
      .string({ error: required })
      .max(100, t('twoFactor.wrongCode'))
      .transform(plainCode)
      .pipe(z.string().min(1, required)),
  })
}
