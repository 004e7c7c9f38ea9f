import { redirect, useNavigate } from 'react-router'
import { completeFacts } from '#app/features/listings/completing/complete-facts.server.ts'
import { FactsForm } from '#app/features/listings/completing/components/facts-form.tsx'
import { openFacts } from '#app/features/listings/completing/open-facts.server.ts'
import { completedFacts } from '#app/features/listings/completing/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { throwRefusals } from '../throw-refusals.server.ts'
import type { Route } from './+types/complete-facts'
import { listingNamed } from './listing-form-page.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const id = listingNamed(params.id)
  const facts = await throwRefusals(openFacts(ctx, id))
  const head = { name: ctx.t('posting.factsTitle'), path: `/dashboard/listings/${id}/facts` }
  return { id, facts, meta: dashboardMeta(ctx, head) }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = requireUser(context)
  const id = listingNamed(params.id)
  const form = await readForm(request, completedFacts)
  const response = await runFormAction(ctx, form, (sent) => completeFacts(ctx, id, sent))
  if (response.data.outcome === 'done') throw redirect('/dashboard')
  return response
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The facts that the texts of an older listing state, to be confirmed ([ATTR-19]). */
export default function CompleteFacts({ loaderData: { id, facts } }: Route.ComponentProps) {
  const t = useAccountT()
  const navigate = useNavigate()
  return (
    <PageDialog
      title={t('posting.factsTitle')}
      closeLabel={t('posting.close')}
      closeAt="/dashboard"
      onClose={() => void navigate('/dashboard')}
    >
      <FactsForm facts={facts} editAt={`/dashboard/listings/${id}/edit`} />
    </PageDialog>
  )
}
