import { sql } from 'kysely'
import { listWaitingChanges } from '#app/features/billboards/changes/queries.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Task } from '../fulfilment-tasks.ts'
import { tasksPage } from '../queries.server.ts'

type Asked = { readonly listingId: string; readonly locale: Locale; readonly now: Date }

/** The billboards that have no picture, and those of which a change waits for an admin. */
type Billboards = {
  readonly unpictured: ReadonlySet<string>
  readonly changed: ReadonlyMap<string, unknown>
}

/** What of a task its buyer sees. */
function toPlacement(task: Task, { unpictured, changed }: Billboards) {
  const { kind, category, billboardId, state, block, startsAt, endsAt } = task
  const lacksPicture = billboardId !== null && unpictured.has(billboardId)
  const hasChange = billboardId !== null && changed.has(billboardId)
  return { kind, category, billboardId, state, block, startsAt, endsAt, lacksPicture, hasChange }
}

export type PlacementBought = ReturnType<typeof toPlacement>

/** Returns which billboards have no picture. */
async function withoutPicture(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('ads')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`jsonb_array_length(images) = 0`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns when the listing itself runs by what was paid, and whether it is public now. */
function postOf(db: Db, { listingId, now }: Asked) {
  return db
    .selectFrom('listings')
    .leftJoin('entitlements', (join) =>
      join
        .onRef('entitlements.listingId', '=', 'listings.id')
        .on('entitlements.kind', '=', 'post')
        .on('entitlements.withdrawnAt', 'is', null),
    )
    .select((eb) => [
      'listings.status',
      'listings.moderation',
      eb.fn.min('entitlements.startsAt').as('startsAt'),
      eb.fn.max('entitlements.endsAt').as('endsAt'),
      isPublic('listings', now).as('isPublic'),
    ])
    .where('listings.id', '=', listingId)
    .groupBy('listings.id')
    .executeTakeFirstOrThrow()
}

/** Returns the charges for a listing, newest first, refunded ones included. */
function paymentsFor(db: Db, listingId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'reason', 'tier', 'amountCents', 'refundedAmount', 'paidAt', 'receiptNumber as number'])
    .where('listingId', '=', listingId)
    .where('state', 'in', ['paid', 'refunded'])
    .orderBy('paidAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()
}

/** Returns everything that was bought with a listing and is not over: the post, each placement, the payments. */
export async function findPurchase(db: Db, asked: Asked) {
  const { listingId, locale, now } = asked
  const [{ tasks }, post, payments] = await Promise.all([
    tasksPage(db, { view: 'todo', kind: null, listing: listingId }, { wanted: 1, locale, now }),
    postOf(db, asked),
    paymentsFor(db, listingId),
  ])
  const ids = tasks.flatMap(({ billboardId }) => billboardId ?? [])
  const [unpictured, changed] = await Promise.all([withoutPicture(db, ids), listWaitingChanges(db, ids)])
  return { post, payments, placements: tasks.map((task) => toPlacement(task, { unpictured, changed })) }
}
