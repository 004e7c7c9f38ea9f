import type { Translate } from '#app/i18n/translate.ts'
import { formatCents } from '#app/lib/money.ts'
import { formatLongDay } from '#app/lib/site-calendar.ts'
import type { Fact } from '#app/platform/mail/email.tsx'
import { cardName } from '../card-name.ts'
import type { MoneyEvent } from '../notices/money-events.ts'
import type { MoneyFacts } from '../notices/queries.server.ts'

/** What an email about money says, and the event it is about. */
export type Announced = MoneyFacts & { readonly event: MoneyEvent }

export const dollars = (t: Translate, cents: number) => formatCents(cents, t.locale)

const PURPOSES = {
  new: 'billing.reasonNew',
  upgrade: 'billing.reasonUpgrade',
  renewal: 'billing.reasonRenewal',
  bump: 'billing.reasonBump',
} as const

function purpose(t: Translate, { payment }: MoneyFacts): string {
  return payment ? t(PURPOSES[payment.reason], { package: t(`billing.${payment.tier}`) }) : ''
}

function cardFact(t: Translate, brand: string, last4: string): string {
  return last4 ? t('billingMails.cardFact', { brand: cardName(brand), last4 }) : ''
}

/** Returns the next charge of a renewal that is on; null when there is none. */
export function nextCharge(t: Translate, { renewal }: MoneyFacts) {
  if (!renewal?.isOn || !renewal.nextAt) return null
  return { amount: dollars(t, renewal.amountCents), day: formatLongDay(renewal.nextAt, t) }
}

/**
 * Returns what the law requires where a renewal is bought, turned on or charged: amount, period, next day, how to
 * cancel.
 */
export function renewalTerms(t: Translate, facts: MoneyFacts): readonly string[] {
  const next = nextCharge(t, facts)
  return next ? [t('billingMails.terms', next), t('billingMails.howToEnd')] : []
}

const named = (facts: readonly (readonly [name: string, value: string])[]): readonly Fact[] =>
  facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }))

/**
 * Returns the facts of a receipt: number, day, what for, how much, which card, paid until when, and the next charge.
 */
export function receiptFacts(t: Translate, facts: MoneyFacts): readonly Fact[] {
  const { payment, paidUntil, title } = facts
  if (!payment) return []
  const next = nextCharge(t, facts)
  return named([
    [t('billingMails.factNumber'), payment.receiptNumber],
    [t('billingMails.factDate'), payment.paidAt ? formatLongDay(payment.paidAt, t) : ''],
    [t('billingMails.factFor'), purpose(t, facts)],
    [t('billingMails.factListing'), title],
    [t('billingMails.factAmount'), dollars(t, payment.amountCents)],
    [t('billingMails.factCard'), cardFact(t, payment.cardBrand, payment.cardLast4)],
    // A bump pays for no days.
    [
      t('billingMails.factPaidUntil'),
      paidUntil && payment.reason !== 'bump' ? formatLongDay(paidUntil, t) : '',
    ],
    [t('billingMails.factNextCharge'), next ? t('billingMails.nextCharge', next) : ''],
  ])
}

/** Returns the facts of a charge to come. */
export function chargeFacts(t: Translate, facts: MoneyFacts): readonly Fact[] {
  const { renewal, title } = facts
  const next = nextCharge(t, facts)
  if (!renewal || !next) return []
  return named([
    [t('billingMails.factListing'), title],
    [t('billingMails.factFor'), t('billing.reasonRenewal', { package: t(`billing.${renewal.tier}`) })],
    [t('billingMails.factNextCharge'), next.day],
    [t('billingMails.factAmount'), next.amount],
    [t('billingMails.factCard'), cardFact(t, renewal.cardBrand, renewal.cardLast4)],
  ])
}

/** Returns the facts of a charge that failed: for what, how much, and which card was declined. */
export function failedChargeFacts(t: Translate, { renewal, title }: MoneyFacts): readonly Fact[] {
  if (!renewal) return []
  return named([
    [t('billingMails.factListing'), title],
    [t('billingMails.factFor'), t('billing.reasonRenewal', { package: t(`billing.${renewal.tier}`) })],
    [t('billingMails.factAmount'), dollars(t, renewal.amountCents)],
    [t('billingMails.factCard'), cardFact(t, renewal.cardBrand, renewal.cardLast4)],
  ])
}

/** Returns the facts of a refund: which receipt, what for, how much went back, and to which card. */
export function refundFacts(t: Translate, facts: MoneyFacts): readonly Fact[] {
  const { payment, amountCents, title } = facts
  if (!payment) return []
  return named([
    [t('billingMails.factNumber'), payment.receiptNumber],
    [t('billingMails.factFor'), purpose(t, facts)],
    [t('billingMails.factListing'), title],
    [t('billingMails.factRefunded'), dollars(t, amountCents)],
    [t('billingMails.factCard'), cardFact(t, payment.cardBrand, payment.cardLast4)],
  ])
}

export const receiptUrl = ({ siteUrl, payment }: MoneyFacts) =>
  `${siteUrl}/dashboard/receipts/${payment?.id ?? ''}`

export const paymentsUrl = ({ siteUrl }: MoneyFacts) => `${siteUrl}/dashboard/payments`
