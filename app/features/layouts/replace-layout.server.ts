import { record } from '#app/features/audit/record-action.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { whyNotSave } from './rules.ts'

/** A layout of the home page without its version: as it is stored, or what it becomes. */
type Content = { readonly name: string; readonly description: string; readonly config: unknown }

type Read = {
  readonly id: string
  /** The version that was read. */
  readonly version: number
}

/** What replaces the stored layout, and what the log says of it in addition. */
type Next = { readonly content: Content & { readonly config: object }; readonly details?: object }

/**
 * Stores the next version of a layout of the home page, on top of the version that was read ([LAY-07], D-16): `makeNext`
 * is given what is stored and locked. Returns the content and its version. Refuses with layouts.notFound, layouts.stale
 * and what `makeNext` refuses. The log keeps what was replaced ([LAY-10]).
 */
export function replaceLayout(
  ctx: Ctx,
  { id, version }: Read,
  makeNext: (ctx: Ctx, stored: Content) => Promise<Next>,
): Promise<{ name: string; version: number }> {
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
    const { content, details: more } = await makeNext(ctx, stored)
    const after = { ...content, version: version + 1 }
    await ctx.db
      .updateTable('layoutConfigs')
      .set({ ...after, updatedAt: ctx.now })
      .where('id', '=', id)
      .execute()
    const details = { before: stored, after, ...more }
    await record(ctx, { action: 'layout_update', targetType: 'layout', targetId: id, details })
    return { name: after.name, version: after.version }
  })
}
