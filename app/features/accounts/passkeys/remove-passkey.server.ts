import { record } from '#app/features/audit/record-action.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { findUser } from '../queries.server.ts'
import { notifyPasskey } from './notify-passkey.server.ts'

/** Removes one of one's own passkeys. An email reports it. */
export function removePasskey(ctx: PersonalCtx, { id }: { readonly id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id
    const removed = await ctx.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('name')
      .executeTakeFirst()
    assertFound(removed, 'passkeys.unknown')
    const user = await findUser(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    await notifyPasskey(ctx, user, { passkey: removed.name, state: 'removed' })
    await record(ctx, { action: 'passkey_removed', targetType: 'user', targetId: userId })
  })
}
