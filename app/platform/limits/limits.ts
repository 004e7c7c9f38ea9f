import type { Rate } from './token-bucket.ts'

/**
 * What a limit is keyed by: the network address, the signed-in account, or what the caller names, such as a mailbox.
 */
type KeyedBy = 'address' | 'account' | 'target'

/**
 * database: one count for all processes and nodes, for what writes or queries anyway. memory: costs no statement; each
 * process grants its share.
 */
type LimitStore = 'memory' | 'database'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** Every rate limit. Middlewares and use cases read this table and no other. */
export const RATE_LIMITS = {
  dynamic: { max: 600, per: MINUTE, by: 'address', store: 'memory' },
  // Events of the payment provider arrive in bursts after downtime; checking a bad signature is cheap.
  webhook: { max: 3000, per: MINUTE, by: 'address', store: 'memory' },
  search: { max: 120, per: MINUTE, by: 'address', store: 'memory' },
  // Searches without results that are counted: a script would fill the list of admins.
  emptySearches: { max: 60, per: HOUR, by: 'address', store: 'database' },
  // Suggestions while a place is typed.
  places: { max: 240, per: MINUTE, by: 'address', store: 'memory' },
  // A detail page contains contact data; reading them one after the other is harvesting.
  detail: { max: 120, per: MINUTE, by: 'address', store: 'memory' },
  detailAnHour: { max: 600, per: HOUR, by: 'address', store: 'memory' },
  // Images of links in chats, which come from few addresses; each may have to be drawn.
  shareImages: { max: 120, per: MINUTE, by: 'address', store: 'memory' },
  views: { max: 120, per: MINUTE, by: 'address', store: 'memory' },
  // By network and item: changing the user agent makes many visitors, but not many networks.
  viewsOfItem: { max: 30, per: HOUR, by: 'target', store: 'database' },
  // Impressions: a page reports every few seconds, and many users share one address.
  impressions: { max: 300, per: MINUTE, by: 'address', store: 'memory' },
  impressionsOfItem: { max: 120, per: HOUR, by: 'target', store: 'memory' },
  // Secret links to the statistics of a billboard: enough to read them, not to guess one.
  sharedNumbers: { max: 60, per: MINUTE, by: 'address', store: 'memory' },
  // Errors in browsers: per network, and how many in all are worth a log line.
  pageErrors: { max: 20, per: MINUTE, by: 'address', store: 'memory' },
  pageErrorsInAll: { max: 60, per: MINUTE, by: 'target', store: 'memory' },
  cspReport: { max: 30, per: MINUTE, by: 'address', store: 'memory' },
  // Contacts of posters are harvested from several processes at once, too.
  reveal: { max: 60, per: HOUR, by: 'address', store: 'database' },
  revealByAccount: { max: 200, per: HOUR, by: 'account', store: 'database' },
  // Reports of items to the admins.
  report: { max: 10, per: HOUR, by: 'address', store: 'database' },
  // [CON-04] by mailbox, which also limits visitors from this machine; then by network, then in all.
  contact: { max: 5, per: HOUR, by: 'target', store: 'database' },
  contactByAddress: { max: 5, per: HOUR, by: 'address', store: 'database' },
  contactInAll: { max: 200, per: DAY, by: 'target', store: 'database' },
  // Successful sign-ins give their token back, so these count wrong passwords: by network, by network and account, by
  // account.
  signIn: { max: 25, per: 5 * MINUTE, by: 'address', store: 'database' },
  signInFromHere: { max: 10, per: 5 * MINUTE, by: 'target', store: 'database' },
  signInToAccount: { max: 25, per: HOUR, by: 'target', store: 'database' },
  // A six-digit code is guessed in a million attempts. Correct ones give their token back.
  twoFactor: { max: 8, per: 15 * MINUTE, by: 'target', store: 'database' },
  signUp: { max: 5, per: 30 * MINUTE, by: 'address', store: 'database' },
  signUpADay: { max: 25, per: DAY, by: 'address', store: 'database' },
  // Requests for emails with links: by network, then by mailbox, whether it has an account or not.
  forgotPassword: { max: 25, per: 5 * MINUTE, by: 'address', store: 'database' },
  mailToTarget: { max: 5, per: 30 * MINUTE, by: 'target', store: 'database' },
  mailToTargetADay: { max: 10, per: DAY, by: 'target', store: 'database' },
  // Attempts to use a link of an email.
  oneTimeToken: { max: 10, per: 10 * MINUTE, by: 'address', store: 'database' },
  changeCredentials: { max: 10, per: 10 * MINUTE, by: 'account', store: 'database' },
  changeEmail: { max: 3, per: HOUR, by: 'account', store: 'database' },
  // PDF files of receipts, which are drawn on request.
  receiptFiles: { max: 30, per: 5 * MINUTE, by: 'account', store: 'memory' },
  exportData: { max: 5, per: 10 * MINUTE, by: 'account', store: 'database' },
  // Uploaded pictures, usable or not.
  upload: { max: 60, per: 30 * MINUTE, by: 'account', store: 'database' },
  uploadADay: { max: 300, per: DAY, by: 'account', store: 'database' },
  // An admin may do a lot; more than this is no human.
  adminWrites: { max: 300, per: MINUTE, by: 'account', store: 'database' },
  // The command box asks with every pause in typing.
  adminSearch: { max: 120, per: MINUTE, by: 'account', store: 'database' },
  adminExport: { max: 5, per: 10 * MINUTE, by: 'account', store: 'database' },
  // Every listing takes an admin's time; drafts are saved every few seconds.
  posting: { max: 20, per: HOUR, by: 'account', store: 'database' },
  editing: { max: 60, per: HOUR, by: 'account', store: 'database' },
  unsentForms: { max: 60, per: MINUTE, by: 'account', store: 'database' },
  // Forms that arrive after their session has ended, by browser.
  interruptedForms: { max: 20, per: HOUR, by: 'target', store: 'database' },
  editProfile: { max: 60, per: 10 * MINUTE, by: 'account', store: 'database' },
  // [PAY-06] the number is the specification's; the other calls that change something are counted together.
  paymentIntents: { max: 20, per: 5 * MINUTE, by: 'account', store: 'database' },
  billing: { max: 10, per: 5 * MINUTE, by: 'account', store: 'database' },
  // Opening the card form or the provider's pages, which changes nothing.
  billingPages: { max: 60, per: 5 * MINUTE, by: 'account', store: 'database' },
  settlePayment: { max: 60, per: 5 * MINUTE, by: 'account', store: 'database' },
  favorites: { max: 60, per: MINUTE, by: 'account', store: 'database' },
} as const satisfies Record<string, Rate & { readonly by: KeyedBy; readonly store: LimitStore }>

export type RateLimitName = keyof typeof RATE_LIMITS
