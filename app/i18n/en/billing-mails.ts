export const billingMails = {
  renewalFailedSubject: 'The renewal of your listing failed',
  renewalFailedBody:
    'The automatic renewal of “{title}” did not go through: the bank refused the card. The listing ends when its paid days are over.',
  renewalFailedWhat: 'Choose another card, and we will try again at once.',
  renewalFailedButton: 'Choose another card',
  refundedSubject: 'Your payment was refunded',
  refundedBody: 'We sent {amount} for “{title}” back to your card. Banks take a few days to show it.',
  refundedButton: 'View the receipt',
  requestSubject: 'Cancellation of a migrated subscription requested',
  requestBody: '{email} asks to cancel the migrated subscription {id} ({package}, “{title}”).',
  requestedSubject: 'We received your cancellation request',
  requestedBody:
    'You asked us to cancel the subscription for “{title}”. We do this by hand and will write to you once it is done.',
} as const
