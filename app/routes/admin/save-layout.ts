import { data } from 'react-router'
import { editLayout } from '#app/features/layouts/edit-layout.server.ts'
import type { SaveResponse } from '#app/features/layouts/editor/editor-state.ts'
import { openCategoryLayout, openLayout, savedLast } from '#app/features/layouts/editor/queries.server.ts'
import { saveCategoryLayout } from '#app/features/layouts/save-category-layout.server.ts'
import { categoryLayoutForm, layoutForm } from '#app/features/layouts/schema.ts'
import { type FormResult, LOST_RESPONSE } from '#app/lib/form-result.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { requireAdminToWrite } from '../guards.server.ts'
import { readForm } from '../read-form.server.ts'
import { readRefusal } from '../read-refusal.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/save-layout'

const isStale = (result: FormResult) =>
  result.outcome === 'refused' && result.refusal.code === 'layouts.stale'

/** Saves a layout of the editor. The second of two admins gets the version that the first one stored ([LAY-07]). */
async function saveLayout(ctx: Ctx, request: Request) {
  const form = await readForm(request, layoutForm(ctx.t))
  const result = await runFormAction(ctx, form, (edited) => editLayout(ctx, edited))
  const id = form.status === 'success' && isStale(result.data) ? form.value.id : null
  const now = id === null ? null : ((await openLayout(ctx.db, id, ctx)) ?? null)
  const stored = now && id ? { ...now, savedBy: await savedLast(ctx.db, id) } : null
  return data({ result: result.data, stored } satisfies SaveResponse, result.init ?? {})
}

async function saveCategory(ctx: Ctx, request: Request) {
  const form = await readForm(request, categoryLayoutForm(ctx.t))
  const result = await runFormAction(ctx, form, (drawn) => saveCategoryLayout(ctx, drawn))
  const slug = form.status === 'success' && isStale(result.data) ? form.value.slug : null
  const now = slug === null ? null : await openCategoryLayout(ctx.db, slug, ctx)
  const stored = now && slug ? { ...now, savedBy: await savedLast(ctx.db, slug) } : null
  return data({ result: result.data, stored } satisfies SaveResponse, result.init ?? {})
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  const isCategory = url.searchParams.get('kind') === 'category'
  return isCategory ? saveCategory(ctx, request) : saveLayout(ctx, request)
}

/** A request that is lost, or a session that ended, leaves the editor as it is, with everything drawn in it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<SaveResponse> {
  return serverAction().catch((error: unknown) => {
    const refusal = readRefusal(error)
    const result: FormResult<never> = refusal ? { outcome: 'refused', refusal, form: {} } : LOST_RESPONSE
    return { result, stored: null }
  })
}
