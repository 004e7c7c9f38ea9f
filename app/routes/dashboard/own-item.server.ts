import { z } from 'zod'
import { whatEndsWith } from '#app/features/account-closure/queries.server.ts'
import { isOfPackage } from '#app/features/billboards/own/queries.server.ts'
import { findItem, findOwnItem } from '#app/features/items/detail/queries.server.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { ASKED_ABOUT } from '#app/features/items/own/schema.ts'
import { sharedAddressOf } from '#app/features/items/own/shared-address.server.ts'
import { parseChoice } from '#app/lib/list-query.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { refused } from '../guards.server.ts'
import { dashboardMeta } from '../page-meta.ts'

type ItemRequest = { readonly id: string; readonly url: URL }

/** Returns what the page of an own item shows, and the dialog on the dashboard. To everyone else it does not exist. */
export async function ownItem(ctx: PersonalCtx, kind: ItemKind, { id, url }: ItemRequest) {
  const { db, actor, locale, now } = ctx
  const isId = z.uuid().safeParse(id).success
  const item = isId ? await findOwnItem(db, kind, { id, ownerId: actor.id, locale, now }) : null
  if (!item) throw refused(refuse('notFound', 'dashboard.noSuchItem'))
  const { pathname, searchParams } = url
  const ask = parseChoice(searchParams, 'ask', ASKED_ABOUT, null)
  const ends =
    ITEM_KINDS[kind].isPaidFor && ask !== null
      ? await whatEndsWith(db, { listingId: id }, { locale, now })
      : null
  const isPublic =
    item !== null && (await findItem(db, kind, { publicId: item.publicId, locale, now }))?.state === 'public'
  const shared = isPublic ? sharedAddressOf(item, ctx) : null
  const isPart = ITEM_KINDS[kind].isAdvertising && (await isOfPackage(db, id))
  return {
    item,
    ask,
    isOfPackage: isPart,
    ends,
    shared,
    meta: dashboardMeta(ctx, { name: item.title, path: pathname }),
  }
}
