import { type RawBuilder, sql } from 'kysely'
import { containsPattern } from '#app/lib/fold.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { receiptNumberTyped } from '../receipts/receipt-details.ts'

type Table = 'payments' | 'subscriptions'

const PROVIDER_ID = /^(?:pi|in|sub|re)_\w{1,200}$/u
const NUMBER = /^\d{1,15}$/u

/** Finds users whose name or address contains the words. */
const usersWith = (words: string) =>
  sql`select id from profiles where deleted_at is null and search_text like ${words}`

/** Finds a number: that of a receipt, a listing, or a billboard that a payment for a listing brought. */
function numbered(table: Table, typed: string): RawBuilder<unknown> {
  const number = sql`${typed}::bigint`
  const items = sql`select id from listings where listing_id = ${number} union all
    select e.listing_id from ads join entitlements e on e.billboard_id = ads.id where ads.ad_id = ${number}`
  const byItem = sql`select id from ${sql.table(table)} where listing_id in (${items})`
  if (table === 'subscriptions') return byItem
  return sql`${byItem} union all select id from payments where receipt_number = ${typed}`
}

function named(table: Table, typed: string): RawBuilder<unknown> {
  const ids =
    table === 'payments'
      ? ['stripe_payment_intent_id', 'stripe_invoice_id', 'stripe_subscription_id']
      : ['stripe_subscription_id']
  const ways = ids.map((name) => sql`select id from ${sql.table(table)} where ${sql.ref(name)} = ${typed}`)
  const ofRefund = sql`select payment_id from refunds where stripe_refund_id = ${typed}`
  return sql.join(table === 'payments' ? [...ways, ofRefund] : ways, sql` union all `)
}

/**
 * Returns the ids of payments, or of subscriptions, that a term finds: a number or an id of ours or of the provider
 * exactly; words in the names of payers and in the titles of listings. Each lookup has an index.
 */
export function idsFound(table: Table, typed: string): RawBuilder<unknown> {
  if (PROVIDER_ID.test(typed)) return named(table, typed)
  const isId: boolean = isUuid(typed)
  if (isId)
    return sql`select id from ${sql.table(table)} where id = ${typed}::uuid or listing_id = ${typed}::uuid`
  if (NUMBER.test(typed)) return numbered(table, typed)
  const words = containsPattern(typed.toLowerCase())
  const called = sql`select id from ${sql.table(table)} where user_id in (${usersWith(words)})
    union all select id from ${sql.table(table)} where lower(listing_title) like ${words}`
  // Eight letters may be a word or the number of a receipt.
  const receipt = table === 'payments' ? receiptNumberTyped(typed) : null
  return receipt ? sql`${called} union all select id from payments where receipt_number = ${receipt}` : called
}
