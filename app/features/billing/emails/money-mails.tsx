import type { Translate } from '#app/i18n/translate.ts'
import { composeEmail, type Email } from '#app/platform/mail/email.tsx'
import {
  type Announced,
  dollars,
  paymentsUrl,
  receiptFacts,
  receiptUrl,
  refundFacts,
} from './receipt-facts.tsx'

const receiptButton = (t: Translate, facts: Announced) => ({
  label: t('billingMails.refundedButton'),
  url: receiptUrl(facts),
})

/** Reports that something was charged for an item that is gone, and that it is being refunded ([PAY-09]). */
export function forNothingMail(t: Translate, facts: Announced): Email {
  const { name, title, amountCents } = facts
  const amount = dollars(t, amountCents)
  return composeEmail(t, {
    subject: t('billingMails.forNothingSubject', { amount }),
    name,
    paragraphs: [t('billingMails.forNothingBody', { amount, title })],
    // It bought nothing and renews nothing.
    facts: receiptFacts(t, { ...facts, paidUntil: null, renewal: null }),
    button: receiptButton(t, facts),
  })
}

/** Reports a refund. */
export function refundMail(t: Translate, facts: Announced): Email {
  const { name, title, amountCents } = facts
  return composeEmail(t, {
    subject: t('billingMails.refundedSubject'),
    name,
    paragraphs: [t('billingMails.refundedBody', { amount: dollars(t, amountCents), title })],
    facts: refundFacts(t, facts),
    button: receiptButton(t, facts),
  })
}

/** Reports a partial refund, and its amount. */
export function partlyRefundedMail(t: Translate, facts: Announced): Email {
  const { name, title, amountCents, payment } = facts
  const amount = dollars(t, amountCents)
  const total = dollars(t, payment?.amountCents ?? amountCents)
  return composeEmail(t, {
    subject: t('billingMails.partlyRefundedSubject'),
    name,
    paragraphs: [t('billingMails.partlyRefundedBody', { amount, total, title })],
    facts: refundFacts(t, facts),
    button: receiptButton(t, facts),
  })
}

/** Reports that a request to cancel a migrated subscription has arrived (D-08). */
export function requestedMail(t: Translate, facts: Announced): Email {
  const { name, title } = facts
  return composeEmail(t, {
    subject: t('billingMails.requestedSubject'),
    name,
    paragraphs: [t('billingMails.requestedBody', { title })],
    button: { label: t('billingMails.openPayments'), url: paymentsUrl(facts) },
  })
}

type Request = {
  readonly email: string
  readonly id: string
  readonly package: string
  readonly title: string
}

/** Asks the operator to cancel a migrated subscription by hand (D-08). */
export function requestMail(t: Translate, asked: Request): Email {
  return composeEmail(t, {
    subject: t('billingMails.requestSubject'),
    name: '',
    paragraphs: [t('billingMails.requestBody', asked)],
  })
}
