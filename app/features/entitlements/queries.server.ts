import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { EntitlementKind } from './entitlement-periods.ts'

/** Returns until when a listing holds an entitlement that is not revoked; null if it never did. */
export async function paidUntil(db: Db, listingId: string, kind: EntitlementKind): Promise<Date | null> {
  const { until } = await db
    .selectFrom('entitlements')
    .select((eb) => eb.fn.max('endsAt').as('until'))
    .where('listingId', '=', listingId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return until
}

/** Returns when the first grid cell of a billboard begins; null if none has begun. */
export async function placesFrom(db: Db, billboardId: string): Promise<Date | null> {
  const { from } = await db
    .selectFrom('entitlements')
    .select((eb) => eb.fn.min('startsAt').as('from'))
    .where('billboardId', '=', billboardId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return from
}

/** SQL: until when a listing's place in the ticker is paid for, as of `now` (D-07); null if it is not. */
export const placePaidUntil = (listingId: RawBuilder<unknown>, now: Date) => sql<Date | null>`
  (select max(ends_at) from entitlements where listing_id = ${listingId} and kind = 'ticker'
    and withdrawn_at is null and starts_at <= ${now} and ends_at > ${now})`

/** Returns whether a place in the ticker is paid for now: reactivating a listing restores it. */
export async function holdsTicker(db: Db, listingId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select where ${placePaidUntil(sql.val(listingId), now)} is not null`.execute(db)
  return rows.length > 0
}

/** Returns whether a subscription renews a listing. */
export async function isRenewed(db: Db, listingId: string): Promise<boolean> {
  const renewing = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('listingId', '=', listingId)
    .where('status', 'in', ['active', 'trialing', 'past_due'])
    .where('cancelAtPeriodEnd', '=', false)
    .limit(1)
    .executeTakeFirst()
  return renewing !== undefined
}

/** Returns until when the grid cells of a billboard are paid for, of one kind or of all; null if none has begun. */
export async function cellsPaidUntil(
  db: Db,
  billboardId: string,
  kind?: EntitlementKind,
): Promise<Date | null> {
  const { until } = await db
    .selectFrom('entitlements')
    .select((eb) => eb.fn.max('endsAt').as('until'))
    .where('billboardId', '=', billboardId)
    .where('withdrawnAt', 'is', null)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? 'category-board'))
    .executeTakeFirstOrThrow()
  return until
}
