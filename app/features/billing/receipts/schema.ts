import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { isEmailAddress } from '#app/lib/email-address.ts'
import { cleanLine, cleanText, fits, withMarks } from '#app/lib/text.ts'
import { draftMark, formVersion } from '#app/platform/forms/schema.ts'
import { BILLING_LIMITS } from './receipt-details.ts'

/** What a buyer wants on receipts; all of it is optional. */
export function billingDetailsForm(t: Translate) {
  const line = (max: number) =>
    z
      .string()
      .overwrite(cleanLine)
      .refine((text) => fits(text, max, withMarks(max)), t('accounts.tooLong', { max }))
      .default('')
  const { company, address, taxId, bookkeeperEmail } = BILLING_LIMITS
  return z.object({
    draft: draftMark,
    version: formVersion,
    company: line(company),
    address: z
      .string()
      .overwrite(cleanText)
      .refine((text) => fits(text, address, withMarks(address)), t('accounts.tooLong', { max: address }))
      .default(''),
    bookkeeperEmail: z
      .string()
      .trim()
      .max(bookkeeperEmail, t('accounts.tooLong', { max: bookkeeperEmail }))
      .refine((text) => text === '' || isEmailAddress(text), t('billboards.emailInvalid'))
      .default(''),
    taxId: line(taxId).refine((text) => /^[\p{L}\p{N} ./-]*$/u.test(text), t('receipts.taxIdInvalid')),
  })
}
