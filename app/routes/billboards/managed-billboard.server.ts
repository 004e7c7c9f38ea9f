import { findManagedBillboard } from '#app/features/billboards/editing/queries.server.ts'
import { whyNotEditBillboard } from '#app/features/billboards/editing/rules.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { refused } from '../guards.server.ts'

/** The billboard of an address, deleted or not, for its owner and for admins. To everyone else there is none (D-18). */
export async function theirBillboard({ db, actor }: PersonalCtx, id: string | undefined) {
  const found = isUuid(id) ? await findManagedBillboard(db, id) : undefined
  const isTheirs = found && (found.userId === actor.id || actor.role === 'admin')
  if (!isTheirs) throw refused(refuse('notFound', 'billboards.notFound'))
  return { found, isOwner: found.userId === actor.id, whyNotEdit: whyNotEditBillboard(found, actor) }
}

/** The same, but not once it is deleted. */
export async function managedBillboard(ctx: PersonalCtx, id: string | undefined) {
  const theirs = await theirBillboard(ctx, id)
  if (theirs.found.deletedAt) throw refused(refuse('notFound', 'billboards.notFound'))
  return theirs
}
