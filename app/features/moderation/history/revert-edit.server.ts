import type { AdminCtx } from '#app/features/accounts/users/assert-admin.server.ts'
import { type EditToRevert, findEdit } from '#app/features/audit/edits/queries.server.ts'
import { revertBillboard } from '#app/features/billboards/editing/edit-billboard.server.ts'
import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { revertListing } from '#app/features/listings/posting/edit-listing.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

const REVERT = {
  listing: revertListing,
  banner: revertBillboard,
} as const satisfies Record<ItemKind, (ctx: Ctx, id: string, edit: EditToRevert) => Promise<void>>

type Revert = { readonly kind: ItemKind; readonly id: string; readonly edit: number }

/**
 * Takes back an edit of an item, which is an edit itself ([LOG-05]). Refuses moderation.noSuchEdit, moderation.changedSince,
 * moderation.notRevertible and whatever an edit refuses.
 */
export async function revertEdit(ctx: AdminCtx, { kind, id, edit }: Revert): Promise<void> {
  assertAllowed(whyNotAdmin(ctx.actor))
  const found = await findEdit(ctx.db, { kind, id, edit, now: ctx.now })
  assertFound(found, 'moderation.noSuchEdit')
  await REVERT[kind](ctx, id, found)
}
