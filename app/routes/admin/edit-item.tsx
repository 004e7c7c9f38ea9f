import { BillboardForm } from '#app/features/billboards/editing/components/billboard-form.tsx'
import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { ListingForm } from '#app/features/listings/posting/components/listing-form.tsx'
import { EDITED_MS } from '#app/features/listings/posting/listing-form.ts'
import { editMark } from '#app/features/moderation/items/edit-link.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import type { FormResult } from '#app/lib/form-result.ts'
import { Link } from '#app/ui/link.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { keepForm } from '../lost-response.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/edit-item'
import { Drawer, DrawerSaved, useListBelow } from './drawer.tsx'
import { openItemForm, saveItem } from './edited-item.server.ts'

/** What the drawer says, and how long it stays open after saving, in milliseconds, as the specification says. */
const DRAWERS = {
  banner: { title: 'billboards.editTitle', saved: 'billboards.updated', closesAfterMs: 2000 },
  listing: { title: 'posting.editTitle', saved: 'posting.saved', closesAfterMs: EDITED_MS },
} as const satisfies Record<ItemKind, object>

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { searchParams, pathname } = url
  const opened = await openItemForm(ctx, params, searchParams.get(DRAFT_PARAM))
  return { ...opened, meta: adminMeta(ctx, { title: ctx.t(DRAWERS[opened.kind].title), path: pathname }) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return saveItem(await requireAdminToWrite(context), params, request)
}

/** A request that is lost leaves the form as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(keepForm)
}

/** The form keeps its input. */
export const shouldRevalidate = () => false

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Loaded = Route.ComponentProps['loaderData']
type FormProps = { opened: Loaded; result: FormResult | undefined; below: ReturnType<typeof useListBelow> }

function ItemForm({ opened: { id, listing, billboard }, result, below: { list, close } }: FormProps) {
  const t = useAdminT()
  if (listing) return <ListingForm mode="edit" start={listing} result={result} />
  if (!billboard) return null
  return (
    <div className="grid gap-4">
      {/* Not a page of the admin area: it gets a document of its own. */}
      <Link to={`/edit-ad/${id}`} reloadDocument target="_blank" className="plain-link justify-self-start">
        {t('billboards.numbersPanel')}
        <span className="sr-only"> ({t('listings.opensInNewTab')})</span>
      </Link>
      <BillboardForm start={billboard} result={result} cancelTo={list} onCancel={close} />
    </div>
  )
}

/** The drawer in which admins change what an item says, over the list they came from ([MOD-03], [MOD-10]). */
export default function EditItem({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const below = useListBelow()
  const { title, saved, closesAfterMs } = DRAWERS[loaderData.kind]
  return (
    <Drawer title={t(title)} below={below} mark={editMark(loaderData)}>
      {actionData?.outcome === 'done' ? (
        <DrawerSaved title={t(saved)} below={below} closesAfterMs={closesAfterMs} />
      ) : (
        <ItemForm key={loaderData.id} opened={loaderData} result={actionData} below={below} />
      )}
    </Drawer>
  )
}

/** What cannot be edited leaves the list where it is. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const t = useAdminT()
  const { kind, item } = params
  return (
    <Drawer title={t('moderation.edit')} below={useListBelow()} mark={`${kind}.${item}`}>
      <RouteError error={error} />
    </Drawer>
  )
}
