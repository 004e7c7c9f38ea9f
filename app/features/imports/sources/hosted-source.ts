import { kindByContact } from '#app/features/items/item-kinds.ts'
import { PACKAGES, TIERS, type Tier } from '#app/features/pricing/packages.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { firstText, listOf, objectOf, textOf, type Values } from '../field-values.ts'
import type { SourceFormat } from './source-format.ts'

// The tables of the site that Haulpost replaces, as its hosted backend exports them: JSON, or CSV with JSON in cells.

/** A text in several languages, or a text of one. */
function inLanguages(value: unknown, name: string) {
  const texts = objectOf(value) ?? { en: value }
  return { [`${name}En`]: texts['en'], [`${name}Ru`]: texts['ru'], [`${name}Es`]: texts['es'] }
}

/** Pictures are addresses of a bucket: the part after its name is the name of the file. */
function pictureName(address: string): string {
  if (address.startsWith('data:')) return address
  return address.replace(/[?#].*$/u, '').replace(/^https?:\/\/[^/]+\/(?:.*\/images\/)?/u, '')
}

const picturesOf = (row: Values) => {
  const images = listOf(row['images'])
  return (images.length > 0 ? images : [textOf(row['image_url'])]).filter(Boolean).map(pictureName)
}

const common = (row: Values) => ({
  id: row['id'],
  owner: row['user_id'],
  ...inLanguages(row['title'], 'title'),
  ...inLanguages(row['description'], 'description'),
  pictures: picturesOf(row),
  category: row['category'],
  status: row['status'],
  websiteUrl: row['website_url'],
  contactName: row['contact_name'],
  contactEmail: row['contact_email'],
  contactPhone: row['contact_phone'],
  expiresAt: row['expires_at'],
  createdAt: row['created_at'],
  updatedAt: row['updated_at'],
})

const billboardOf = (row: Values) => ({
  ...common(row),
  price: firstText(row['price'], row['compensation']),
  location: firstText(objectOf(row['location'])?.['en'], row['location']),
  contactType: row['contact_type'] ?? 'website',
  featured: row['featured'] ?? row['featured_ticker'],
  publicNumber: row['ad_id'],
})

/** An area that was chosen in the list of states means the area, and no state (D-31). */
const stateOf = (value: unknown) => (/^(?:all|midwest)/iu.test(textOf(value)) ? '' : textOf(value))

const PACKAGE_OF: Readonly<Record<string, Tier>> = Object.fromEntries(
  TIERS.map((tier) => [PACKAGES[tier].paymentType, tier]),
)

const listingOf = (row: Values) => ({
  ...common(row),
  compensation: firstText(row['compensation'], row['price']),
  contactPhoneExtension: row['contact_phone_extension'],
  businessCity: row['business_city'],
  businessState: stateOf(row['business_state']),
  businessZipCode: row['business_zip_code'],
  serviceAreaType: row['service_area_type'],
  serviceCity: row['service_city'],
  serviceState: stateOf(row['service_state']),
  serviceZipCode: row['service_zip_code'],
  package: PACKAGE_OF[textOf(row['payment_type'])] ?? 'single',
  featured: row['featured_ticker'],
  publicNumber: row['listing_id'],
})

/** A listing without any contact is a billboard (D-34). */
const kindOf = (row: Values) =>
  kindByContact({
    name: textOf(row['contact_name']),
    email: textOf(row['contact_email']),
    phone: textOf(row['contact_phone']),
  })

const MAPPED_AS = {
  listing: (row: Values) => ({ values: listingOf(row) }),
  banner: (row: Values) => ({ kind: 'billboards' as const, values: billboardOf(row) }),
}

/** Both kinds of layouts have their grid in one column of JSON. */
function layoutOf(row: Values): Values {
  const { rows, cols, positions } = objectOf(row['config']) ?? {}
  return { rows, cols, positions, createdAt: row['created_at'], updatedAt: row['updated_at'] }
}

const homeLayoutOf = (row: Values) => ({
  ...layoutOf(row),
  id: row['id'],
  name: row['name'],
  description: row['description'],
  active: row['is_active'],
})

const categoryLayoutOf = (row: Values) => ({
  ...layoutOf(row),
  id: `category ${textOf(row['category_slug'])}`,
  category: [row['category_slug'], row['category_name']],
})

const subscriptionOf = (row: Values) => ({
  id: row['id'],
  owner: row['user_id'],
  // Elsewhere a column of this name has the public number: the title decides then.
  listing: isUuid(row['listing_id']) ? row['listing_id'] : '',
  listingTitle: firstText(objectOf(row['listing_title'])?.['en'], row['listing_title']),
  category: row['category'],
  providerSubscription: row['stripe_subscription_id'],
  providerCustomer: row['stripe_customer_id'],
  package: row['package_type'],
  status: row['status'],
  periodStart: row['current_period_start'],
  periodEnd: row['current_period_end'],
  endsWithPeriod: row['cancel_at_period_end'],
  card: row['default_payment_method'],
  createdAt: row['created_at'],
})

const cardOf = (row: Values) => ({
  id: row['id'],
  owner: row['user_id'],
  providerCard: row['stripe_payment_method_id'],
  providerCustomer: row['stripe_customer_id'],
  brand: row['card_brand'],
  last4: row['card_last4'],
  expMonth: row['card_exp_month'],
  expYear: row['card_exp_year'],
  isDefault: row['is_default'],
  createdAt: row['created_at'],
})

export const HOSTED: SourceFormat = {
  title: 'the site before Haulpost, with a hosted backend',
  tables: {
    profiles: {
      kind: 'accounts',
      id: 'id',
      map: (row) => ({
        values: {
          id: row['id'],
          email: row['email'],
          fullName: row['full_name'],
          phone: row['phone'],
          bio: row['bio'],
          location: row['location'],
          language: objectOf(row['preferences'])?.['language'],
          status: row['role'] === 'banned' ? 'banned' : 'active',
          verified: row['is_verified'],
          createdAt: row['created_at'],
        },
      }),
    },
    ads: { kind: 'billboards', id: 'id', map: MAPPED_AS.banner },
    listings: { kind: 'listings', id: 'id', map: (row) => MAPPED_AS[kindOf(row)](row) },
    subscriptions: { kind: 'subscriptions', id: 'id', map: (row) => ({ values: subscriptionOf(row) }) },
    payment_methods: { kind: 'cards', id: 'id', map: (row) => ({ values: cardOf(row) }) },
    layout_configs: { kind: 'layouts', id: 'id', map: (row) => ({ values: homeLayoutOf(row) }) },
    category_layouts: { kind: 'layouts', id: '', map: (row) => ({ values: categoryLayoutOf(row) }) },
    favorites: {
      kind: 'favorites',
      id: '',
      map: (row) => ({
        values: {
          id: `${textOf(row['user_id'])} ${textOf(row['listing_id'])}`,
          account: row['user_id'],
          listing: row['listing_id'],
          createdAt: row['created_at'],
        },
      }),
    },
  },
}
