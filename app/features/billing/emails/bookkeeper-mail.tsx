import type { Translate } from '#app/i18n/translate.ts'
import { composeEmail, type Email } from '#app/platform/mail/email.tsx'
import type { MoneyMail } from '../notices/money-events.ts'
import { type Announced, receiptFacts, refundFacts } from './receipt-facts.tsx'

/** The emails of which a bookkeeper gets a copy, and what a copy says. */
const COPIED: Partial<Record<MoneyMail, typeof receiptFacts>> = {
  'listings.posted': receiptFacts,
  'billing.receipt': receiptFacts,
  'billing.refunded': refundFacts,
  'billing.partly-refunded': refundFacts,
}

/** Whether a bookkeeper gets a copy of this email ([PAY-15]). */
export const isCopied = (template: MoneyMail): boolean => template in COPIED

/** The facts of a receipt or a refund, for the bookkeeper of a buyer: without links, which need the buyer's account. */
export function bookkeeperMail(t: Translate, template: MoneyMail, facts: Announced): Email {
  const { buyer, payment } = facts
  const number = payment?.receiptNumber ?? ''
  return composeEmail(t, {
    subject: t('billingMails.copySubject', { number, buyer }),
    name: '',
    paragraphs: [t('billingMails.copyBody', { buyer })],
    facts: COPIED[template]?.(t, facts) ?? [],
    after: [t('billingMails.copyWhy', { buyer })],
  })
}
