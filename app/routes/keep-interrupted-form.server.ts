import { type MiddlewareFunction, redirect } from 'react-router'
import { profileForm } from '#app/features/accounts/profile/schema.ts'
import { withGoal } from '#app/features/accounts/sign-in/goal.ts'
import { BILLBOARD_DRAFT_FIELDS } from '#app/features/billboards/editing/billboard-values.ts'
import { billingDetailsForm } from '#app/features/billing/receipts/schema.ts'
import { LIST_FIELDS } from '#app/features/listings/posting/attributes/attribute-fields.ts'
import { DRAFT_FIELDS } from '#app/features/listings/posting/form-draft.ts'
import {
  DRAFT_FIELD,
  DRAFT_OWNER_FIELD,
  DRAFT_PARAM,
  type FormValues,
  parseDraftMark,
} from '#app/lib/draft.ts'
import { inLanguage, splitLanguage } from '#app/lib/language-path.ts'
import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { saveInterruptedForm } from '#app/platform/forms/interrupted-forms.server.ts'
import { interruptedForm } from '#app/platform/forms/schema.ts'
import { documentMarkupContext } from '#app/request-context.ts'
import { browserOf } from './account/session-cookies.server.ts'
import { anyone } from './guards.server.ts'

const LISTING_FIELDS = [...DRAFT_FIELDS, ...LIST_FIELDS, 'pictures']

/** The fields that are kept, by the name of the form. Drafts have them too; nothing else that is sent is stored. */
function fieldsOf(form: string, { t }: Ctx): readonly string[] {
  const [name = ''] = form.split(':')
  const fields: Readonly<Record<string, readonly string[]>> = {
    post: LISTING_FIELDS,
    edit: LISTING_FIELDS,
    repost: LISTING_FIELDS,
    admin: LISTING_FIELDS,
    billboard: [...BILLBOARD_DRAFT_FIELDS, 'pictures'],
    profile: Object.keys(profileForm(t).shape),
    'billing-details': Object.keys(billingDetailsForm(t).shape),
  }
  return (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? []
}

function textsOf(form: FormData, names: readonly string[]): FormValues {
  const texts = names
    .filter((name) => name !== DRAFT_FIELD && form.has(name))
    .map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')] as const)
  return Object.fromEntries(
    texts.map(([name, [first = '', ...more]]) => [name, more.length ? [first, ...more] : first]),
  )
}

/** Keeps the form, if it has a draft and its browser is known. Returns the id of the draft that it becomes. */
async function keep(ctx: Ctx, request: Request): Promise<string | null> {
  const { device } = browserOf(request, ctx.site)
  const form = device ? await request.formData().catch(() => null) : null
  if (!device || !form) return null
  const about = { owner: form.get(DRAFT_OWNER_FIELD), mark: form.get(DRAFT_FIELD), fields: {} }
  const sender = interruptedForm.safeParse(about).data
  const mark = sender && parseDraftMark(sender.mark)
  const names = sender ? fieldsOf(sender.owner.form, ctx) : []
  if (!mark || names.length === 0) return null
  const typed = interruptedForm.safeParse({ ...about, fields: textsOf(form, names) }).data
  if (!typed) return null
  const { user: userId, form: name } = typed.owner
  const isKept = await saveInterruptedForm(ctx, { device, userId, form: name, mark, fields: typed.fields })
  return isKept ? mark.id : null
}

/**
 * Asks for the sign-in when a browser without scripts sends a form after its session has ended, and keeps what was
 * typed until then ([FORM-09]). It follows the guards: only what they refused with 401 gets here.
 */
export const keepInterruptedForm: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const isDocument = context.get(documentMarkupContext) !== null
  if (request.method !== 'POST' || !isDocument || anyone(context).actor) return next()
  const sent = request.clone()
  const response = await next()
  if (response.status !== STATUS_OF.unauthenticated) return response
  const id = await keep(anyone(context), sent)
  if (id === null) return response
  await response.body?.cancel()
  const { locale, path } = splitLanguage(url.pathname)
  const params = new URLSearchParams(url.search)
  params.set(DRAFT_PARAM, id)
  const signIn = withGoal('/signin', { to: `${path}?${params}`, save: null })
  return redirect(locale ? inLanguage(locale, signIn) : signIn)
}
