export const postingMails = {
  postedSubject: 'Your listing is live: {title}',
  postedBody: '“{title}” is now public. Its number is {number}.',
  heldSubject: 'Your listing is under review: {title}',
  heldBody:
    'We have your payment for “{title}”, number {number}. We look at the first listings of a new account before they go public. Its 30 days begin when it is approved; we will write to you then.',
  heldButton: 'Open your dashboard',
  postedPaid: 'Package: {package}. Amount: {amount}.',
  postedUntil: 'It stays public until {day}.',
  adminPackage: 'admin',
  showButton: 'View the listing',
  billboardSubject: 'A paid banner is waiting for review: {title}',
  billboardBody:
    'The listing “{title}” (number {number}) was paid for with the package {package} by {buyer}. A banner has been made from it and is waiting for your review.',
  billboardPromise: 'The buyer was told that we will be in touch within 24 hours.',
  reviewButton: 'Review the banner',
  endingSubject: 'Your listing ends soon: {title}',
  endingBody: '“{title}” leaves the site on {day}.',
  endingRenew:
    'Repost it now, and the new 30 days begin when the old ones end: you lose nothing you paid for.',
  renewButton: 'Repost the listing',
  endingSetting: 'You can turn these emails off in your account settings.',
  unpaidSubject: 'Your listing is not published yet: {title}',
  unpaidBody:
    'You wrote “{title}” but have not paid for it, so nobody can see it. Everything you wrote is saved.',
  unpaidEnd: 'If you have changed your mind, do nothing: the draft will be removed on {day}.',
  unpaidButton: 'Continue',
} as const
