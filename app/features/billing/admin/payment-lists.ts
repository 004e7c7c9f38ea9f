import type { Product, Tier } from '#app/features/pricing/packages.ts'
import type { Cents } from '#app/lib/money.ts'
import { dayIn, startOfDayIn } from '#app/lib/zoned-day.ts'
import type { RefundState } from '../refunds/stored-refunds.ts'
import type { PaymentReason, PaymentState } from '../rules.ts'

export const ROWS_PER_PAGE = 25

/** failed: started, and every card was declined so far. part: paid, and partly refunded. */
export const PAYMENT_CHOICES = ['open', 'failed', 'paid', 'part', 'refunded', 'canceled'] as const
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

/**
 * renewing: charged again at the end. ending: paid until its end, and not charged again. failing: the last charge
 * failed.
 */
export const SUBSCRIPTION_CHOICES = ['renewing', 'ending', 'failing', 'over'] as const
export type SubscriptionChoice = (typeof SUBSCRIPTION_CHOICES)[number]

/** Which payments an address asks for. Days are UTC, both included. */
export type PaymentsQuery = {
  readonly q: string
  readonly state: PaymentChoice | null
  readonly reason: PaymentReason | null
  readonly tier: Product | null
  readonly from: string | null
  readonly to: string | null
  readonly user: string | null
  readonly listing: string | null
}

export type RefundsQuery = {
  readonly q: string
  readonly state: RefundState | null
  readonly from: string | null
  readonly to: string | null
}

export type SubscriptionsQuery = {
  readonly q: string
  readonly status: SubscriptionChoice | null
  readonly tier: Tier | null
}

/** The payer, as admin lists show them. */
export type Payer = { readonly userId: string; readonly fullName: string; readonly email: string }

/** A payment in the admins' list. */
export type PaymentRow = Payer & {
  readonly id: string
  readonly number: number
  /** When it was paid; until then, when it was started. */
  readonly bookedAt: Date
  readonly state: PaymentState
  readonly reason: PaymentReason
  readonly tier: Product
  readonly amountCents: Cents
  readonly refundedAmount: Cents
  readonly lastError: string
  readonly title: string
  readonly listingId: string | null
  readonly listingNumber: number | null
}

/** What was paid, what was refunded of it, and the rest. */
export type Totals = { readonly count: number; readonly gross: Cents; readonly refunded: Cents }

export const netOf = ({ gross, refunded }: Totals): Cents => gross - refunded

/** Returns the state of a payment as a list shows it. */
export function choiceOf({
  state,
  refundedAmount,
  lastError,
}: Pick<PaymentRow, 'state' | 'refundedAmount' | 'lastError'>): PaymentChoice {
  if (state === 'open' && lastError) return 'failed'
  return state === 'paid' && refundedAmount > 0 ? 'part' : state
}

/** How many filters are set. */
export const filtersSet = (asked: PaymentsQuery | RefundsQuery | SubscriptionsQuery): number =>
  Object.values(asked).filter(Boolean).length

const MONTHS_OFFERED = 120

/** Returns the months from the first payment to now, newest first: '2026-02'. */
export function monthsSince(first: Date | null, now: Date, timeZone: string): readonly string[] {
  if (!first) return []
  const numberOf = (moment: Date) => {
    const [year = 0, month = 1] = dayIn(timeZone, moment).split('-').map(Number)
    return year * 12 + month - 1
  }
  const count = Math.min(MONTHS_OFFERED, numberOf(now) - numberOf(first) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, back) => monthNumbered(numberOf(now) - back))
}

const monthNumbered = (n: number) =>
  `${String(Math.floor(n / 12)).padStart(4, '0')}-${String((n % 12) + 1).padStart(2, '0')}`

/** Returns the first moment of a month, and of the next one, in a time zone. */
export function boundsOf(month: string, timeZone: string): { readonly from: Date; readonly until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = monthNumbered(year * 12 + number)
  return { from: startOfDayIn(timeZone, `${month}-01`), until: startOfDayIn(timeZone, `${next}-01`) }
}
