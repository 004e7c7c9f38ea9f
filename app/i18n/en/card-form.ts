export const cardForm = {
  title: 'Card',
  simulated:
    'Payments are simulated: no card is charged. Try 4242 4242 4242 4242, any future date and any code.',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryHint: 'MM / YY',
  code: 'Security code',
  incompleteNumber: 'Your card number is incomplete.',
  incompleteExpiry: "Your card's expiration date is incomplete.",
  incompleteCode: "Your card's security code is incomplete.",
  wrongNumber: 'Your card number is incorrect.',
  wrongExpiry: "Your card's expiration date is in the past.",
  wrongCode: "Your card's security code is incorrect.",
  expired: 'Your card has expired.',
  declined: 'Your card was declined.',
  noFunds: 'Your card has insufficient funds.',
  notATestCard:
    'This is not a test card. Real cards are not accepted while payments are simulated, and nothing was stored.',
  processingError: 'An error occurred while processing your card. Try again in a little bit.',
  notProven:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  noConnection: 'The payment service could not be reached. Check your connection and try again.',
  askTitle: 'Is this you?',
  askToPay: 'This is a test of 3-D Secure. Your bank asks whether you want to pay {amount}.',
  askToKeep: 'This is a test of 3-D Secure. Your bank asks whether this card may be kept.',
  prove: 'Yes, it is me',
  refuse: 'No, refuse',
} as const
