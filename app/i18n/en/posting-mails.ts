export const postingMails = {
  postedSubject: 'Your listing is live: {title}',
  postedBody: '“{title}” is live (No. {number}).',
  heldSubject: 'Your listing is under review: {title}',
  heldBody:
    'We received your payment for “{title}” (No. {number}). We review a new account’s first listings before they go live. Your 30 days start when it’s approved, and we’ll email you.',
  heldButton: 'Open your dashboard',
  postedPaid: 'Package: {package}. Amount: {amount}.',
  postedUntil: 'It is live through {day}.',
  adminPackage: 'admin',
  showButton: 'View the listing',
  billboardSubject: 'A paid banner ad is waiting for review: {title}',
  billboardBody:
    'The listing “{title}” (No. {number}) was paid for with the package {package} by {buyer}. A banner ad has been made from it and is waiting for your review.',
  billboardPromise: 'The buyer was told that we will be in touch within 24 hours.',
  reviewButton: 'Review the banner ad',
  endingSubject: 'Your listing expires soon: {title}',
  endingBody: '“{title}” expires on {day}.',
  endingRenew:
    'Repost now and the new 30 days start when the current ones end, so you don’t lose any paid time.',
  renewButton: 'Repost the listing',
  endingSetting: 'You can turn these emails off in your account settings.',
  unpaidSubject: 'Your listing is not published yet: {title}',
  unpaidBody:
    'You wrote “{title}” but haven’t paid for it, so no one can see it. Everything you wrote is saved.',
  unpaidEnd: 'If you’ve changed your mind, do nothing: the listing will be removed on {day}.',
  unpaidButton: 'Continue and pay',
  unpaidSetting: 'You can turn these emails off in your profile.',
} as const
