import type { ItemKind } from '#app/features/items/item-kinds.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** Marks every open report of an item as answered. Returns how many there were. */
export async function resolveReports(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ resolvedAt: now, resolvedBy: actor?.id ?? null })
    .where('itemKind', '=', kind)
    .where('itemId', '=', id)
    .where('resolvedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
