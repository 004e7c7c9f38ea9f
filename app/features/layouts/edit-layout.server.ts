import { record } from '#app/features/audit/record-action.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { checkPlaces } from './check-places.server.ts'
import { withImported } from './imported-layout.ts'
import { type Layout, readLayout } from './layout-config.ts'
import { whyNotSave } from './rules.ts'

type Edited = {
  readonly id: string
  /** The version that was read. */
  readonly version: number
  readonly name: string
  readonly description: string
  readonly grid: Layout
}

/**
 * Stores the grid and the name, on top of the version that was read ([LAY-07], D-16). Returns the new version.
 * Refuses with layouts.notFound, layouts.stale, layouts.notPublic. The log keeps what was replaced.
 */
export function editLayout(ctx: Ctx, { id, version, grid, ...words }: Edited): Promise<{ version: number }> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    const stored = await ctx.db
      .selectFrom('layoutConfigs')
      .select(['name', 'description', 'config', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    assertFound(stored, 'layouts.notFound')
    assertAllowed(whyNotSave(stored.version, version))
    await checkPlaces(ctx, grid, readLayout(stored.config))
    const next = version + 1
    const config = { ...grid, positions: withImported(grid.positions, stored.config) }
    await ctx.db
      .updateTable('layoutConfigs')
      .set({ ...words, config, version: next, updatedAt: ctx.now })
      .where('id', '=', id)
      .execute()
    const details = { before: stored, after: { ...words, config, version: next } }
    await record(ctx, { action: 'layout_update', targetType: 'layout', targetId: id, details })
    return { version: next }
  })
}
