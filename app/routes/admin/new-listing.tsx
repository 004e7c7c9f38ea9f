import { isRouteErrorResponse } from 'react-router'
import { ListingForm } from '#app/features/listings/posting/components/listing-form.tsx'
import { createFreeListing } from '#app/features/listings/posting/create-free-listing.server.ts'
import { openForm } from '#app/features/listings/posting/open-form.server.ts'
import { NEW_MARK } from '#app/features/moderation/items/edit-link.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { type FormResult, LOST_RESPONSE } from '#app/lib/form-result.ts'
import { refuse } from '#app/lib/refusal.ts'
import { requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { listingFormAction } from '../listing-form-action.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { throwRefusals } from '../throw-refusals.server.ts'
import type { Route } from './+types/new-listing'
import { Drawer, DrawerSaved, useListBelow } from './drawer.tsx'

/** How long the drawer stays open after the listing was created, in milliseconds ([MOD-08]). */
const CLOSES_AFTER_MS = 1500

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const wantedDraft = url.searchParams.get(DRAFT_PARAM)
  const start = await throwRefusals(openForm(ctx, 'admin', { wantedDraft }))
  const meta = adminMeta(ctx, { title: ctx.t('moderation.createListing'), path: '/admin/ads/new' })
  return { meta, start }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  const { required } = await throwRefusals(openForm(ctx, 'admin'))
  return listingFormAction(ctx, { request, required }, (form) =>
    createFreeListing(ctx, { formId: form.formId ?? crypto.randomUUID(), form }),
  )
}

const DENIED = {
  outcome: 'refused',
  refusal: refuse('forbidden', 'common.adminsOnly'),
  form: {},
} as const satisfies FormResult

/** The form stays after the connection or the role of an admin was lost, and says which ([MOD-08]). */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) => {
    const isDenied = isRouteErrorResponse(error) && [401, 403].includes(error.status)
    return isDenied ? DENIED : LOST_RESPONSE
  })
}

/** The form keeps its input. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** A free listing, live at once ([MOD-08]). */
export default function NewListing({ loaderData: { start }, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const below = useListBelow()
  return (
    <Drawer title={t('moderation.createListing')} below={below} mark={NEW_MARK}>
      {actionData?.outcome === 'done' ? (
        <DrawerSaved title={t('posting.created')} below={below} closesAfterMs={CLOSES_AFTER_MS} />
      ) : (
        <ListingForm mode="admin" start={start} result={actionData} />
      )}
    </Drawer>
  )
}
