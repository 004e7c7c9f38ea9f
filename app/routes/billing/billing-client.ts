import { type ClientRequestOptions, type ClientResponse, hc } from 'hono/client'
import type { StatusCode } from 'hono/utils/http-status'
import type { paymentsApi } from '#app/features/billing/api.server.ts'
import type { cardsApi } from '#app/features/billing/cards/api.server.ts'
import { PAYMENT_TIMEOUT_MS } from '#app/features/billing/payment-times.ts'
import type { subscriptionsApi } from '#app/features/billing/subscriptions/api.server.ts'
import type { AccountTranslate, MessageKey } from '#app/i18n/translate.ts'
import { isJsonObject, type JsonObject } from '#app/lib/json-object.ts'
import { pagePath } from '#app/lib/language-path.ts'
import { jsonHeaders } from '#app/lib/page-language.ts'
import { openDocument } from '#app/ui/open-document.ts'

/** The endpoints about money, with the types of their routes. */
export const billingClient = hc<typeof paymentsApi | typeof subscriptionsApi | typeof cardsApi>('/api', {
  headers: jsonHeaders,
})

type BillingError = { readonly error: string; readonly code: string }

/** The body of a response, or the message of an error with its code ('' where the server gave none). */
export type BillingResult<T> = { readonly error: null; readonly body: T } | BillingError

/** Sends to an endpoint of `billingClient`. Any status is possible: an endpoint may refuse, a proxy may respond. */
export type Send<T> = (options: ClientRequestOptions) => Promise<ClientResponse<T, StatusCode, 'json'>>

/** Returns a text of a response; '' when there is none. */
function textIn(body: JsonObject, name: string): string {
  const text = body[name]
  return typeof text === 'string' ? text : ''
}

/** Opens the page that asks for the password, and leads back to this page from there. */
function redirectToReauthentication(page: Location): void {
  openDocument(`/account/confirm?to=${encodeURIComponent(pagePath(page) + page.search)}`)
}

function errorFrom(
  t: AccountTranslate,
  { status, statusText: text }: { status: number; statusText: string },
  body: unknown,
): BillingError {
  const message = isJsonObject(body) ? textIn(body, 'error') : ''
  const code = isJsonObject(body) ? textIn(body, 'code') : ''
  if (code === 'accounts.reauthenticate') redirectToReauthentication(window.location)
  if (message) return { error: message, code }
  if (status === 429) return { error: t('billing.tooManyRequests'), code }
  return { error: t('billing.serverError', { status, text }), code }
}

/**
 * Calls an endpoint about money, for 30 seconds at most ([PAY-03]). `fallback` is the message when the server gives none
 * ([SUB-06]). Never throws.
 */
export async function callBilling<T>(
  t: AccountTranslate,
  fallback: MessageKey,
  send: Send<T>,
): Promise<BillingResult<T>> {
  try {
    const response = await send({ init: { signal: AbortSignal.timeout(PAYMENT_TIMEOUT_MS) } })
    const body = await response.json().catch(() => null)
    if (!response.ok) return errorFrom(t, response, body)
    return isJsonObject(body) ? { error: null, body } : { error: t.dynamic(fallback), code: '' }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return { error: t(isTimeout ? 'billing.timedOut' : 'billing.network'), code: '' }
  }
}
