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
  askTitle: 'Is this you?',
  askToPay: 'This is a test of 3-D Secure. Your bank asks whether you want to pay {amount}.',
  askToKeep: 'This is a test of 3-D Secure. Your bank asks whether this card may be kept.',
  prove: 'Yes, it is me',
  refuse: 'No, refuse',
} as const
