// Generated from app/i18n/messages/en/common.arb by `npm run messages`.

export const common = {
  siteName: 'Haulpost',
  signInFirst: 'Please sign in first.',
  adminsNeedTwoFactor: 'Admins of this site need two-step sign-in. Turn it on in your settings first.',
  adminsOnly: 'Access Denied - You need admin privileges to access this page.',
  unexpected: 'An unexpected error occurred. Please try again.',
  requestNumber: 'Request {id}',
  badAddress: 'This link isn’t valid.',
  badRequest: 'We couldn’t understand this request. Nothing was changed.',
  checkField: 'Please check this field.',
  phoneInvalid: 'Enter all ten digits of a US number, or a number of another country with its +',
  crossSite: 'This request came from another site, so it was refused.',
  wrongHost: 'This site is not served under that name.',
  tooLarge: 'That’s too much data. Nothing was changed.',
  jsonOnly: 'Please send this as JSON.',
  wrongMethod: 'This address does not accept such a request.',
  tooBusy: 'We are very busy right now. Please try again in a moment.',
  notFound: 'Page Not Found',
  fillIn: 'Fill in: {field}',
} as const
