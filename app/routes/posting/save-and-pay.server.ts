import { redirect } from 'react-router'
import { saveUnpaidListing } from '#app/features/listings/posting/save-unpaid-listing.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { listingFormAction } from '../listing-form-action.server.ts'

type Sent = {
  readonly request: Request
  /** The language whose texts are required. */
  readonly required: Locale
  /** The listing that a repost replaces. */
  readonly replaces: string | null
}

/** Saves the form as an unpaid listing and redirects to its payment, or to the dashboard. */
export async function saveAndPay(ctx: PersonalCtx, { request, required, replaces }: Sent) {
  const response = await listingFormAction(ctx, { request, required }, async (posted) => {
    const formId = posted.formId ?? crypto.randomUUID()
    const { id } = await saveUnpaidListing(ctx, { formId, form: posted, replaces })
    return posted.next === 'later'
      ? `/dashboard?new=${id}`
      : `/dashboard/listings/${id}/pay?tier=${posted.tier}`
  })
  if (response.data.outcome === 'done') throw redirect(response.data.value)
  return response
}
