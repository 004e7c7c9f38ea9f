import { record } from '#app/features/audit/record-action.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { PersonalCtx } from '../settings/check-identity.server.ts'

/** Takes a passkey of one's own away: it opens the account no longer. */
export function removePasskey(ctx: PersonalCtx, { id }: { readonly id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id
    const removed = await ctx.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst()
    assertFound(removed, 'passkeys.unknown')
    await record(ctx, { action: 'passkey_removed', targetType: 'user', targetId: userId })
  })
}
