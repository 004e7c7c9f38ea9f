// Generated from app/i18n/messages/en/common.arb by `npm run messages`.

export const common = {
  siteName: 'Haulpost',
  signInFirst: 'Please sign in first.',
  adminsNeedTwoFactor: 'Operators of this site need two-step sign-in. Turn it on in your settings first.',
  adminsOnly: 'Access Denied - You need admin privileges to access this page.',
  unexpected: 'An unexpected error occurred. Please try again.',
  requestNumber: 'Request {id}',
  badAddress: 'This address is not valid.',
  badRequest: 'This request could not be understood. Nothing was changed.',
  checkField: 'Please check this field.',
  crossSite: 'This request came from another site, so nothing was done.',
  wrongHost: 'This site is not served under that name.',
  tooLarge: 'This is more than can be accepted at once. Nothing was changed.',
  jsonOnly: 'Please send this as JSON.',
  wrongMethod: 'This address does not accept such a request.',
  tooBusy: 'We are very busy right now. Please try again in a moment.',
  notFound: 'Page Not Found',
} as const
