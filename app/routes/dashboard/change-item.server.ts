import { data } from 'react-router'
import { deleteListing } from '#app/features/account-closure/delete-listing.server.ts'
import { moveOwnListing } from '#app/features/account-closure/move-own-listing.server.ts'
import { moveOwnListings } from '#app/features/account-closure/move-own-listings.server.ts'
import { deleteBillboard } from '#app/features/billboards/delete-billboard.server.ts'
import { moveBillboard } from '#app/features/billboards/move-billboard.server.ts'
import type { OwnOutcome } from '#app/features/items/own/components/own-outcome.tsx'
import { BULK, type OwnItemChange, ownItemForm, ownItemsForm } from '#app/features/items/own/schema.ts'
import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'

const USE_CASES = {
  listing: { move: moveOwnListing, delete: deleteListing },
  banner: { move: moveBillboard, delete: deleteBillboard },
} as const

function change(ctx: Ctx, { kind, id, to, renewal }: OwnItemChange): Promise<void> {
  const use = USE_CASES[kind]
  return to === 'deleted'
    ? use.delete(ctx, { id })
    : use.move(ctx, { id, to, endsRenewal: renewal === 'off' })
}

/** Changes the ticked listings ([DASH-15]). Where none could be changed, the response has the status of the first refusal. */
async function changeItems(ctx: Ctx, request: Request) {
  const form = await readForm(request, ownItemsForm())
  const { data: result, init } = await runFormAction(ctx, form, (change) => moveOwnListings(ctx, change))
  const bulk = result.outcome === 'done' ? result.value : null
  const [first] = bulk?.done === 0 ? bulk.failed : []
  const status = first && { status: STATUS_OF[first.refusal.kind] }
  return data({ tried: null, result, bulk }, { ...init, ...status })
}

/** The actions of the buttons on cards in the dashboard ([DASH-03], [DASH-04]). */
export async function changeItem(ctx: Ctx, request: Request) {
  if (new URL(request.url).searchParams.get('do') === BULK) return changeItems(ctx, request)
  const form = await readForm(request, ownItemForm())
  const response = await runFormAction(ctx, form, (asked) => change(ctx, asked))
  const tried = form.status === 'success' ? form.value : null
  const outcome: OwnOutcome = { tried, result: response.data }
  return data({ ...outcome, bulk: undefined }, response.init ?? {})
}
