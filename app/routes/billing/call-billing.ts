import { type ClientRequestOptions, type ClientResponse, hc } from 'hono/client'
import type { StatusCode } from 'hono/utils/http-status'
import type { paymentsApi } from '#app/features/billing/api.server.ts'
import type { cardsApi } from '#app/features/billing/cards/api.server.ts'
import { PAYMENT_TIMEOUT_MS } from '#app/features/billing/rules.ts'
import type { subscriptionsApi } from '#app/features/billing/subscriptions/api.server.ts'
import type { AccountTranslate, MessageKey } from '#app/i18n/translate.ts'
import { isJsonObject, type JsonObject } from '#app/lib/json-object.ts'

/** The endpoints about money, with the types of their routes. */
export const billing = hc<typeof paymentsApi | typeof subscriptionsApi | typeof cardsApi>('/api')

type Failed = { readonly error: string; readonly code: string }

/** What an endpoint returned, or the sentence about why not, and its code ('' where the server gave none). */
export type Called<T> = { readonly error: null; readonly body: T } | Failed

/** Sends to an endpoint of `billing`. Its status is any: an endpoint may refuse, and what is between us may answer. */
export type Send<T> = (options: ClientRequestOptions) => Promise<ClientResponse<T, StatusCode, 'json'>>

/** A text in an answer; '' when there is none. */
function textIn(body: JsonObject, name: string): string {
  const text = body[name]
  return typeof text === 'string' ? text : ''
}

/** Leads to where the password is asked for, and from there back to this page. */
function askForPassword({ pathname, search }: Location): void {
  window.location.assign(`/account/confirm?to=${encodeURIComponent(pathname + search)}`)
}

function failureOf(
  t: AccountTranslate,
  { status, statusText: text }: { status: number; statusText: string },
  body: unknown,
): Failed {
  const said = isJsonObject(body) ? textIn(body, 'error') : ''
  const code = isJsonObject(body) ? textIn(body, 'code') : ''
  if (code === 'accounts.reauthenticate') askForPassword(window.location)
  if (said) return { error: said, code }
  if (status === 429) return { error: t('billing.tooManyRequests'), code }
  return { error: t('billing.serverError', { status, text }), code }
}

/**
 * Calls an endpoint about money, for 30 seconds at most ([PAY-03]). `otherwise` is said when the server says nothing
 * ([SUB-06]). Never throws.
 */
export async function callBilling<T>(
  t: AccountTranslate,
  otherwise: MessageKey,
  send: Send<T>,
): Promise<Called<T>> {
  try {
    const response = await send({ init: { signal: AbortSignal.timeout(PAYMENT_TIMEOUT_MS) } })
    const body = await response.json().catch(() => null)
    if (!response.ok) return failureOf(t, response, body)
    return isJsonObject(body) ? { error: null, body } : { error: t.dynamic(otherwise), code: '' }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { error: t(isLate ? 'billing.timedOut' : 'billing.network'), code: '' }
  }
}
