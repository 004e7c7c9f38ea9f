import type { Translate } from '#app/i18n/translate.ts'
import type { Email } from '#app/platform/mail/email.tsx'
import type { MoneyMail } from '../notices/money-events.ts'
import { forNothingMail, partlyRefundedMail, refundMail, requestedMail } from './money-mails.tsx'
import type { Announced } from './receipt-facts.tsx'
import { purchaseMail, receiptMail } from './receipt-mails.tsx'
import {
  renewalEndedMail,
  renewalFailedMail,
  renewalGivenUpMail,
  renewalOffMail,
  renewalOnMail,
  renewalSoonMail,
} from './renewal-mails.tsx'

/** The template of each email about money. */
export const MONEY_EMAILS: Readonly<Record<MoneyMail, (t: Translate, facts: Announced) => Email>> = {
  'listings.posted': purchaseMail,
  'billing.receipt': receiptMail,
  'billing.charged-for-nothing': forNothingMail,
  'billing.refunded': refundMail,
  'billing.partly-refunded': partlyRefundedMail,
  'billing.renewal-soon': renewalSoonMail,
  'billing.renewal-on': renewalOnMail,
  'billing.renewal-off': renewalOffMail,
  'billing.renewal-failed': renewalFailedMail,
  'billing.renewal-given-up': renewalGivenUpMail,
  'billing.renewal-ended': renewalEndedMail,
  'billing.cancellation-requested': requestedMail,
}
