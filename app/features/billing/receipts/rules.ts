import { AMERICAN, type Locale } from '#app/lib/locale.ts'

/** Limits of what a buyer wants on receipts, in characters. */
export const BILLING_LIMITS = { company: 120, address: 300, taxId: 40 } as const

/** What a buyer wants on receipts, beside name and email. */
export type BillingDetails = {
  readonly company: string
  readonly address: string
  readonly taxId: string
}

export const NO_DETAILS: BillingDetails = { company: '', address: '', taxId: '' }

const NEW_NUMBER = /^(?:HP)?(?<letters>[2-9A-HJ-NP-Z]{8})$/u

/**
 * Returns the number of a receipt as it is stored: 'hp 7k3m-9qxt' is 'HP-7K3M9QXT', and a receipt of earlier days keeps
 * its plain number. Null for what cannot be one.
 */
export function receiptNumberTyped(text: string): string | null {
  const typed = text.toUpperCase().replace(/[^A-Z0-9]/gu, '')
  if (/^\d{1,19}$/u.test(typed)) return typed
  const letters = NEW_NUMBER.exec(typed)?.groups?.['letters']
  return letters ? `HP-${letters}` : null
}

/** The business runs on the time of Chicago: a receipt of New Year's Eve belongs to the old year. */
const TIME_ZONE = 'America/Chicago'

function written(moment: Date, locale: Locale, form: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(AMERICAN[locale], { ...form, timeZone: TIME_ZONE })
  return format.format(moment).replace(/\s?г\.(?=,|$)/u, '')
}

/** 'Mar 17, 2026' in the time zone of the business; '' for no day. */
export function receiptDay(moment: Date | null, locale: Locale): string {
  return moment ? written(moment, locale, { dateStyle: 'medium' }) : ''
}

/** 'Mar 17, 2026, 3:04 PM CDT': day and time with their zone; '' for no moment. */
export function receiptTime(moment: Date | null, locale: Locale): string {
  if (!moment) return ''
  return written(moment, locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

type Paid = {
  readonly refundedAmount: number
  /** When everything had gone back. */
  readonly refundedAt: Date | null
  readonly lastRefundAt: Date | null
}

/** What of a payment went back, in one sum, and when the last of it did; null when nothing has. */
export function refundedOf({ refundedAmount, refundedAt, lastRefundAt }: Paid) {
  return refundedAmount > 0 ? { cents: refundedAmount, at: refundedAt ?? lastRefundAt } : null
}
