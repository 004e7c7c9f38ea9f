/** Why a card is turned down: the error's code, and the bank's reason where there is one. */
type Failure = { readonly code: CardCode; readonly decline?: string }

type CardCode = 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error'

type Card = {
  readonly number: string
  readonly brand: 'visa' | 'mastercard' | 'amex'
  readonly fails?: Failure
  /** Turned down only when money is taken, not when it is kept for later. */
  readonly keepsWell?: boolean
  /** Asks its owner: always, or only until it has been kept once. */
  readonly asks?: 'always' | 'once'
}

const declined = (decline: string): Failure => ({ code: 'card_declined', decline })

/** The provider's published test cards. There are no others here: a real number is refused and never stored. */
const CARDS = {
  visa: { number: '4242424242424242', brand: 'visa' },
  mastercard: { number: '5555555555554444', brand: 'mastercard' },
  amex: { number: '378282246310005', brand: 'amex' },
  declined: { number: '4000000000000002', brand: 'visa', fails: declined('generic_decline') },
  withoutFunds: { number: '4000000000009995', brand: 'visa', fails: declined('insufficient_funds') },
  expired: { number: '4000000000000069', brand: 'visa', fails: { code: 'expired_card' } },
  wrongCode: { number: '4000000000000127', brand: 'visa', fails: { code: 'incorrect_cvc' } },
  lost: { number: '4000000000009987', brand: 'visa', fails: declined('lost_card') },
  stolen: { number: '4000000000009979', brand: 'visa', fails: declined('stolen_card') },
  overLimit: { number: '4000000000006975', brand: 'visa', fails: declined('card_velocity_exceeded') },
  blocked: { number: '4100000000000019', brand: 'visa', fails: declined('fraudulent') },
  failing: { number: '4000000000000119', brand: 'visa', fails: { code: 'processing_error' } },
  declinedLater: {
    number: '4000000000000341',
    brand: 'visa',
    fails: declined('generic_decline'),
    keepsWell: true,
  },
  asksOnce: { number: '4000002500003155', brand: 'visa', asks: 'once' },
  asksAlways: { number: '4000002760003184', brand: 'visa', asks: 'always' },
} as const satisfies Record<string, Card>

export type CardName = keyof typeof CARDS

const NAMES: ReadonlyMap<string, CardName> = new Map([
  [CARDS.visa.number, 'visa'],
  [CARDS.mastercard.number, 'mastercard'],
  [CARDS.amex.number, 'amex'],
  [CARDS.declined.number, 'declined'],
  [CARDS.withoutFunds.number, 'withoutFunds'],
  [CARDS.expired.number, 'expired'],
  [CARDS.wrongCode.number, 'wrongCode'],
  [CARDS.lost.number, 'lost'],
  [CARDS.stolen.number, 'stolen'],
  [CARDS.overLimit.number, 'overLimit'],
  [CARDS.blocked.number, 'blocked'],
  [CARDS.failing.number, 'failing'],
  [CARDS.declinedLater.number, 'declinedLater'],
  [CARDS.asksOnce.number, 'asksOnce'],
  [CARDS.asksAlways.number, 'asksAlways'],
])

/** Names the provider's clients may use in a card's place. */
const TOKENS: ReadonlyMap<string, CardName> = new Map([
  ['pm_card_visa', 'visa'],
  ['pm_card_mastercard', 'mastercard'],
  ['pm_card_amex', 'amex'],
  ['pm_card_chargeDeclined', 'declined'],
  ['pm_card_visa_chargeDeclined', 'declined'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'withoutFunds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'wrongCode'],
  ['pm_card_chargeDeclinedLostCard', 'lost'],
  ['pm_card_chargeDeclinedStolenCard', 'stolen'],
  ['pm_card_chargeDeclinedVelocityLimitExceeded', 'overLimit'],
  ['pm_card_radarBlock', 'blocked'],
  ['pm_card_chargeDeclinedProcessingError', 'failing'],
  ['pm_card_chargeCustomerFail', 'declinedLater'],
  ['pm_card_threeDSecure2Required', 'asksOnce'],
  ['pm_card_authenticationRequired', 'asksAlways'],
])

const WHY: Readonly<Record<CardCode, string>> = {
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
}

export const cardNamed = (name: CardName): Card => CARDS[name]
export const cardWithNumber = (number: string): CardName | undefined => NAMES.get(number)
export const cardOfToken = (token: string): CardName | undefined => TOKENS.get(token)

/** What the provider says about a failure. */
export function declineOf({ code, decline }: Failure): { code: CardCode; decline?: string; message: string } {
  if (decline === 'insufficient_funds') return { code, decline, message: 'Your card has insufficient funds.' }
  return { code, ...(decline && { decline }), message: WHY[code] }
}

/** Whether the last digit of a number fits the others. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/u.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
