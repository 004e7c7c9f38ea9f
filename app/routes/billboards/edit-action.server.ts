import { z } from 'zod'
import { deleteBillboard } from '#app/features/billboards/delete-billboard.server.ts'
import { editBillboard } from '#app/features/billboards/editing/edit-billboard.server.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { moveBillboard } from '#app/features/billboards/move-billboard.server.ts'
import { shareNumbers } from '#app/features/billboards/numbers/share-numbers.server.ts'
import { scheduleBillboard } from '#app/features/billboards/schedule/schedule-billboard.server.ts'
import { scheduleForm, timesOf } from '#app/features/billboards/schedule/schema.ts'
import { LISTING_STATUSES, type ListingStatus, MOVES } from '#app/features/items/rules.ts'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import type { ModerationOrder } from '#app/features/moderation/schema.ts'
import { parseChoice } from '#app/lib/list-query.ts'
import type { Locale } from '#app/lib/locale.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { answer } from '../answer.server.ts'
import { readForm } from '../read-form.server.ts'
import { EDIT_ACTIONS, type EditAction } from './billboard-outcome.tsx'

type Asked = {
  readonly ctx: PersonalCtx
  readonly id: string
  readonly request: Request
  readonly isOwner: boolean
  /** The language whose texts must be there. */
  readonly required: Locale
}

/** The state of the billboard that was on the screen. */
const version = z.coerce.number().int().min(0)

type Wanted = Pick<ModerationOrder, 'action' | 'status'> & { readonly version: number }

/** What an admin decides is judged and logged where all such decisions are. */
function asModerator({ ctx, id }: Asked, { action, status, version: seen }: Wanted) {
  const items = [{ kind: 'banner', id, version: seen } as const]
  return moderateItems(ctx, { action, status, items, reasonText: '', note: '' })
}

async function setStatus(asked: Asked, status: ListingStatus, seen: number) {
  const { ctx, id } = asked
  if (ctx.actor.role === 'admin') {
    await asModerator(asked, { action: 'status', status, version: seen })
    return
  }
  const to = MOVES.find((move) => move === status)
  if (!to) throw new RefusedError(refuse('forbidden', 'common.badRequest'))
  await moveBillboard(ctx, { id, to })
}

async function remove(asked: Asked, seen: number) {
  if (asked.isOwner) return deleteBillboard(asked.ctx, { id: asked.id })
  await asModerator(asked, { action: 'delete', version: seen })
}

async function share({ ctx, id, request }: Asked, on: boolean) {
  return answer(ctx, await readForm(request, z.object({})), () => shareNumbers(ctx, { id, on }))
}

/** What each form of the page does. Who may is judged by the use cases, once more. */
const DOES = {
  async save({ ctx, id, request, required }: Asked) {
    const form = await readForm(request, billboardForm(ctx.t, required))
    return answer(ctx, form, (input) => editBillboard(ctx, { id, form: input }))
  },

  async status(asked: Asked) {
    const form = await readForm(asked.request, z.object({ status: z.enum(LISTING_STATUSES), version }))
    return answer(asked.ctx, form, (input) => setStatus(asked, input.status, input.version))
  },

  async schedule({ ctx, id, request }: Asked) {
    const form = await readForm(request, scheduleForm(ctx.t))
    return answer(ctx, form, (input) => scheduleBillboard(ctx, { id, ...timesOf(input, ctx.site.timeZone) }))
  },

  share: (asked: Asked) => share(asked, true),

  unshare: (asked: Asked) => share(asked, false),

  async remove(asked: Asked) {
    const form = await readForm(asked.request, z.object({ version }))
    return answer(asked.ctx, form, (input) => remove(asked, input.version))
  },
} as const satisfies Record<EditAction, unknown>

/** Does what a form of the page asks for: the billboard is saved, if its address does not say `?do=` something else. */
export async function editBillboardAction(asked: Asked) {
  const doing = parseChoice(new URL(asked.request.url).searchParams, 'do', EDIT_ACTIONS, 'save')
  const { data: outcome, init } = await DOES[doing](asked)
  return { doing, answer: outcome, init }
}
