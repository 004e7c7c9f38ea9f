import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'

/**
 * Stores the id of a user at the payment provider. The first one stays: two concurrent calls end with one id. Returns
 * that id.
 */
export async function saveCustomerId(
  { db }: Pick<Ctx, 'db'>,
  { userId, customerId }: { readonly userId: string; readonly customerId: string },
): Promise<string> {
  await db
    .updateTable('profiles')
    .set({ providerCustomerId: customerId })
    .where('id', '=', userId)
    .where('providerCustomerId', 'is', null)
    .execute()
  const kept = await db
    .selectFrom('profiles')
    .select('providerCustomerId')
    .where('id', '=', userId)
    .executeTakeFirst()
  return kept?.providerCustomerId ?? customerId
}

/** Forgets such a number, if it is still that one. */
export async function deleteCustomerId(
  { db }: Pick<Ctx, 'db'>,
  { userId, customerId }: { readonly userId: string; readonly customerId: string },
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ providerCustomerId: null })
    .where('id', '=', userId)
    .where('providerCustomerId', '=', customerId)
    .execute()
}

/**
 * Forgets the ids of users at the payment provider who have nothing there any more, in the caller's transaction: an import
 * that brought them is undone.
 */
export async function deleteCustomerIds({ db }: Pick<Ctx, 'db'>, userIds: readonly string[]): Promise<void> {
  const owns = ['payments', 'subscriptions', 'payment_methods'].map(
    (table) => sql`exists (select from ${sql.table(table)} as owned where owned.user_id = profiles.id)`,
  )
  await db
    .updateTable('profiles')
    .set({ providerCustomerId: null })
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where(sql<boolean>`not (${sql.join(owns, sql` or `)})`)
    .execute()
}
