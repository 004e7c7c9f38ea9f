import type { AuditCtx } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { setRole } from './people/set-role.server.ts'
import { findPersonByEmail, lockPerson } from './queries.server.ts'
import { whyNotGrantAdmin, whyNotUnban } from './rules.ts'

/** Whoever sits at the machine the site runs on. */
const OPERATOR = { id: null, role: 'operator' } as const

async function lockByEmail(db: AuditCtx['db'], email: string) {
  const found = await findPersonByEmail(db, email)
  const person = found && (await lockPerson(db, found.id))
  assertFound(person, 'accounts.noSuchAccount')
  return person
}

/** Makes somebody an admin from the command line, the only way to the first one (D-19). */
export function grantAdmin(ctx: AuditCtx, email: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockByEmail(ctx.db, email)
    assertAllowed(whyNotGrantAdmin(person.role))
    await setRole(ctx, person, { action: 'update_user_role', role: 'admin' }, OPERATOR)
  })
}

/** Lets a banned person in again, as a plain user, from the command line. */
export function unbanByOperator(ctx: AuditCtx, email: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockByEmail(ctx.db, email)
    assertAllowed(whyNotUnban(person.role))
    await setRole(ctx, person, { action: 'unban_user', role: 'user', adminNotes: '' }, OPERATOR)
  })
}
