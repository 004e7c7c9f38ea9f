import type { AdminCtx } from '#app/features/accounts/users/assert-admin.server.ts'
import { moderateMatching } from '#app/features/moderation/matching/moderate-matching.server.ts'
import { matchingForm } from '#app/features/moderation/matching/schema.ts'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import { moderationForm } from '#app/features/moderation/schema.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'

/** The action of moderation pages: an order about one item or many. */
export async function ordersAction(ctx: AdminCtx, request: Request) {
  const form = await readForm(request, moderationForm(ctx.t))
  return runFormAction(ctx, form, (order) => moderateItems(ctx, order))
}

/** The next batch of an order about everything that a filter shows ([MOD-09]). */
export async function matchingAction(ctx: AdminCtx, request: Request) {
  const form = await readForm(request, matchingForm(ctx.t))
  return runFormAction(ctx, form, (order) => moderateMatching(ctx, order))
}
