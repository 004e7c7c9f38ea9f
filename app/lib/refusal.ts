import type { MessageKey, MessageParams } from '#app/i18n/translate.ts'

/** The kinds of refusals and the HTTP status of each: the only place where a status is chosen. */
export const STATUS_OF = {
  invalid: 422,
  malformed: 400,
  /** A bank declined. */
  declined: 402,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  gone: 410,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unavailable: 503,
} as const

/** A foreseen "no" as a value: rules return it, pages show it, endpoints send it. */
export type Refusal = {
  readonly kind: keyof typeof STATUS_OF
  readonly code: MessageKey
  readonly params?: MessageParams
}

export function refuse(kind: Refusal['kind'], code: MessageKey, params?: MessageParams): Refusal {
  return params ? { kind, code, params } : { kind, code }
}

const MINUTE = 60
const HOUR = 3600

/** Refuses a request that came too soon. Users read the wait in seconds, minutes or hours; clients get the seconds. */
export function refuseFor(seconds: number): Refusal {
  if (seconds < MINUTE) return refuse('tooMany', 'limits.wait', { count: seconds, seconds })
  if (seconds < 2 * HOUR)
    return refuse('tooMany', 'limits.waitMinutes', { count: Math.ceil(seconds / MINUTE), seconds })
  return refuse('tooMany', 'limits.waitHours', { count: Math.ceil(seconds / HOUR), seconds })
}

/** Returns how many seconds the client should wait; null when waiting does not help. */
export function secondsToWait({ kind, params }: Refusal): number | string | null {
  return params?.['seconds'] ?? (kind === 'unavailable' ? 1 : null)
}

/** Carries a refusal up to the edge. Anything else that is thrown is a bug and is reported as one. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.code, options)
    this.refusal = refusal
  }
}

/**
 * Whether a rule refused. When the process or the database was too busy, nothing was judged, and the transaction is
 * over.
 */
export function isJudged(error: unknown): error is RefusedError {
  return error instanceof RefusedError && error.refusal.kind !== 'unavailable'
}

export function assertAllowed(refusal: Refusal | null): asserts refusal is null {
  if (refusal) throw new RefusedError(refusal)
}

export function assertFound<T>(value: T | null | undefined, code: MessageKey): asserts value is T {
  if (value === null || value === undefined) throw new RefusedError(refuse('notFound', code))
}
