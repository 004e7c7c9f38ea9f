import type { MemberTranslate } from '#app/i18n/translate.ts'

/** A no of the provider, in words for the person at the card form. */
export type ProviderError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
}

/** The parts of an intent that a card form acts on. */
export type Intent = {
  readonly status: string
  readonly amount?: number
  readonly last_payment_error?: ProviderError | null
  readonly last_setup_error?: ProviderError | null
}

export type Answer<T> = { readonly value: T; readonly error?: undefined } | { readonly error: ProviderError }

const BASE = '/sandbox/stripe'

const SENTENCES = {
  insufficient_funds: 'cardForm.noFunds',
  test_mode_live_card: 'cardForm.notATestCard',
  card_declined: 'cardForm.declined',
  expired_card: 'cardForm.expired',
  incorrect_cvc: 'cardForm.wrongCode',
  invalid_cvc: 'cardForm.wrongCode',
  processing_error: 'cardForm.processingError',
  incorrect_number: 'cardForm.wrongNumber',
  invalid_expiry_month: 'cardForm.wrongExpiry',
  invalid_expiry_year: 'cardForm.wrongExpiry',
  payment_intent_authentication_failure: 'cardForm.notProven',
  setup_intent_authentication_failure: 'cardForm.notProven',
} as const

const isKnown = (reason: string | undefined): reason is keyof typeof SENTENCES =>
  reason !== undefined && Object.hasOwn(SENTENCES, reason)

/** The error in the words of the person at the form: the provider itself speaks English only. */
export function errorSaid(error: ProviderError, t: MemberTranslate): ProviderError {
  const reason = [error.decline_code, error.code].find(isKnown)
  return reason ? { ...error, message: t(SENTENCES[reason]) } : error
}

type Sent = {
  readonly publishableKey: string
  readonly path: string
  /** Absent: something is read. */
  readonly form?: Readonly<Record<string, string>>
  readonly t: MemberTranslate
}

async function answerTo({ publishableKey, path, form }: Sent): Promise<unknown> {
  const response = await fetch(BASE + path, {
    method: form ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${publishableKey}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { body: new URLSearchParams(form).toString() }),
  })
  return response.json()
}

const isProviderError = (value: unknown): value is ProviderError =>
  typeof value === 'object' && value !== null && 'message' in value

/** Asks the simulated provider. Never throws: a card form shows what went wrong. */
export async function callProvider<T>(
  sent: Sent,
  isExpected: (value: unknown) => value is T,
): Promise<Answer<T>> {
  const lost = { error: { type: 'api_connection_error', message: sent.t('cardForm.noConnection') } }
  try {
    const answer = await answerTo(sent)
    if (isExpected(answer)) return { value: answer }
    const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
    return isProviderError(error) ? { error: errorSaid(error, sent.t) } : lost
  } catch {
    return lost
  }
}

export const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'

export const isPaymentMethod = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'object' in value
