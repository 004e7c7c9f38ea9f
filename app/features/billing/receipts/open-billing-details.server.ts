import { draftTexts } from '#app/lib/draft.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { openDraft } from '#app/platform/forms/drafts.server.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { billingDetailsOf } from './queries.server.ts'
import { BILLING_DETAILS_DRAFT, type BillingDetailsStart } from './receipt-details.ts'

/** Returns the initial values of the form: the details of the user, overridden by a draft. */
export async function openBillingDetails(
  ctx: PersonalCtx,
  wantedDraft: string | null,
): Promise<BillingDetailsStart> {
  const [stored, { draft, fields }] = await Promise.all([
    billingDetailsOf(ctx.db, ctx.actor.id),
    openDraft(ctx, BILLING_DETAILS_DRAFT, wantedDraft),
  ])
  const typed = draftTexts(fields, ['company', 'address', 'taxId', 'bookkeeperEmail', 'version'])
  return { draft, values: { ...stored, version: versionOf(stored), ...typed } }
}
