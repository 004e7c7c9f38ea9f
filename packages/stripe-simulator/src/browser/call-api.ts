import { en, type MessageKey } from '../words/en.ts'
import { documentWords } from './document-words.ts'

/** An error of the API. The message of a refused card is in the language of the document, as Stripe's script has it. */
export type ApiError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
}

/** The parts of an intent that a card form acts on. */
export type Intent = {
  readonly status: string
  readonly amount?: number
  readonly last_payment_error?: ApiError | null
  readonly last_setup_error?: ApiError | null
}

export type ApiResult<T> = { readonly value: T; readonly error?: undefined } | { readonly error: ApiError }

const BASE = '/sandbox/stripe'

type Sent = {
  readonly publishableKey: string
  readonly path: string
  /** Absent: something is read. */
  readonly form?: Readonly<Record<string, string>>
}

async function sendRequest({ publishableKey, path, form }: Sent): Promise<unknown> {
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

const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'message' in value

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key)

/** Returns the error with a message for users, if there is one for its code. */
export function localize(error: ApiError): ApiError {
  const code = error.code?.endsWith('_authentication_failure') ? 'not_authenticated' : error.code
  const key = [error.decline_code, code].map((name) => `error.${name}`).find(isKey)
  return key ? { ...error, message: documentWords()(key) } : error
}

/** Calls the simulated API. Never throws: a card form shows what went wrong. */
export async function callApi<T>(
  sent: Sent,
  isExpected: (value: unknown) => value is T,
): Promise<ApiResult<T>> {
  const lost = { error: { type: 'api_connection_error', message: 'The simulated API did not respond.' } }
  try {
    const body = await sendRequest(sent)
    if (isExpected(body)) return { value: body }
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
    return isApiError(error) ? { error: localize(error) } : lost
  } catch {
    return lost
  }
}

export const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'

export const isPaymentMethod = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'object' in value
