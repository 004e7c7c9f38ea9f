import { PAYMENT_TIMEOUT_MS } from '#app/features/billing/rules.ts'
import type { AccountTranslate, MessageKey } from '#app/i18n/translate.ts'
import { isJsonObject, type JsonObject } from '#app/lib/json-object.ts'

/** What an endpoint answered, or the sentence about why not, and its code ('' where the server gave none). */
export type Called =
  | { readonly error: null; readonly body: JsonObject }
  | { readonly error: string; readonly code: string }

type Call = {
  /** Below /api. */
  readonly path: string
  readonly body: object
  /** What is said when the server says nothing ([SUB-06]). */
  readonly otherwise: MessageKey
}

/** A text in an answer; '' when there is none. */
export function textIn(body: JsonObject, name: string): string {
  const text = body[name]
  return typeof text === 'string' ? text : ''
}

/** Leads to where the password is asked for, and from there back to this page. */
function askForPassword({ pathname, search }: Location): void {
  window.location.assign(`/account/confirm?to=${encodeURIComponent(pathname + search)}`)
}

async function answerOf(t: AccountTranslate, response: Response, otherwise: MessageKey): Promise<Called> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && isJsonObject(body)) return { error: null, body }
  const said = isJsonObject(body) ? textIn(body, 'error') : ''
  const code = isJsonObject(body) ? textIn(body, 'code') : ''
  if (code === 'accounts.reauthenticate') askForPassword(window.location)
  if (said) return { error: said, code }
  if (response.status === 429) return { error: t('billing.tooManyRequests'), code }
  const { status, statusText: text } = response
  return { error: response.ok ? t.dynamic(otherwise) : t('billing.serverError', { status, text }), code }
}

/** Asks an endpoint about money, for 30 seconds at most ([PAY-03]). Never throws. */
export async function callBilling(t: AccountTranslate, { path, body, otherwise }: Call): Promise<Called> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PAYMENT_TIMEOUT_MS),
    })
    return await answerOf(t, response, otherwise)
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { error: t(isLate ? 'billing.timedOut' : 'billing.network'), code: '' }
  }
}
