// Written by `npm run db:types`. Do not edit.
import type { ColumnType } from 'kysely'
import type { LocalizedText } from '#app/lib/localized-text.ts'
import type { Picture } from '#app/lib/picture.ts'

type Moment = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, unknown, unknown>
/** The database fills it in when an insert leaves it out. */
type Made<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface Accounts {
  id: Made<string>
  userId: string
  providerId: Made<string>
  accountId: string
  password: string | null
  createdAt: Made<Moment>
  updatedAt: Made<Moment>
  signUpBrowser: string | null
  isContested: Made<boolean>
}

export interface AdApprovals {
  adId: string
  userId: string
  status: 'approved' | 'rejected'
  adminId: string | null
  adminNotes: Made<string>
  approvedAt: Made<Moment>
}

export interface Ads {
  id: Made<string>
  adId: number
  userId: string
  kind: Made<'listing' | 'banner'>
  title: LocalizedText
  description: LocalizedText
  location: Made<LocalizedText>
  price: Made<string>
  priceCents: number | null
  category: string
  images: Made<Picture[]>
  websiteUrl: Made<string>
  contactType: 'website' | 'contact_info'
  contactName: Made<string>
  contactEmail: Made<string>
  contactPhone: Made<string>
  serviceAreaType: Made<'all_states' | 'midwest' | 'specific_state'>
  serviceCity: Made<string>
  serviceState: string | null
  serviceZipCode: Made<string>
  status: Made<'active' | 'inactive' | 'pending' | 'expired' | 'sold'>
  moderation: Made<'approved' | 'waiting' | 'rejected' | 'removed'>
  moderationReason: Made<string>
  moderatedBy: string | null
  moderatedAt: Moment | null
  featured: Made<boolean>
  views: Made<number>
  clicks: Made<number>
  favorites: Made<number>
  ownerHidden: Made<boolean>
  searchText: Made<string>
  expiresAt: Moment | null
  deletedAt: Moment | null
  createdAt: Made<Moment>
  updatedAt: Made<Moment>
  listed: ColumnType<boolean, never, never>
  formId: string | null
  startsAt: Moment | null
  endsAt: Moment | null
  searchVector: string | null
  place: number | null
  wantedPlacement: 'home' | 'category' | null
}

export interface AuditLog {
  id: Made<number>
  at: Made<Moment>
  actorId: string | null
  actorRole: string
  action: string
  targetType: string
  targetId: string
  details: Made<Json>
  requestId: Made<string>
  ipPrefix: Made<string>
}

export interface Authenticators {
  userId: string
  secret: string
  confirmedAt: Moment | null
  lastStep: Made<number>
  createdAt: Made<Moment>
}

export interface BackupRuns {
  id: Made<string>
  startedAt: Moment
  finishedAt: Moment | null
  name: Made<string>
  bytes: number | null
  error: Made<string>
}

export interface BillboardChanges {
  billboardId: string
  title: LocalizedText
  description: LocalizedText
  location: Made<LocalizedText>
  price: Made<string>
  category: string
  images: Made<Picture[]>
  websiteUrl: Made<string>
  contactType: 'website' | 'contact_info'
  contactName: Made<string>
  contactEmail: Made<string>
  contactPhone: Made<string>
  sentAt: Moment
  rejectedAt: Moment | null
  rejectionReason: Made<string>
}

export interface BillingDetails {
  userId: string
  company: Made<string>
  address: Made<string>
  taxId: Made<string>
  updatedAt: Made<Moment>
  bookkeeperEmail: Made<string>
}

export interface Categories {
  slug: string
  nameEn: string
  nameRu: string
  nameEs: string
  section: 'trucking' | 'general'
  position: number
}

export interface CategoryAliases {
  alias: string
  slug: string
}

export interface CategoryLayouts {
  id: Made<string>
  categorySlug: string
  categoryName: string
  config: Json
  version: Made<number>
  createdAt: Made<Moment>
  updatedAt: Made<Moment>
}

export interface CellCounts {
  page: string
  gridRow: number
  gridCol: number
  day: string
  views: Made<number>
  clicks: Made<number>
}

export interface ContactMessages {
  id: Made<string>
  name: string
  email: string
  phone: Made<string>
  subject: string
  message: string
  language: 'en' | 'ru' | 'es'
  mailId: string | null
  createdAt: Made<Moment>
}

export interface DailyCounts {
  itemId: string
  itemKind: 'listing' | 'banner'
  day: string
  views: Made<number>
  clicks: Made<number>
  contacts: Made<number>
}

export interface EmptySearches {
  day: string
  locale: 'en' | 'ru' | 'es'
  term: string
  times: Made<number>
}

export interface Entitlements {
  id: Made<string>
  listingId: string
  kind: 'post' | 'ticker' | 'category-board' | 'home-board' | 'bump'
  sourceId: string
  tier: string
  amount: number
  billboardId: string | null
  startsAt: Moment | null
  endsAt: Moment | null
  isOver: Made<boolean>
  withdrawnAt: Moment | null
  createdAt: Made<Moment>
}

export interface FacetChanges {
  category: string
  sign: number
  facetTokens: number[]
  facetNumbers: number[] | null
  priceCents: number | null
}

export interface FacetSets {
  category: string
  fact: number
  value: number
  listings: string
  storedAt: Made<Moment>
}

export interface Favorites {
  userId: string
  listingId: string
  createdAt: Made<Moment>
}

export interface ImportRuns {
  id: Made<string>
  source: string
  format: string
  startedAt: Moment
  finishedAt: Moment | null
  counts: Made<Json>
}

export interface ImportedRows {
  source: string
  kind: 'accounts' | 'listings' | 'billboards' | 'layouts' | 'subscriptions' | 'cards'
  sourceId: string
  targetId: string
  isMade: boolean
  fileHash: string
  storedHash: string
  importedAt: Moment
  invitedAt: Moment | null
}

export interface InterruptedForms {
  tokenHash: string
  userId: string
  form: string
  content: string
  createdAt: Moment
}

export interface ItemEdits {
  id: Made<number>
  listingId: string | null
  billboardId: string | null
  at: Moment
  actorId: string | null
  actorRole: string
  source: 'form' | 'facts' | 'import' | 'revert'
  reverts: number | null
  changes: Json
  removedPictures: Made<Picture[]>
}

export interface KnownDevices {
  tokenHash: string
  userId: string
  createdAt: Made<Moment>
  seenAt: Made<Moment>
}

export interface LayoutConfigs {
  id: Made<string>
  name: string
  description: Made<string>
  config: Json
  isActive: Made<boolean>
  version: Made<number>
  createdAt: Made<Moment>
  updatedAt: Made<Moment>
}

export interface ListingApprovals {
  listingId: string
  userId: string
  status: 'approved' | 'rejected'
  adminId: string | null
  adminNotes: Made<string>
  approvedAt: Made<Moment>
}

export interface ListingWords {
  listingId: string
  searchText: string
}

export interface Listings {
  id: Made<string>
  listingId: number
  userId: string
  kind: Made<'listing' | 'banner'>
  title: LocalizedText
  description: LocalizedText
  location: Made<LocalizedText>
  compensation: Made<string>
  priceCents: number | null
  category: string
  contactName: Made<string>
  contactEmail: Made<string>
  contactPhone: Made<string>
  contactPhoneExtension: Made<string>
  images: Made<Picture[]>
  websiteUrl: Made<string>
  businessCity: Made<string>
  businessState: string | null
  businessZipCode: Made<string>
  serviceAreaType: Made<'all_states' | 'midwest' | 'specific_state'>
  serviceCity: Made<string>
  serviceState: string | null
  serviceZipCode: Made<string>
  status: Made<'active' | 'inactive' | 'pending' | 'expired' | 'sold'>
  moderation: Made<'approved' | 'waiting' | 'rejected' | 'removed'>
  moderationReason: Made<string>
  moderatedBy: string | null
  moderatedAt: Moment | null
  featuredTicker: Made<boolean>
  paymentType: Made<string>
  paymentStatus: Made<'pending' | 'completed'>
  paymentAmount: Made<number>
  views: Made<number>
  ownerHidden: Made<boolean>
  replacedBy: string | null
  searchText: Made<string>
  expiresAt: Moment | null
  deletedAt: Moment | null
  createdAt: Made<Moment>
  updatedAt: Made<Moment>
  listed: ColumnType<boolean, never, never>
  formId: string | null
  replaces: string | null
  draftRemindedAt: Moment | null
  endTold: Moment | null
  searchVector: string | null
  bumpedAt: Moment | null
  rankedAt: ColumnType<Moment, never, never>
  place: number | null
  attributes: Made<Json>
  factsDismissedAt: Moment | null
  facetTokens: Made<number[]>
  facetNumbers: number[] | null
  comparableGroup: string | null
  comparableYear: number | null
  comparableValue: number | null
  priceWasCents: number | null
  priceDroppedAt: Moment | null
  heldFor: 'account' | 'price' | null
}

export interface MailOutbox {
  id: Made<string>
  template: string
  recipient: string
  replyTo: Made<string>
  subject: string
  html: string
  body: string
  language: 'en' | 'ru' | 'es'
  state: Made<'queued' | 'sending' | 'sent' | 'captured' | 'failed'>
  attempts: Made<number>
  nextAttemptAt: Made<Moment>
  lastError: Made<string>
  createdAt: Made<Moment>
  sentAt: Moment | null
  isAwaited: Made<boolean>
}

export interface NewestWords {
  listingId: string
  rankedAt: Moment
  expiresAt: Moment | null
  words: string
}

export interface NewestWordsSince {
  onlyRow: Made<boolean>
  since: Moment
}

export interface OneTimeTokens {
  tokenHash: string
  userId: string
  purpose: 'confirm-email' | 'reset-password' | 'change-email' | 'undo-email-change'
  email: string
  createdAt: Made<Moment>
  expiresAt: Moment
  usedAt: Moment | null
  goal: Made<string>
}

export interface PasskeyChallenges {
  challenge: string
  userId: string | null
  expiresAt: Moment
}

export interface Passkeys {
  id: string
  userId: string
  publicKey: Buffer
  counter: Made<number>
  transports: Made<string[]>
  name: string
  createdAt: Made<Moment>
  usedAt: Moment | null
}

export interface PaymentEvents {
  id: string
  type: string
  objectId: Made<string>
  happenedAt: Moment
  receivedAt: Made<Moment>
  attempts: Made<number>
  processedAt: Moment | null
  error: Made<string>
  code: Made<string>
}

export interface PaymentMethods {
  id: Made<string>
  userId: string
  stripePaymentMethodId: string
  cardBrand: string
  cardLast4: string
  cardExpMonth: number
  cardExpYear: number
  isDefault: Made<boolean>
  createdAt: Made<Moment>
  fingerprint: Made<string>
}

export interface Payments {
  id: Made<string>
  receiptNumber: Made<string>
  userId: string
  listingId: string | null
  listingTitle: Made<string>
  reason: 'new' | 'upgrade' | 'renewal' | 'bump'
  tier: 'single' | 'silver' | 'gold' | 'platinum' | 'top'
  amountCents: number
  currency: Made<string>
  renews: Made<boolean>
  state: Made<'open' | 'paid' | 'refunded' | 'canceled'>
  stripePaymentIntentId: string | null
  stripeSubscriptionId: string | null
  stripeInvoiceId: string | null
  cardBrand: Made<string>
  cardLast4: Made<string>
  lastError: Made<string>
  checkedAt: Moment | null
  createdAt: Made<Moment>
  paidAt: Moment | null
  refundedAt: Moment | null
  upgradedFrom: 'single' | 'silver' | 'gold' | 'platinum' | null
  refundedAmount: Made<number>
  bookedAt: ColumnType<Moment, never, never>
}

export interface Places {
  zip: number
  state: string | null
  position: string | null
}

export interface PriceChanges {
  listingId: string
  changedAt: Moment
  fromCents: number | null
  toCents: number | null
}

export interface Profiles {
  id: Made<string>
  email: string
  emailVerified: Made<boolean>
  fullName: Made<string>
  phone: Made<string>
  bio: Made<string>
  location: Made<string>
  avatarUrl: Made<string>
  role: Made<'user' | 'admin' | 'banned'>
  isVerified: Made<boolean>
  adminNotes: Made<string>
  language: 'en' | 'ru' | 'es' | null
  emailNotifications: Made<boolean>
  pushNotifications: Made<boolean>
  expiryAlerts: Made<boolean>
  favoriteCategories: Made<string[]>
  providerCustomerId: string | null
  deactivatedAt: Moment | null
  createdAt: Made<Moment>
  updatedAt: Made<Moment>
  signInAlerts: Made<boolean>
  deletedAt: Moment | null
  searchText: ColumnType<string, never, never>
  companyName: Made<string>
  companyLogo: Made<string>
}

export interface RateBuckets {
  key: string
  tokens: number
  refilledAt: Moment
}

export interface RecentViews {
  itemId: string
  visitorHash: Buffer
  seenAt: Moment
}

export interface RecoveryCodes {
  userId: string
  codeHash: string
  usedAt: Moment | null
}

export interface Redirects {
  path: string
  target: string
  source: string
  itemId: string | null
}

export interface Refunds {
  id: Made<string>
  paymentId: string
  amountCents: number
  state: Made<'requested' | 'made' | 'failed'>
  reason: Made<string>
  requestedBy: string | null
  stripeRefundId: string | null
  error: Made<string>
  createdAt: Made<Moment>
  settledAt: Moment | null
}

export interface Reports {
  id: Made<string>
  itemKind: 'listing' | 'banner'
  itemId: string
  reason: 'scam' | 'wrong' | 'gone' | 'category' | 'duplicate' | 'offensive' | 'illegal' | 'other'
  note: Made<string>
  visitorHash: Buffer
  createdAt: Made<Moment>
  resolvedAt: Moment | null
  resolvedBy: string | null
}

export interface SampledWords {
  listingId: string
  words: string
}

export interface SearchSynonyms {
  typed: string
  meaning: string
  createdAt: Moment
}

export interface SearchWords {
  word: string
}

export interface Sessions {
  id: Made<string>
  userId: string
  tokenHash: string
  network: Made<string>
  userAgent: Made<string>
  createdAt: Made<Moment>
  seenAt: Made<Moment>
  expiresAt: Moment
  awaitsCode: Made<boolean>
  provedAt: Moment | null
}

export interface SiteDays {
  day: string
  signUps: number
  posts: number
  sales: number
  views: number
}

export interface StatisticsLinks {
  billboardId: string
  secret: string
  madeBy: string | null
  createdAt: Moment
}

export interface Subscriptions {
  id: Made<string>
  userId: string
  listingId: string | null
  stripeSubscriptionId: string
  stripeCustomerId: string
  packageType: 'single' | 'silver' | 'gold' | 'platinum'
  status: Made<string>
  currentPeriodEnd: Moment | null
  cancelAtPeriodEnd: Made<boolean>
  listingTitle: Made<string>
  category: string | null
  createdAt: Made<Moment>
  updatedAt: Made<Moment>
  defaultPaymentMethod: string | null
  endRequestedAt: Moment | null
  failureToldAt: Moment | null
  syncedAt: Made<Moment>
  amountCents: number | null
  currentPeriodStart: Moment | null
  remindedFor: Moment | null
  chargesFrom: Moment | null
}

export interface UnsentForms {
  userId: string
  form: string
  fields: Json
  updatedAt: Made<Moment>
}

export interface Uploads {
  userId: string
  pictureId: string
  width: number
  height: number
  createdAt: Made<Moment>
  usedAt: Made<Moment>
}

export interface UsStates {
  code: string
  name: string
  region: 'northeast' | 'midwest' | 'south' | 'west'
}

export interface UsedFormMarks {
  fingerprint: string
  usedAt: Moment
}

export interface UsualPrices {
  comparableGroup: string
  comparableYear: number
  listings: number
  lowest: number
  firstQuarter: number
  median: number
  thirdQuarter: number
  highest: number
}

export interface VisitorSalts {
  day: string
  salt: Buffer
}

export interface DB {
  accounts: Accounts
  adApprovals: AdApprovals
  ads: Ads
  auditLog: AuditLog
  authenticators: Authenticators
  backupRuns: BackupRuns
  billboardChanges: BillboardChanges
  billingDetails: BillingDetails
  categories: Categories
  categoryAliases: CategoryAliases
  categoryLayouts: CategoryLayouts
  cellCounts: CellCounts
  contactMessages: ContactMessages
  dailyCounts: DailyCounts
  emptySearches: EmptySearches
  entitlements: Entitlements
  facetChanges: FacetChanges
  facetSets: FacetSets
  favorites: Favorites
  importRuns: ImportRuns
  importedRows: ImportedRows
  interruptedForms: InterruptedForms
  itemEdits: ItemEdits
  knownDevices: KnownDevices
  layoutConfigs: LayoutConfigs
  listingApprovals: ListingApprovals
  listingWords: ListingWords
  listings: Listings
  mailOutbox: MailOutbox
  newestWords: NewestWords
  newestWordsSince: NewestWordsSince
  oneTimeTokens: OneTimeTokens
  passkeyChallenges: PasskeyChallenges
  passkeys: Passkeys
  paymentEvents: PaymentEvents
  paymentMethods: PaymentMethods
  payments: Payments
  places: Places
  priceChanges: PriceChanges
  profiles: Profiles
  rateBuckets: RateBuckets
  recentViews: RecentViews
  recoveryCodes: RecoveryCodes
  redirects: Redirects
  refunds: Refunds
  reports: Reports
  sampledWords: SampledWords
  searchSynonyms: SearchSynonyms
  searchWords: SearchWords
  sessions: Sessions
  siteDays: SiteDays
  statisticsLinks: StatisticsLinks
  subscriptions: Subscriptions
  unsentForms: UnsentForms
  uploads: Uploads
  usStates: UsStates
  usedFormMarks: UsedFormMarks
  usualPrices: UsualPrices
  visitorSalts: VisitorSalts
}
