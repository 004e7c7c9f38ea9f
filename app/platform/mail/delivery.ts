/** The result of one attempt to send an email. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** There is no mail server; the email stays where it can be read. */
  | { readonly kind: 'captured' }
  /** The mail server refused it permanently. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It failed this time. `reached` says whether the mail server responded at all. */
  | { readonly kind: 'later'; readonly reason: string; readonly reached: boolean }

const MINUTE_MS = 60_000

/** The wait after each failed attempt, in minutes; after the last one the email has failed. */
export const RETRY_AFTER_MINUTES = [1, 5, 30, 120, 720] as const

/** An email that has been in delivery for longer belonged to a process that died. */
export const LEASE_MINUTES = 10

export function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

const CUT = 500

/** Returns the state of an email after its `attempts`-th attempt. */
export function afterDelivery(delivery: Delivery, attempts: number, now: Date) {
  if (delivery.kind === 'sent') return { state: 'sent', sentAt: now, lastError: '' } as const
  if (delivery.kind === 'captured') return { state: 'captured', lastError: '' } as const
  const lastError = delivery.reason.slice(0, CUT)
  const wait = delivery.kind === 'later' ? RETRY_AFTER_MINUTES[attempts - 1] : undefined
  if (wait === undefined) return { state: 'failed', lastError } as const
  return { state: 'queued', lastError, nextAttemptAt: minutesAfter(now, wait) } as const
}
