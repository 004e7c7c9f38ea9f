import type { FormMode } from '#app/features/listings/posting/form-draft.ts'
import { openForm } from '#app/features/listings/posting/open-form.server.ts'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { refused } from '../guards.server.ts'
import { dashboardMeta } from '../page-meta.ts'
import { throwRefusals } from '../throw-refusals.server.ts'

/** Returns the listing that an address names, or throws 404. */
export function listingNamed(id: string | undefined): string {
  if (!isUuid(id)) throw refused(refuse('notFound', 'posting.notFound'))
  return id.toLowerCase()
}

type Page = { readonly mode: FormMode; readonly id: string; readonly name: string; readonly url: URL }

/** Returns which draft of a form the address names. */
export const wantedDraftOf = (url: URL) => url.searchParams.get(DRAFT_PARAM)

/** Returns what the page of a listing form needs; `name` is its title. Ends with 404 for another user's listing. */
export async function formOf(ctx: PersonalCtx, { mode, id, name, url }: Page) {
  const start = await throwRefusals(openForm(ctx, mode, { id, wantedDraft: wantedDraftOf(url) }))
  return { start, meta: dashboardMeta(ctx, { name, path: `/dashboard/listings/${id}/${mode}` }) }
}
