import type { Ctx } from '#app/platform/ctx.server.ts'
import { prefixOf } from '#app/platform/limits/network.ts'
import type { AuditAction, AuditTarget } from './audit-actions.ts'

type Entry = {
  readonly action: AuditAction
  readonly targetType: AuditTarget
  readonly targetId: string
  /** Before and after of what changed. Never a secret, never a password. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Who does something: a person, or somebody the site knows no account of. */
type By = { readonly id: string | null; readonly role: string }

const VISITOR: By = { id: null, role: 'visitor' }

export type AuditCtx = Pick<Ctx, 'db' | 'now' | 'requestId' | 'visitor' | 'actor'>

/**
 * Writes into the log what is being done, in the caller's transaction: both happen or neither (D-14). `by` says who does
 * it where that is not the actor of the request, such as a person who is just signing in.
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
