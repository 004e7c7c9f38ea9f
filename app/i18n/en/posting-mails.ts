export const postingMails = {
  postedSubject: 'Your listing is live: {title}',
  postedBody: '"{title}" is now public. Its number is {number}.',
  heldSubject: 'Your listing is under review: {title}',
  heldBody:
    'We have your payment for "{title}", number {number}. We look at the first listings of a new account before they go public. Its 30 days begin when it is approved; we will write to you then.',
  heldButton: 'Open your dashboard',
  postedPaid: 'Package: {package}. Amount: {amount}.',
  postedUntil: 'It stays public until {day}.',
  adminPackage: 'admin',
  showButton: 'Show the listing',
  billboardSubject: 'A banner is paid for and waits: {title}',
  billboardBody:
    'The listing "{title}" (number {number}) was paid for with the package {package} by {buyer}. A banner was made of it and waits for you.',
  billboardPromise: 'The buyer was told that they will be contacted within 24 hours.',
  reviewButton: 'Look at the banner',
  endingSubject: 'Your listing ends soon: {title}',
  endingBody: '"{title}" leaves the site on {day}.',
  endingRenew: 'Repost it now and the new 30 days begin when the old ones end: nothing you paid for is lost.',
  renewButton: 'Repost the listing',
  endingSetting: 'You can turn these mails off in the settings of your account.',
  draftSubject: 'Your listing is not published yet: {title}',
  draftBody:
    'You have written "{title}" and not paid for it, so nobody can see it. Everything you wrote is saved.',
  draftEnd: 'If you change your mind, do nothing: the draft is removed on {day}.',
  draftButton: 'Continue',
} as const
