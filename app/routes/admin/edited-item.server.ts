import type { AdminCtx } from '#app/features/accounts/users/assert-admin.server.ts'
import type { BillboardStart } from '#app/features/billboards/editing/billboard-values.ts'
import { editBillboard } from '#app/features/billboards/editing/edit-billboard.server.ts'
import { openBillboardForm } from '#app/features/billboards/editing/open-billboard-form.server.ts'
import { findEditedBillboard } from '#app/features/billboards/editing/queries.server.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { type ItemKind, isItemKind } from '#app/features/items/item-kinds.ts'
import { editListing } from '#app/features/listings/posting/edit-listing.server.ts'
import type { FormStart } from '#app/features/listings/posting/form-draft.ts'
import { requiredLanguage } from '#app/features/listings/posting/listing-form.ts'
import { openForm } from '#app/features/listings/posting/open-form.server.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import { refused } from '../guards.server.ts'
import { listingFormAction } from '../listing-form-action.server.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { throwRefusals } from '../throw-refusals.server.ts'

/** The form of a listing or of a billboard; the other one is null. */
type Opened = { readonly listing: FormStart | null; readonly billboard: BillboardStart | null }

async function billboardNamed(ctx: AdminCtx, id: string) {
  const billboard = await findEditedBillboard(ctx.db, id)
  if (!billboard) throw refused(refuse('notFound', 'billboards.notFound'))
  return { billboard, required: requiredLanguage(billboard.title, ctx.locale) }
}

const OPEN: Record<ItemKind, (ctx: AdminCtx, id: string, wantedDraft: string | null) => Promise<Opened>> = {
  async listing(ctx, id, wantedDraft) {
    return {
      listing: await throwRefusals(openForm(ctx, 'edit', { id, wantedDraft })),
      billboard: null,
    }
  },
  async banner(ctx, id, wantedDraft) {
    const named = await billboardNamed(ctx, id)
    return { listing: null, billboard: await openBillboardForm(ctx, { ...named, wantedDraft }) }
  },
}

const SAVE = {
  async listing(ctx: AdminCtx, id: string, request: Request) {
    const { required } = await throwRefusals(openForm(ctx, 'edit', { id }))
    return listingFormAction(ctx, { request, required }, (form) => editListing(ctx, { id, form }))
  },
  async banner(ctx: AdminCtx, id: string, request: Request) {
    const { required, billboard } = await billboardNamed(ctx, id)
    const form = await readForm(request, billboardForm(ctx.t, required, billboard.origin))
    return runFormAction(ctx, form, (posted) => editBillboard(ctx, { id, form: posted }))
  },
} as const satisfies Record<ItemKind, unknown>

/** What the address of a drawer names. */
type Named = { readonly kind: string; readonly item: string }

/** Returns the kind and id that an address names, or throws 404. */
function parseNamed({ kind, item }: Named) {
  if (!isItemKind(kind) || !isUuid(item)) throw refused(refuse('notFound', 'posting.notFound'))
  return { kind, id: item.toLowerCase() }
}

/** Returns the form of the item that an address names, or throws 404. */
export async function openItemForm(ctx: AdminCtx, named: Named, wantedDraft: string | null) {
  const { kind, id } = parseNamed(named)
  return { kind, id, ...(await OPEN[kind](ctx, id, wantedDraft)) }
}

/** Saves the form of the item that an address names. */
export async function saveItem(ctx: AdminCtx, named: Named, request: Request) {
  const { kind, id } = parseNamed(named)
  return SAVE[kind](ctx, id, request)
}
