import type { Ctx } from '#app/platform/ctx.server.ts'

type Favorite = { readonly userId: string; readonly listingId: string; readonly createdAt: Date }

/** Stores favorites of another site, in the caller's transaction. Returns how many are new. */
export async function importFavorites(
  { db }: Pick<Ctx, 'db'>,
  favorites: readonly Favorite[],
): Promise<number> {
  if (favorites.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('favorites')
    .values([...favorites])
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}
