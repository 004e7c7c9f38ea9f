import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { cleanLine, fits } from '#app/lib/text.ts'
import { MAX_REFUND_REASON } from './rules.ts'

const AMOUNT = /^\$?\s?(?<dollars>\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(?<cents>\d{1,2}))?$/u

/** Returns a typed amount in dollars ('25', '$1,250.50') in cents; null for anything else. */
export function centsTyped(text: string): number | null {
  const { dollars, cents = '' } = AMOUNT.exec(text.trim())?.groups ?? {}
  if (dollars === undefined) return null
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

function reasonField(t: Translate) {
  const required = t('money.reasonRequired')
  return z
    .string({ error: required })
    .transform(cleanLine)
    .pipe(z.string().min(1, required))
    .refine((text) => fits(text, MAX_REFUND_REASON), t('money.reasonTooLong', { max: MAX_REFUND_REASON }))
}

/** An amount above zero, in cents. */
function amountField(t: Translate) {
  const wrong = t('money.amountWrong')
  return z
    .string()
    .max(20, wrong)
    .default('')
    .transform((text, check) => {
      const cents = centsTyped(text)
      if (cents !== null && cents > 0) return cents
      check.addIssue({ code: 'custom', message: wrong })
      return z.NEVER
    })
}

/**
 * An admin's refund of a payment: all that is left, or an amount. `refundId` identifies the intent: sent twice, it is
 * one refund.
 */
export function refundForm(t: Translate) {
  const common = { refundId: z.uuid(), reason: reasonField(t) }
  return z.discriminatedUnion('extent', [
    z.object({ ...common, extent: z.literal('whole') }),
    z.object({ ...common, extent: z.literal('part'), amount: amountField(t) }),
  ])
}
