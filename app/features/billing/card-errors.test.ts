import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { cardSentence, isSuspicious } from './card-errors.ts'

/** The decline codes the provider publishes for cards, and those of its test mode. */
const DECLINE_CODES =
  `approve_with_id authentication_not_handled authentication_required call_issuer card_not_supported
  card_velocity_exceeded currency_not_supported do_not_honor do_not_try_again duplicate_transaction expired_card fraudulent
  generic_decline incorrect_address incorrect_cvc incorrect_number incorrect_pin incorrect_zip insufficient_funds
  invalid_account invalid_amount invalid_cvc invalid_expiry_month invalid_expiry_year invalid_number invalid_pin
  issuer_not_available live_mode_test_card lost_card merchant_blacklist mobile_device_authentication_required
  new_account_information_available no_action_taken not_permitted offline_pin_required online_or_offline_pin_required
  pickup_card pin_try_exceeded processing_error reenter_transaction restricted_card revocation_of_all_authorizations
  revocation_of_authorization security_violation service_not_allowed stolen_card stop_payment_order test_mode_live_card
  testmode_decline transaction_not_allowed try_again_later withdrawal_count_limit_exceeded`.split(/\s+/u)

/** Returns all error codes that the types of the provider's library list. */
function apiCodes(): readonly string[] {
  const types = readFileSync('node_modules/stripe/esm/resources/PaymentIntents.d.ts', 'utf8')
  const union = /namespace LastPaymentError \{\s*type Code = (?<codes>[^;]+);/u.exec(types)?.groups?.['codes']
  return [...(union ?? '').matchAll(/'(?<code>\w+)'/gu)].map(({ groups }) => groups?.['code'] ?? '')
}

const TYPES = [
  'card_error',
  'invalid_request_error',
  'api_error',
  'idempotency_error',
  'rate_limit_error',
] as const

/** What our messages never contain: names of the provider's objects, parameters and documents. */
const RAW = /Intent|_|\bAPI\b|https?:|\bnull\b|\{|\bStripe\b|status is/u

describe('[PAY-03] whatever code the provider sends', () => {
  const codes = apiCodes()

  test('its library lists the codes this test looks for', () => {
    expect(codes.length).toBeGreaterThan(150)
    expect(codes).toContain('setup_intent_unexpected_state')
  })

  test.each(LOCALES)('in %s a user reads a sentence of ours', (language) => {
    const t = TRANSLATE[language]
    const errors = [
      ...codes.flatMap((code) => TYPES.map((type) => ({ type, code }))),
      ...DECLINE_CODES.map((decline_code) => ({ type: 'card_error', code: 'card_declined', decline_code })),
      ...['something_new', ''].flatMap((code) => TYPES.map((type) => ({ type, code }))),
      { type: 'StripeCardError', code: 'card_declined', decline_code: 'a_new_one' },
      {},
    ]
    for (const error of errors) {
      const messages = t(cardSentence(error))
      expect(messages, JSON.stringify(error)).toMatch(/^\p{Lu}.{15,}[.?]$/u)
      expect(messages, JSON.stringify(error)).not.toMatch(RAW)
    }
  })

  test('every decline code has a sentence of its own choice, not that of a bug', () => {
    const others = DECLINE_CODES.filter((code) => cardSentence({ decline_code: code }) === 'billing.generic')
    expect(others).toEqual([])
  })

  test('a bank that suspects a stolen card is not quoted', () => {
    const messages = ['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'generic_decline'].map(
      (code) => cardSentence({ type: 'card_error', code: 'card_declined', decline_code: code }),
    )
    expect(new Set(messages)).toEqual(new Set(['cardErrors.declined']))
  })
})

test('[PAY-03] what counts towards the pause is what testing stolen cards looks like', () => {
  const counts = (code: string) => isSuspicious(cardSentence({ type: 'card_error', code }))
  for (const code of [
    'generic_decline',
    'do_not_honor',
    'lost_card',
    'stolen_card',
    'fraudulent',
    'restricted_card',
  ])
    expect(counts(code), code).toBe(true)
  for (const code of [
    'incorrect_cvc',
    'invalid_cvc',
    'invalid_expiry_year',
    'incorrect_number',
    'insufficient_funds',
    'expired_card',
    'authentication_required',
    'payment_intent_authentication_failure',
    'setup_intent_authentication_failure',
    'processing_error',
  ])
    expect(counts(code), code).toBe(false)
})
