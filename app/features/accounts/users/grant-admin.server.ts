import { type AuditCtx, record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound, refuse } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { findUserByEmail, lockOtherAdmins, lockUser } from '../queries.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import { issueLink, type TokenCtx } from '../tokens/issue-link.server.ts'
import { deleteTwoFactor } from '../two-factor/delete-two-factor.server.ts'
import { whyNotGrantAdmin, whyNotRevokeAdmin, whyNotUnban } from './rules.ts'
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

/** Makes an admin a user again, from the command line. Two at once leave one admin. */
export function revokeAdmin(ctx: AuditCtx, email: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const found = await findUserByEmail(ctx.db, email)
    assertFound(found, 'accounts.noSuchAccount')
    const otherAdmins = await lockOtherAdmins(ctx.db, found.id)
    const user = await lockByEmail(ctx.db, email)
    assertAllowed(whyNotRevokeAdmin(user, otherAdmins))
    await setRole(ctx, user, { action: 'update_user_role', role: 'user' }, OPERATOR)
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
 * Returns a link to a new password for the owner of an account, from the command line: for a site whose emails do not
 * arrive. It works once, for half an hour; older ones stop working. Refuses accounts.banned: unban the account first.
 */
export function makeResetLink(ctx: AuditCtx & TokenCtx, email: string): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const { id, role } = await lockByEmail(ctx.db, email)
    assertAllowed(role === 'banned' ? refuse('forbidden', 'accounts.banned') : null)
    await record(ctx, { action: 'reset_link_made', targetType: 'user', targetId: id }, OPERATOR)
    return issueLink(ctx, { userId: id, purpose: 'reset-password', email })
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
