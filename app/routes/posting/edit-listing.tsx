import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ListingForm } from '#app/features/listings/posting/components/listing-form.tsx'
import { editListing } from '#app/features/listings/posting/edit-listing.server.ts'
import { EDITED_MS } from '#app/features/listings/posting/listing-form.ts'
import { openForm } from '#app/features/listings/posting/open-form.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { headersOfAction } from '../account/account-page.ts'
import { requireUser } from '../guards.server.ts'
import { listingFormAction } from '../listing-form-action.server.ts'
import { metaTags } from '../page-meta.ts'
import { throwRefusals } from '../throw-refusals.server.ts'
import type { Route } from './+types/edit-listing'
import { formOf, listingNamed } from './listing-form-page.server.ts'
import { withTimeout } from './with-timeout.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  return formOf(ctx, { mode: 'edit', id: listingNamed(params.id), name: ctx.t('posting.editTitle'), url })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = requireUser(context)
  const id = listingNamed(params.id)
  const { required } = await throwRefusals(openForm(ctx, 'edit', { id }))
  return listingFormAction(ctx, { request, required }, (form) => editListing(ctx, { id, form }))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withTimeout(serverAction())
}

/** The form keeps its input. */
export const shouldRevalidate = () => false

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

const BACK = '/dashboard'

/** The success, which closes the dialog after a moment ([DASH-05]). */
function Saved({ leave }: { leave: () => void }) {
  const t = useAccountT()
  useEffect(() => {
    const timer = setTimeout(leave, EDITED_MS)
    return () => clearTimeout(timer)
  }, [leave])
  return (
    <Notice ref={takeFocus} tone="good" title={t('posting.saved')}>
      <Link to={BACK} className="plain-link">
        {t('posting.backToList')}
      </Link>
    </Notice>
  )
}

export default function EditListing({ loaderData: { start }, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const navigate = useNavigate()
  const leave = () => void navigate(BACK)
  return (
    <PageDialog title={t('posting.editTitle')} closeLabel={t('posting.close')} closeAt={BACK} onClose={leave}>
      {actionData?.outcome === 'done' ? (
        <Saved leave={leave} />
      ) : (
        <ListingForm mode="edit" start={start} result={actionData} />
      )}
    </PageDialog>
  )
}
