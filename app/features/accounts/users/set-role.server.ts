import { type AuditCtx, record } from '#app/features/audit/record-action.server.ts'
import type { Role } from '#app/lib/actor.ts'
import type { Judged } from './rules.ts'

type Change = {
  readonly action: 'update_user_role' | 'ban_user' | 'unban_user'
  readonly role: Role
  readonly adminNotes?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Changes a user's role, in the caller's transaction, and signs them out: rights never change within a session. `by`
 * is who does it where that is not the actor of a request.
 */
export async function setRole(
  ctx: AuditCtx,
  { id, role: before }: Judged,
  { action, role, adminNotes, details }: Change,
  by?: Parameters<typeof record>[2],
): Promise<void> {
  const changed = { role, updatedAt: ctx.now, ...(adminNotes !== undefined && { adminNotes }) }
  await ctx.db.updateTable('profiles').set(changed).where('id', '=', id).execute()
  await ctx.db.deleteFrom('sessions').where('userId', '=', id).execute()
  const entry = {
    action,
    targetType: 'user',
    targetId: id,
    details: { before, after: role, ...details },
  } as const
  await record(ctx, entry, by)
}
