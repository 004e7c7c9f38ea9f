import { LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import { TEXT_FIELD_NAMES } from '#app/lib/localized-text.ts'

const OF_ITEMS = [
  'id',
  'owner',
  'ownerEmail',
  ...TEXT_FIELD_NAMES,
  'pictures',
  'status',
  'moderation',
  'moderationReason',
  'featured',
  'expiresAt',
  'createdAt',
  'updatedAt',
  'publicNumber',
  'oldAddresses',
] as const

/**
 * The neutral format: the files and their columns (docs/guides/import.md). Every other format is mapped to it. Names of
 * fields are those of the forms.
 */
export const NEUTRAL_FIELDS = {
  accounts: [
    'id',
    'email',
    'fullName',
    'phone',
    'bio',
    'location',
    'language',
    'status',
    'verified',
    'createdAt',
  ],
  billboards: [
    ...OF_ITEMS,
    'category',
    'price',
    'location',
    'contactType',
    'websiteUrl',
    'contactName',
    'contactEmail',
    'contactPhone',
  ],
  listings: [...OF_ITEMS, ...LISTING_FIELD_NAMES, 'package', 'attributes'],
  layouts: [
    'id',
    'name',
    'description',
    'category',
    'active',
    'rows',
    'cols',
    'positions',
    'createdAt',
    'updatedAt',
  ],
  subscriptions: [
    'id',
    'owner',
    'listing',
    'listingTitle',
    'category',
    'providerSubscription',
    'providerCustomer',
    'package',
    'price',
    'status',
    'periodStart',
    'periodEnd',
    'endsWithPeriod',
    'card',
    'createdAt',
  ],
  cards: [
    'id',
    'owner',
    'providerCard',
    'providerCustomer',
    'brand',
    'last4',
    'expMonth',
    'expYear',
    'isDefault',
    'createdAt',
  ],
  favorites: ['account', 'listing', 'createdAt'],
  redirects: ['path', 'target'],
} as const satisfies Record<string, readonly string[]>

/** The kinds of records in the order in which they are imported: each refers only to those before it. */
export const RECORD_KINDS = [
  'accounts',
  'billboards',
  'listings',
  'layouts',
  'subscriptions',
  'cards',
  'favorites',
  'redirects',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** The kinds whose rows an import remembers, to recognize them in the next run. */
export const REMEMBERED_KINDS = [
  'accounts',
  'billboards',
  'listings',
  'layouts',
  'subscriptions',
  'cards',
] as const satisfies readonly RecordKind[]
export type RememberedKind = (typeof REMEMBERED_KINDS)[number]
