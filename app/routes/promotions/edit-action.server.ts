import { z } from 'zod'
import { deleteBillboard } from '#app/features/banner-ads/delete-billboard.server.ts'
import { editBillboard } from '#app/features/banner-ads/editing/edit-billboard.server.ts'
import { billboardForm } from '#app/features/banner-ads/editing/schema.ts'
import { moveBillboard } from '#app/features/banner-ads/move-billboard.server.ts'
import { shareNumbers } from '#app/features/banner-ads/numbers/share-numbers.server.ts'
import { scheduleBillboard } from '#app/features/banner-ads/schedule/schedule-billboard.server.ts'
import { scheduleForm, timesOf } from '#app/features/banner-ads/schedule/schema.ts'
import { LISTING_STATUSES, type ListingStatus, MOVES } from '#app/features/listings/rules.ts'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import type { ModerationOrder } from '#app/features/moderation/schema.ts'
import type { Actor } from '#app/lib/actor.ts'
import { choiceAsked } from '#app/lib/list-query.ts'
import type { Locale } from '#app/lib/locale.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { answer } from '../answer.server.ts'
import { readForm } from '../read-form.server.ts'
import { DOINGS } from './edit-doings.ts'

type Asked = {
  readonly ctx: Ctx & { readonly actor: Actor }
  readonly id: string
  readonly request: Request
  /** The language whose texts must be there. */
  readonly required: Locale
}

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

async function remove(asked: Asked, seen: number, isOwner: boolean) {
  if (isOwner) return deleteBillboard(asked.ctx, { id: asked.id })
  await asModerator(asked, { action: 'delete', version: seen })
}

/** Does what a form of the page asks for. Who may is judged by the use cases, once more. */
export async function editAdAction(asked: Asked, isOwner: boolean) {
  const { ctx, id, request, required } = asked
  const doing = choiceAsked(new URL(request.url).searchParams, 'do', DOINGS, 'save')
  const said = async () => {
    if (doing === 'status') {
      const form = await readForm(request, z.object({ status: z.enum(LISTING_STATUSES), version }))
      return answer(ctx, form, (input) => setStatus(asked, input.status, input.version))
    }
    if (doing === 'schedule') {
      const form = await readForm(request, scheduleForm(ctx.t))
      return answer(ctx, form, (input) => scheduleBillboard(ctx, { id, ...timesOf(input) }))
    }
    if (doing === 'share' || doing === 'unshare') {
      const form = await readForm(request, z.object({}))
      return answer(ctx, form, () => shareNumbers(ctx, { id, on: doing === 'share' }))
    }
    if (doing === 'remove') {
      const form = await readForm(request, z.object({ version }))
      return answer(ctx, form, (input) => remove(asked, input.version, isOwner))
    }
    const form = await readForm(request, billboardForm(ctx.t, required))
    return answer(ctx, form, (input) => editBillboard(ctx, { id, form: input }))
  }
  const { data: outcome, init } = await said()
  return { doing, answer: outcome, init }
}
