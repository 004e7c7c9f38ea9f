import { sql } from 'kysely'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { billboardsOf, billboardsWanted, type Layout } from './layout-config.ts'

/**
 * A billboard must be public when it is put into a grid ([LAY-03]). One that was in it before may stay, though its
 * cell is empty on the site meanwhile, and so may imported cells without a billboard of ours (D-16). Refuses with
 * layouts.notPublic and the cell, counted from 1.
 */
export async function checkPlaces(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  grid: Layout,
  before: Layout | null,
): Promise<void> {
  const known = new Set(before?.positions.flatMap(billboardsOf))
  const added = billboardsWanted(grid).filter((id) => !known.has(id))
  const found = await db
    .selectFrom('ads')
    .select('id')
    .where('id', '=', sql<string>`any(${added}::uuid[])`)
    .where(isPublic('ads', now))
    .execute()
  const allowed = new Set(found.map(({ id }) => id))
  const isWrong = (id: string) => !known.has(id) && !allowed.has(id)
  const wrong = grid.positions.find((place) => billboardsOf(place).some(isWrong))
  if (wrong)
    assertAllowed(refuse('conflict', 'layouts.notPublic', { row: wrong.row + 1, col: wrong.col + 1 }))
}
