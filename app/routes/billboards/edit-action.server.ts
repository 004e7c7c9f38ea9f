import { z } from 'zod'
import { deleteBillboard } from '#app/features/billboards/delete-billboard.server.ts'
import type { BillboardOrigin } from '#app/features/billboards/editing/billboard-origin.ts'
import { editBillboard } from '#app/features/billboards/editing/edit-billboard.server.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { moveBillboard } from '#app/features/billboards/move-billboard.server.ts'
import { shareNumbers } from '#app/features/billboards/numbers/share-numbers.server.ts'
import { scheduleBillboard } from '#app/features/billboards/schedule/schedule-billboard.server.ts'
import { scheduleForm, timesOf } from '#app/features/billboards/schedule/schema.ts'
import { LISTING_STATUSES, type ListingStatus } from '#app/features/items/item-status.ts'
import { MOVES } from '#app/features/items/rules.ts'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import type { ModerationOrder } from '#app/features/moderation/schema.ts'
import { parseChoice } from '#app/lib/list-query.ts'
import type { Locale } from '#app/lib/locale.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { EDIT_ACTIONS, type EditAction } from './billboard-outcome.tsx'

type EditRequest = {
  readonly ctx: PersonalCtx
  readonly id: string
  readonly request: Request
  readonly isOwner: boolean
  /** The language whose texts must be there. */
  readonly required: Locale
  readonly origin: BillboardOrigin
}

/** The state of the billboard that was on the screen. */
const version = z.coerce.number().int().min(0)

type Wanted = Pick<ModerationOrder, 'action' | 'status'> & { readonly version: number }

/** What an admin decides is judged and logged where all such decisions are. */
function asModerator({ ctx, id }: EditRequest, { action, status, version: seen }: Wanted) {
  const items = [{ kind: 'banner', id, version: seen } as const]
  return moderateItems(ctx, { action, status, items, reasonText: '', note: '' })
}

async function setStatus(edit: EditRequest, status: ListingStatus, seen: number) {
  const { ctx, id } = edit
  if (ctx.actor.role === 'admin') {
    await asModerator(edit, { action: 'status', status, version: seen })
    return
  }
  const to = MOVES.find((move) => move === status)
  if (!to) throw new RefusedError(refuse('forbidden', 'common.badRequest'))
  await moveBillboard(ctx, { id, to })
}

async function remove(edit: EditRequest, seen: number) {
  if (edit.isOwner) return deleteBillboard(edit.ctx, { id: edit.id })
  await asModerator(edit, { action: 'delete', version: seen })
}

async function share({ ctx, id, request }: EditRequest, on: boolean) {
  return runFormAction(ctx, await readForm(request, z.object({})), () => shareNumbers(ctx, { id, on }))
}

/** What each form of the page does. Who may is judged by the use cases, once more. */
const RUN = {
  async save({ ctx, id, request, required, origin }: EditRequest) {
    const form = await readForm(request, billboardForm(ctx.t, required, origin))
    return runFormAction(ctx, form, (input) => editBillboard(ctx, { id, form: input }))
  },

  async status(edit: EditRequest) {
    const form = await readForm(edit.request, z.object({ status: z.enum(LISTING_STATUSES), version }))
    return runFormAction(edit.ctx, form, (input) => setStatus(edit, input.status, input.version))
  },

  async schedule({ ctx, id, request }: EditRequest) {
    const form = await readForm(request, scheduleForm(ctx.t))
    return runFormAction(ctx, form, (input) => {
      const { version, acceptedLoss } = input
      return scheduleBillboard(ctx, { id, version, acceptedLoss, ...timesOf(input, ctx.site.timeZone) })
    })
  },

  share: (edit: EditRequest) => share(edit, true),

  unshare: (edit: EditRequest) => share(edit, false),

  async remove(edit: EditRequest) {
    const form = await readForm(edit.request, z.object({ version }))
    return runFormAction(edit.ctx, form, (input) => remove(edit, input.version))
  },
} as const satisfies Record<EditAction, unknown>

/** Does what a form of the page asks for: the billboard is saved, if its address does not say `?do=` something else. */
export async function editBillboardAction(edit: EditRequest) {
  const action = parseChoice(new URL(edit.request.url).searchParams, 'do', EDIT_ACTIONS, 'save')
  const { data: outcome, init } = await RUN[action](edit)
  return { action, result: outcome, init }
}
