import { isPublic } from '#app/features/items/public-items.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { whyNotKeep } from './rules.ts'

type Asked = { readonly listingId: string }

/** Returns the facts that decide whether a user can save a listing. */
async function factsOf({ db, now, actor }: PersonalCtx, listingId: string) {
  const found = await db
    .selectFrom('listings')
    .select(isPublic('listings', now).as('isPublic'))
    .select((eb) =>
      eb
        .selectFrom('favorites')
        .select((f) => f.fn.countAll<number>().as('kept'))
        .where('userId', '=', actor.id)
        .where('listingId', '<>', listingId)
        .as('kept'),
    )
    .where('id', '=', listingId)
    .executeTakeFirst()
  return { isPublic: found?.isPublic ?? false, kept: found?.kept ?? 0 }
}

/** Saves a public listing as a favorite ([DET-06]); saving it twice is harmless ([FAV-03]). */
export async function addFavorite(ctx: PersonalCtx, { listingId }: Asked): Promise<void> {
  assertAllowed(await takeToken(ctx, 'favorites'))
  await inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    assertAllowed(whyNotKeep(await factsOf(ctx, listingId), actor))
    await db
      .insertInto('favorites')
      .values({ userId: actor.id, listingId, createdAt: now })
      .onConflict((same) => same.doNothing())
      .execute()
  })
}

/** Removes a favorite, whether the listing is still public or not; removing it twice is harmless ([FAV-03]). */
export async function removeFavorite(ctx: PersonalCtx, { listingId }: Asked): Promise<void> {
  assertAllowed(await takeToken(ctx, 'favorites'))
  await ctx.db
    .deleteFrom('favorites')
    .where('userId', '=', ctx.actor.id)
    .where('listingId', '=', listingId)
    .execute()
}
