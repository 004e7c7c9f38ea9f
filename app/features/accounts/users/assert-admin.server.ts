import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { findUser } from '../queries.server.ts'

/** The context of an admin. */
export type AdminCtx = PersonalCtx

/** Checks once more, inside the transaction: another admin may have demoted this one meanwhile. */
export async function assertStillAdmin({ db, actor }: Pick<AdminCtx, 'db' | 'actor'>): Promise<void> {
  const user = await findUser(db, actor.id)
  const isAdmin = user?.role === 'admin' && !user.deactivatedAt
  assertAllowed(isAdmin ? null : refuse('forbidden', 'common.adminsOnly'))
}
