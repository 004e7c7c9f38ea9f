import type { MessageKey } from '#app/i18n/translate.ts'
import { PHONE_MAX } from '#app/lib/phone.ts'

/** How a field is typed and judged: each control has a schema (`posting/schema.ts`) and an input (`field-control.tsx`). */
export type FieldControl =
  | 'line'
  | 'short'
  | 'name'
  | 'price'
  | 'email'
  | 'phone'
  | 'web'
  | 'zip'
  | 'state'
  | 'category'
  | 'area'

export type FieldSection = 'offer' | 'contact' | 'business' | 'service'

type FieldOfListing = {
  readonly control: FieldControl
  /** The part of the form it is in. */
  readonly section: FieldSection
  readonly label: MessageKey
  /** In visible characters. A constraint of the column says the same. */
  readonly max: number
  /** The message when it is missing; null: it may be missing. */
  readonly missing: MessageKey | null
  /** Whether it is on the page of a public listing, or only for its owner and admins. */
  readonly seenBy: 'public' | 'owner'
  /** Whether it is in the export of one's own data; otherwise the reason why not (D-37). */
  readonly exported: true | string
  /** Its column in the file that admins export (D-15); null: it has none. */
  readonly csv: string | null
}

const CITY = { control: 'line', label: 'posting.city', max: 80, missing: null } as const
const STATE = { control: 'state', label: 'posting.state', max: 2, missing: null } as const
const ZIP = { control: 'zip', label: 'posting.zip', max: 5, missing: null } as const
const SHOWN = { seenBy: 'public', exported: true, csv: null } as const

/**
 * Everything a poster fills in apart from texts, pictures and the package: the name is that of the form's field and of the
 * column. The form, its schema, what is stored, the detail query, the export of one's own data and the file for admins
 * are made of this table (docs/decisions/0066).
 */
export const LISTING_FIELDS = {
  category: {
    control: 'category',
    section: 'offer',
    label: 'posting.category',
    max: 40,
    missing: 'posting.categoryRequired',
    ...SHOWN,
  },
  compensation: {
    control: 'price',
    section: 'offer',
    label: 'posting.compensation',
    max: 60,
    missing: null,
    ...SHOWN,
    csv: 'Price',
  },
  contactName: {
    control: 'name',
    section: 'contact',
    label: 'posting.contactName',
    max: 25,
    missing: 'posting.contactNameRequired',
    ...SHOWN,
  },
  contactEmail: {
    control: 'email',
    section: 'contact',
    label: 'posting.contactEmail',
    max: 254,
    missing: null,
    ...SHOWN,
  },
  contactPhone: {
    control: 'phone',
    section: 'contact',
    label: 'posting.contactPhone',
    max: PHONE_MAX,
    missing: null,
    ...SHOWN,
  },
  contactPhoneExtension: {
    control: 'short',
    section: 'contact',
    label: 'posting.extension',
    max: 10,
    missing: null,
    ...SHOWN,
  },
  websiteUrl: {
    control: 'web',
    section: 'contact',
    label: 'posting.website',
    max: 2048,
    missing: null,
    ...SHOWN,
  },
  businessCity: { ...CITY, section: 'business', ...SHOWN, csv: 'City' },
  businessState: { ...STATE, section: 'business', ...SHOWN, csv: 'State' },
  businessZipCode: { ...ZIP, section: 'business', ...SHOWN },
  serviceAreaType: {
    control: 'area',
    section: 'service',
    label: 'posting.area',
    max: 20,
    missing: null,
    ...SHOWN,
  },
  serviceCity: { ...CITY, section: 'service', ...SHOWN },
  serviceState: { ...STATE, section: 'service', ...SHOWN },
  serviceZipCode: { ...ZIP, section: 'service', ...SHOWN },
} as const satisfies Record<string, FieldOfListing>

type Fields = typeof LISTING_FIELDS
export type ListingField = keyof Fields

const isListingField = (name: string): name is ListingField => Object.hasOwn(LISTING_FIELDS, name)

/** The names of all fields, in the order of the form. */
export const LISTING_FIELD_NAMES: readonly ListingField[] = Object.keys(LISTING_FIELDS).filter(isListingField)

/** A field in the general form, in which what may be missing is. */
export const fieldOf = (name: ListingField): FieldOfListing => LISTING_FIELDS[name]

type Chosen = 'category' | 'area'

/** Fields for text, which is '' when there is none. */
export type TextField = {
  [Name in ListingField]: Fields[Name]['control'] extends Chosen ? never : Name
}[ListingField]

export const TEXT_FIELD_NAMES: readonly TextField[] = LISTING_FIELD_NAMES.filter(
  (name): name is TextField => !['category', 'area'].includes(LISTING_FIELDS[name].control),
)

/** Fields that are on the page of a public listing. */
export type PublicField = {
  [Name in ListingField]: Fields[Name]['seenBy'] extends 'public' ? Name : never
}[ListingField]

export const PUBLIC_FIELD_NAMES: readonly PublicField[] = LISTING_FIELD_NAMES.filter(
  (name): name is PublicField => fieldOf(name).seenBy === 'public',
)

export const SERVICE_AREAS = ['all_states', 'midwest', 'specific_state'] as const
export type ServiceArea = (typeof SERVICE_AREAS)[number]

/** Limits of what a poster writes in addition to LISTING_FIELDS, in visible characters. */
export const LISTING_LIMITS = { title: 50, description: 1500, pictures: 5 } as const
