/** An error of the payment provider, from its server library or its browser script. */
export type CardError = {
  readonly type?: string | undefined
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}

/** The message key for a declined card. */
export type CardSentence =
  | 'cardErrors.declined'
  | 'cardErrors.notSupported'
  | 'cardErrors.noFunds'
  | 'cardErrors.overLimit'
  | 'cardErrors.expired'
  | 'cardErrors.wrongCode'
  | 'cardErrors.wrongExpiry'
  | 'cardErrors.wrongNumber'
  | 'cardErrors.wrongPostalCode'
  | 'cardErrors.notProven'
  | 'cardErrors.processing'
  | 'cardErrors.duplicate'
  | 'cardErrors.tooOften'
  | 'cardErrors.testCardsOnly'
  | 'cardErrors.realCardsOnly'
  | 'cardErrors.formExpired'
  | 'billing.tooManyRequests'
  | 'cardErrors.notReached'
  | 'billing.generic'

/**
 * The provider's error and decline codes by message. That a bank suspects a stolen card is not repeated: those codes
 * get a general message.
 */
const CODES: readonly (readonly [CardSentence, readonly string[]])[] = [
  [
    'cardErrors.declined',
    [
      'approve_with_id',
      'call_issuer',
      'card_declined',
      'do_not_honor',
      'do_not_try_again',
      'fraudulent',
      'generic_decline',
      'invalid_account',
      'lost_card',
      'merchant_blacklist',
      'new_account_information_available',
      'no_action_taken',
      'pickup_card',
      'revocation_of_all_authorizations',
      'revocation_of_authorization',
      'security_violation',
      'stolen_card',
      'stop_payment_order',
    ],
  ],
  [
    'cardErrors.notSupported',
    [
      'card_not_supported',
      'currency_not_supported',
      'incorrect_pin',
      'invalid_pin',
      'not_permitted',
      'offline_pin_required',
      'online_or_offline_pin_required',
      'payment_method_not_available',
      'payment_method_restricted',
      'payment_method_unsupported_type',
      'pin_try_exceeded',
      'restricted_card',
      'service_not_allowed',
      'transaction_not_allowed',
    ],
  ],
  ['cardErrors.noFunds', ['insufficient_funds']],
  [
    'cardErrors.overLimit',
    ['amount_too_large', 'card_velocity_exceeded', 'invalid_amount', 'withdrawal_count_limit_exceeded'],
  ],
  ['cardErrors.expired', ['expired_card', 'expired_payment_method']],
  ['cardErrors.wrongCode', ['incorrect_cvc', 'invalid_cvc']],
  ['cardErrors.wrongExpiry', ['invalid_expiry_month', 'invalid_expiry_year']],
  ['cardErrors.wrongNumber', ['incorrect_number', 'invalid_number']],
  [
    'cardErrors.wrongPostalCode',
    ['incorrect_address', 'incorrect_zip', 'incorrect_postal_code', 'postal_code_invalid'],
  ],
  [
    'cardErrors.notProven',
    [
      'authentication_failure',
      'authentication_not_handled',
      'authentication_required',
      'invoice_payment_intent_requires_action',
      'mobile_device_authentication_required',
      'payment_intent_action_required',
      'payment_intent_authentication_failure',
      'payment_intent_payment_attempt_expired',
      'setup_intent_authentication_failure',
      'setup_intent_setup_attempt_expired',
      'three_d_secure_authentication_not_supported',
      'three_d_secure_authentication_upstream_error',
    ],
  ],
  [
    'cardErrors.processing',
    [
      'issuer_not_available',
      'payment_method_provider_timeout',
      'processing_error',
      'reenter_transaction',
      'try_again_later',
    ],
  ],
  ['cardErrors.duplicate', ['duplicate_transaction']],
  ['cardErrors.tooOften', ['card_decline_rate_limit_exceeded']],
  ['cardErrors.testCardsOnly', ['test_mode_live_card', 'testmode_charges_only']],
  ['cardErrors.realCardsOnly', ['live_mode_test_card', 'testmode_decline']],
  [
    'cardErrors.formExpired',
    ['intent_invalid_state', 'payment_intent_unexpected_state', 'setup_intent_unexpected_state'],
  ],
  ['billing.tooManyRequests', ['lock_timeout', 'payment_intent_rate_limit_exceeded', 'rate_limit']],
]

const SENTENCES = new Map(
  CODES.flatMap(([sentence, codes]) => codes.map((code) => [code, sentence] as const)),
)

/** For errors whose code has no message of its own. */
const BY_TYPE: ReadonlyMap<string, CardSentence> = new Map([
  ['card_error', 'cardErrors.declined'],
  ['StripeCardError', 'cardErrors.declined'],
  ['api_connection_error', 'cardErrors.notReached'],
  ['rate_limit_error', 'billing.tooManyRequests'],
])

/**
 * Returns the message for an error of the payment provider, whose own text no user sees. The bank's reason wins over
 * the provider's code; a code without a message falls back to the type of error.
 */
export function cardSentence({ type = '', code = '', decline_code = '' }: CardError): CardSentence {
  const known = SENTENCES.get(decline_code) ?? SENTENCES.get(code) ?? BY_TYPE.get(type)
  return known ?? (decline_code ? 'cardErrors.declined' : 'billing.generic')
}

const SUSPICIOUS: readonly CardSentence[] = ['cardErrors.declined', 'cardErrors.notSupported']

/**
 * Whether a decline counts towards the pause after MAX_DECLINES: those that come when stolen cards are tested do. A
 * mistyped code or date, an empty account and an unanswered question of the bank do not.
 */
export const isSuspicious = (sentence: string): boolean => SUSPICIOUS.some((one) => one === sentence)
