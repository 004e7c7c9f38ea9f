import { sql } from 'kysely'
import { deleteCustomerIds } from '#app/features/accounts/profile/save-customer-id.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { deleteUnchanged, hashStored, type MadeRow } from '#app/platform/db/unchanged-rows.server.ts'

/** What a user can change of a subscription. That the provider said more of it is no change. */
const SUBSCRIPTIONS = {
  table: 'subscriptions',
  content: sql`user_id, listing_id, stripe_subscription_id, package_type, status, cancel_at_period_end, end_requested_at`,
}

/** A card is the same while it is there: which one is the default is the provider's to say. */
const CARDS = { table: 'payment_methods', content: sql`user_id, stripe_payment_method_id` }

const PAID = [
  sql`select from payments where payments.stripe_subscription_id = subscriptions.stripe_subscription_id`,
]

/** Returns a hash of what is stored of each subscription, by id. */
export const hashSubscriptions = (db: Db, ids: readonly string[]) => hashStored(db, SUBSCRIPTIONS, ids)

/** Returns a hash of what is stored of each saved card, by id. */
export const hashCards = (db: Db, ids: readonly string[]) => hashStored(db, CARDS, ids)

const usersOf = async (db: Db, table: 'subscriptions' | 'paymentMethods', made: readonly MadeRow[]) => {
  const ids = made.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db.selectFrom(table).select('userId').where('id', 'in', ids).execute()
  return rows.map(({ userId }) => userId)
}

/**
 * Deletes subscriptions that an import made, in the caller's transaction: those that no one changed and nothing was charged
 * for since. They go on at the provider. Returns the ids of what was deleted.
 */
export async function removeImportedSubscriptions(
  { db }: Pick<Ctx, 'db'>,
  made: readonly MadeRow[],
): Promise<readonly string[]> {
  const users = await usersOf(db, 'subscriptions', made)
  const removed = await deleteUnchanged(db, SUBSCRIPTIONS, { made, unless: PAID })
  await deleteCustomerIds({ db }, users)
  return removed
}

/**
 * Deletes saved cards that an import made, in the caller's transaction. They stay at the provider. Returns the ids of what
 * was deleted.
 */
export async function removeImportedCards(
  { db }: Pick<Ctx, 'db'>,
  made: readonly MadeRow[],
): Promise<readonly string[]> {
  const users = await usersOf(db, 'paymentMethods', made)
  const removed = await deleteUnchanged(db, CARDS, { made, unless: [] })
  await deleteCustomerIds({ db }, users)
  return removed
}
