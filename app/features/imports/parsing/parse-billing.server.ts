import { importedCard, importedSubscription } from '#app/features/billing/importing/schema.ts'
import type {
  ImportedCard,
  ImportedSubscription,
} from '#app/features/billing/importing/store-imported.server.ts'
import { isMigrated } from '#app/features/billing/subscriptions/subscription-status.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { LISTING_LIMITS } from '#app/features/items/listing-fields.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import { isYes, textOf, timeOf, type Values } from '../field-values.ts'
import { type Parsed, parseLeniently } from './parse-leniently.server.ts'
import { shortened } from './repaired-texts.ts'

type Around = { readonly now: Date; readonly userId: string }

/** A number as it is written; what is no number is judged as missing. */
const numberOf = (value: unknown) => Number(textOf(value) || Number.NaN)

/** Ids of an earlier system are made for addresses here: letters, digits and underscores. */
function subscriptionId(value: unknown): string {
  const id = textOf(value)
  return isMigrated(id) ? id.replace(/\W/gu, '_') : id
}

/** Spreadsheets drop zeros at the beginning of a number. */
const lastDigits = (value: unknown) =>
  textOf(value).replace(/^\d{1,3}$/u, (digits) => digits.padStart(4, '0'))

const createdAtOf = (values: Values, now: Date) => {
  const createdAt = timeOf(values['createdAt'])
  return createdAt !== null && createdAt <= now ? createdAt : now
}

const MUST_BE_RIGHT = new Set([
  'stripeSubscriptionId',
  'stripeCustomerId',
  'packageType',
  'status',
  'currentPeriodEnd',
])

/** A subscription without the listing that it renews. */
export type ParsedSubscription = Omit<ImportedSubscription, 'listingId'>

/** Judges a subscription: what of it is the provider's, and the title of what it renews. */
export function parseSubscription(
  values: Values,
  { now, userId, category }: Around & { readonly category: CategorySlug | null },
): Parsed<ParsedSubscription> {
  const fields = {
    stripeSubscriptionId: subscriptionId(values['providerSubscription']),
    stripeCustomerId: textOf(values['providerCustomer']),
    packageType: textOf(values['package']),
    status: textOf(values['status']).toLowerCase() || 'active',
    amountCents: priceCentsOf(textOf(values['price'])),
    currentPeriodStart: timeOf(values['periodStart']),
    currentPeriodEnd: timeOf(values['periodEnd']) ?? undefined,
    cancelAtPeriodEnd: isYes(values['endsWithPeriod']),
    defaultPaymentMethod: textOf(values['card']) || null,
  }
  const parsed = parseLeniently(importedSubscription, fields, MUST_BE_RIGHT)
  if ('refused' in parsed) return parsed
  const listingTitle = shortened(values['listingTitle'], LISTING_LIMITS.title).text
  const record = { ...parsed.record, userId, listingTitle, category, createdAt: createdAtOf(values, now) }
  return { record, remarks: parsed.remarks }
}

/** Judges a saved card: a wrong one cannot be repaired. */
export function parseCard(values: Values, { now, userId }: Around): Parsed<ImportedCard> {
  const fields = {
    stripePaymentMethodId: textOf(values['providerCard']),
    stripeCustomerId: textOf(values['providerCustomer']),
    cardBrand: textOf(values['brand']).toLowerCase(),
    cardLast4: lastDigits(values['last4']),
    cardExpMonth: numberOf(values['expMonth']),
    cardExpYear: numberOf(values['expYear']),
  }
  const parsed = parseLeniently(importedCard, fields, new Set(Object.keys(fields)))
  if ('refused' in parsed) return parsed
  const isDefault = isYes(values['isDefault'])
  return {
    record: { ...parsed.record, userId, isDefault, createdAt: createdAtOf(values, now) },
    remarks: parsed.remarks,
  }
}
