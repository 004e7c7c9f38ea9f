import { sql } from 'kysely'
import { featureBillboard } from '#app/features/billboards/feature-billboard.server.ts'
import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { featureListing } from '#app/features/listings/feature-listing.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { countFeatured, isInPaidPlace } from './queries.server.ts'
import { whyNoRoom, whyNotTakeOut } from './rules.ts'

const FEATURE = { listing: featureListing, banner: featureBillboard } as const satisfies Record<
  ItemKind,
  unknown
>

/**
 * Takes a lock: admins who feature items by hand wait for each other's transactions. A transaction that also locks an
 * item takes this lock first: two in different orders would be a deadlock.
 */
export async function lockTicker(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ticker'))`.execute(db)
}

async function othersFeatured(ctx: Ctx, id: string): Promise<number> {
  try {
    await lockTicker(ctx.db)
    return await countFeatured(ctx.db, { but: id })
  } catch (cause) {
    throw new RefusedError(refuse('unavailable', 'ticker.countFailed'), { cause })
  }
}

/**
 * Puts an item into the ticker by hand or takes it out ([TICK-02]). There is room for TICKER_CAP, also when two admins add
 * at once; places that were paid for are given by their payment and never ask here (D-07), and are taken away only by who
 * `isSure`. Refuses with ticker.full, ticker.countFailed, ticker.notFound, ticker.notPublic, ticker.paidEntry.
 */
export function featureItem(
  ctx: Ctx,
  { kind, id, featured, isSure = false }: { kind: ItemKind; id: string; featured: boolean; isSure?: boolean },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    if (featured) assertAllowed(whyNoRoom(await othersFeatured(ctx, id)))
    else assertAllowed(whyNotTakeOut({ isPaid: await isInPaidPlace(ctx.db, id, ctx.now), isSure }))
    await FEATURE[kind](ctx, { id, featured })
  })
}
