import { type AuditCtx, record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { findUserByEmail, lockUser } from '../queries.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import { deleteTwoFactor } from '../two-factor/delete-two-factor.server.ts'
import { whyNotGrantAdmin, whyNotUnban } from './rules.ts'
import { setRole } from './set-role.server.ts'

/** The operator, at the machine the site runs on. */
const OPERATOR = { id: null, role: 'operator' } as const

async function lockByEmail(db: AuditCtx['db'], email: string) {
  const found = await findUserByEmail(db, email)
  const user = found && (await lockUser(db, found.id))
  assertFound(user, 'accounts.noSuchAccount')
  return user
}

/** Makes a user an admin from the command line, the only way to the first one (D-19). */
export function grantAdmin(ctx: AuditCtx, email: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const user = await lockByEmail(ctx.db, email)
    assertAllowed(whyNotGrantAdmin(user))
    await setRole(ctx, user, { action: 'update_user_role', role: 'admin' }, OPERATOR)
  })
}

/** Unbans a user, who becomes an ordinary one, from the command line. */
export function unbanByOperator(ctx: AuditCtx, email: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const user = await lockByEmail(ctx.db, email)
    assertAllowed(whyNotUnban(user.role))
    await setRole(ctx, user, { action: 'unban_user', role: 'user', adminNotes: '' }, OPERATOR)
  })
}

/**
 * Turns two-factor off for a user who lost authenticator and recovery codes, from the command line: the password
 * alone opens the account until two-factor is on again. Signs out everywhere.
 */
export function removeTwoFactorByOperator(ctx: AuditCtx, email: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await lockByEmail(ctx.db, email)
    await deleteTwoFactor(ctx, id)
    await endAllSessions(ctx, id, { undo: true })
    await record(ctx, { action: 'second_factor_off', targetType: 'user', targetId: id }, OPERATOR)
  })
}
