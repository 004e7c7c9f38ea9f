import { record } from '#app/features/audit/record-action.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { readVersion } from '../layout-version.ts'
import { whyNotSave } from '../rules.ts'

type Asked = {
  readonly id: string
  /** The entry of the log that replaced what is wanted back. */
  readonly entry: number
  /** The version that was stored when the history was read. */
  readonly version: number
}

/**
 * Stores an earlier version of a layout as its next one ([LAY-10]): nothing is lost, and it can be taken back the same way.
 * Billboards that have ended meanwhile leave their cells empty, as in any layout. Refuses with layouts.notFound,
 * layouts.stale.
 */
export function restoreLayout(ctx: Ctx, { id, entry, version }: Asked): Promise<{ name: string }> {
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
    const found = await ctx.db
      .selectFrom('auditLog')
      .select('details')
      .where('id', '=', entry)
      .where('targetType', '=', 'layout')
      .where('targetId', '=', id)
      .where('action', '=', 'layout_update')
      .executeTakeFirst()
    const wanted = readVersion(found?.details)
    assertFound(wanted, 'layouts.notFound')
    const { name, description, config } = wanted
    const after = { name, description, config, version: version + 1 }
    await ctx.db
      .updateTable('layoutConfigs')
      .set({ ...after, updatedAt: ctx.now })
      .where('id', '=', id)
      .execute()
    const details = { before: stored, after, restored: wanted.version }
    await record(ctx, { action: 'layout_update', targetType: 'layout', targetId: id, details })
    return { name }
  })
}
