import { useNavigate } from 'react-router'
import { ListingForm } from '#app/features/listings/posting/components/listing-form.tsx'
import { openForm } from '#app/features/listings/posting/open-form.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { requireUser } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { throwRefusals } from '../throw-refusals.server.ts'
import type { Route } from './+types/repost-listing'
import { formOf, listingNamed } from './listing-form-page.server.ts'
import { saveAndPay } from './save-and-pay.server.ts'
import { withTimeout } from './with-timeout.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  return formOf(ctx, {
    mode: 'repost',
    id: listingNamed(params.id),
    name: ctx.t('posting.repostTitle'),
    url,
  })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = requireUser(context)
  const replaces = listingNamed(params.id)
  const { required } = await throwRefusals(openForm(ctx, 'repost', { id: replaces }))
  return saveAndPay(ctx, { request, required, replaces })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withTimeout(serverAction())
}

/** The form keeps its input. */
export const shouldRevalidate = () => false

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** A listing posted once more ([REPO-01]): its payment comes next ([REPO-02]). */
export default function RepostListing({ loaderData: { start }, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const navigate = useNavigate()
  return (
    <PageDialog
      title={t('posting.repostTitle')}
      closeLabel={t('posting.close')}
      closeAt="/dashboard"
      onClose={() => void navigate('/dashboard')}
    >
      <p className="mb-5 text-muted">{t('posting.repostText')}</p>
      <ListingForm mode="repost" start={start} result={actionData} />
    </PageDialog>
  )
}
