import { data } from 'react-router'
import { SHOW_FACTS } from '#app/features/listings/posting/listing-form.ts'
import { listingForm, type PostedForm } from '#app/features/listings/posting/schema.ts'
import type { FormResult } from '#app/lib/form-result.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { readForm } from './read-form.server.ts'
import { runFormAction } from './run-form-action.server.ts'

type Sent = {
  readonly request: Request
  /** The language whose texts are required. */
  readonly required: Locale
}

/**
 * Reads the form of a listing and passes it to `work`. A browser without JavaScript can ask for the facts of the category that it
 * sends: the form comes back as it was typed, and nothing is judged yet ([ATTR-12]).
 */
export async function listingFormAction<Out>(
  ctx: Ctx,
  { request, required }: Sent,
  work: (form: PostedForm) => Promise<Out>,
) {
  const form = await readForm(request, listingForm(ctx.t, required))
  if (form.payload['next'] !== SHOW_FACTS) return runFormAction(ctx, form, work)
  const { initialValue } = form.reply()
  const shown: FormResult<Out> = { outcome: 'invalid', form: { ...(initialValue && { initialValue }) } }
  return data(shown, { status: 200 })
}
