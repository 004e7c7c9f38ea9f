import type { Ctx } from '#app/platform/ctx.server.ts'
import { prefixOf } from '#app/platform/limits/network.ts'
import type { AuditAction, AuditTarget } from './audit-actions.ts'

type Entry = {
  readonly action: AuditAction
  readonly targetType: AuditTarget
  readonly targetId: string
  /** Before and after of the change. Never a secret, never a password. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** The actor: a user, or one without an account. */
type By = { readonly id: string | null; readonly role: string }

const VISITOR: By = { id: null, role: 'visitor' }

export type AuditCtx = Pick<Ctx, 'db' | 'now' | 'requestId' | 'visitor' | 'actor'>

/**
 * Writes an action into the log, in the caller's transaction: both happen or neither (D-14). `by` is the actor where
 * that is not the actor of the request, such as a user who is just signing in.
 */
export async function record(ctx: AuditCtx, entry: Entry, by: By = ctx.actor ?? VISITOR): Promise<void> {
  const { action, targetType, targetId, details = {} } = entry
  await ctx.db
    .insertInto('auditLog')
    .values({
      at: ctx.now,
      actorId: by.id,
      actorRole: by.role,
      action,
      targetType,
      targetId,
      details,
      requestId: ctx.requestId,
      ipPrefix: prefixOf(ctx.visitor.address),
    })
    .execute()
}
