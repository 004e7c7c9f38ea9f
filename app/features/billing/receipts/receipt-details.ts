import type { FormDraft } from '#app/lib/draft.ts'

/** Limits of what a buyer wants on receipts, in characters. */
export const BILLING_LIMITS = { company: 120, address: 300, taxId: 40, bookkeeperEmail: 254 } as const

export const RECEIPTS_PER_PAGE = 10

/** What a buyer wants on receipts, apart from name and email. */
export type BillingDetails = {
  readonly company: string
  readonly address: string
  readonly taxId: string
  /** Where each receipt is sent as well; '' for nowhere. */
  readonly bookkeeperEmail: string
}

/** The name under which what is typed into their form is kept. */
export const BILLING_DETAILS_DRAFT = 'billing-details'

/** What their form starts with, with the version of it. */
export type BillingDetailsStart = {
  readonly draft: FormDraft
  readonly values: Readonly<Partial<Record<keyof BillingDetails | 'version', string>>>
}

export const NO_DETAILS: BillingDetails = { company: '', address: '', taxId: '', bookkeeperEmail: '' }

const NEW_NUMBER = /^(?:HP)?(?<letters>[2-9A-HJ-NP-Z]{8})$/u

/**
 * Returns the number of a receipt as it is stored: 'hp 7k3m-9qxt' is 'HP-7K3M9QXT', and an older receipt keeps its
 * plain number. Null for what cannot be one.
 */
export function receiptNumberTyped(text: string): string | null {
  const typed = text.toUpperCase().replace(/[^A-Z0-9]/gu, '')
  if (/^\d{1,19}$/u.test(typed)) return typed
  const letters = NEW_NUMBER.exec(typed)?.groups?.['letters']
  return letters ? `HP-${letters}` : null
}

type Paid = {
  readonly refundedAmount: number
  /** When all of it had been refunded. */
  readonly refundedAt: Date | null
  readonly lastRefundAt: Date | null
}

/** Returns the refunded sum of a payment, and when the last refund was made; null when there is none. */
export function refundedOf({ refundedAmount, refundedAt, lastRefundAt }: Paid) {
  return refundedAmount > 0 ? { cents: refundedAmount, at: refundedAt ?? lastRefundAt } : null
}
