// Generated from app/i18n/messages/en/card-errors.arb by `npm run messages`.

/** The messages when a card is refused: the provider's own text never reaches a user. */
export const cardErrors = {
  declined: 'Your bank declined the payment. Try another card, or ask your bank why.',
  noFunds: 'This card does not have enough funds. Try another card.',
  overLimit: 'This payment is over a limit of your card. Ask your bank, or try another card.',
  expired: 'This card has expired. Try another card.',
  wrongCode: 'The security code is not correct. Check it and try again.',
  wrongExpiry: 'The expiration date is not correct. Check it and try again.',
  wrongNumber: 'The card number is not correct. Check it and try again.',
  wrongPostalCode: 'The ZIP code does not match the card. Check it and try again.',
  notSupported: 'This card cannot be used for this payment. Try another card.',
  notProven: 'Your bank did not confirm it was you. Try again, or choose another card.',
  processing: 'The card could not be processed, and you weren’t charged. Try again in a few minutes.',
  duplicate: 'A payment of the same amount was just made with this card. Check your payments before you try again.',
  tooOften: 'This card was declined too many times. Try another card, or this one again tomorrow.',
  testCardsOnly: 'This is not a test card. Real cards are not accepted while payments are simulated, and nothing was stored.',
  realCardsOnly: 'This is a test card. Use a real one.',
  formExpired: 'This card form has expired, and you weren’t charged. Close it and open it again.',
  notReached: 'The payment provider could not be reached. Check your connection and try again.',
  oneLeft: 'After one more decline, payments are paused for an hour to keep cards safe.',
  pausedTitle: 'Payments are paused',
  pausedNow: 'Several cards were declined within an hour. To keep cards safe, payments are paused for an hour.',
  pausedLift: 'Is it really you? Confirm it with your password or passkey, and you can try one more card now.',
  liftButton: 'Confirm and try another card',
  askSupport: 'Contact support',
} as const
