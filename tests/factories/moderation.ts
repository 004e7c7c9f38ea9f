import type { ModerationAction } from '#app/features/moderation/actions.ts'
import type { ModerationOrder } from '#app/features/moderation/schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'

/** The admin of these tests. */
export const ADMIN_ID = '00000000-0000-4000-8000-0000000000ad'

/** The context of an admin with an account. */
export async function adminCtx(db: Db) {
  await db
    .insertInto('profiles')
    .values({ id: ADMIN_ID, email: 'boss@example.com', role: 'admin' })
    .onConflict((same) => same.doNothing())
    .execute()
  return ctxFor(db, { actor: anActor({ id: ADMIN_ID, role: 'admin' }) })
}

type Row = { readonly id: string; readonly updatedAt: Date; readonly adId?: number }

/** Returns a row as an order names it. */
export function namedRow(row: Row) {
  const kind = row.adId === undefined ? ('listing' as const) : ('banner' as const)
  return { kind, id: row.id, version: row.updatedAt.getTime() }
}

type Given = Partial<Pick<ModerationOrder, 'reason' | 'reasonText' | 'note'>>

/** Returns an admin's order for these rows. */
export function anOrder(action: ModerationAction, rows: readonly Row[], given: Given = {}) {
  const explanation = { reason: 'category' as const, reasonText: '', note: '', ...given }
  return { action, items: rows.map(namedRow), ...explanation }
}
