import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { findPerson } from '../queries.server.ts'

/** The context of an admin. */
export type AdminCtx = PersonalCtx

/** Checks once more, inside the transaction: another admin may have demoted this one meanwhile. */
export async function assertStillAdmin({ db, actor }: Pick<AdminCtx, 'db' | 'actor'>): Promise<void> {
  const person = await findPerson(db, actor.id)
  const isAdmin = person?.role === 'admin' && !person.deactivatedAt
  assertAllowed(isAdmin ? null : refuse('forbidden', 'common.adminsOnly'))
}
