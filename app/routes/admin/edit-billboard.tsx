import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BillboardForm } from '#app/features/billboards/editing/components/billboard-form.tsx'
import { editBillboard } from '#app/features/billboards/editing/edit-billboard.server.ts'
import { openBillboardForm } from '#app/features/billboards/editing/open-billboard-form.server.ts'
import { findEditedBillboard } from '#app/features/billboards/editing/queries.server.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { requiredLanguage } from '#app/features/listings/posting/listing-form.ts'
import { ITEMS_PATH, parseReturnList } from '#app/features/moderation/items/moderated-items.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { refused, requireAdmin } from '../guards.server.ts'
import { toLostResponse } from '../lost-response.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/edit-billboard'

/** How long the dialog stays open after saving, in milliseconds, as the specification says. */
const CLOSES_AFTER_MS = 2000

async function loadBillboard({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const ctx = requireAdmin(context)
  const billboard = isUuid(params.id) ? await findEditedBillboard(ctx.db, params.id) : undefined
  if (!billboard) throw refused(refuse('notFound', 'billboards.notFound'))
  return { ctx, billboard, required: requiredLanguage(billboard.title, ctx.locale) }
}

export async function loader(args: Route.LoaderArgs) {
  const { ctx, billboard, required } = await loadBillboard(args)
  const path = `/admin/ads/banner/${billboard.id}/edit`
  const wantedDraft = new URL(args.request.url).searchParams.get(DRAFT_PARAM)
  return {
    meta: adminMeta(ctx, { title: ctx.t('billboards.editTitle'), path }),
    id: billboard.id,
    start: await openBillboardForm(ctx, { billboard, required, wantedDraft }),
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, billboard, required } = await loadBillboard(args)
  const form = await readForm(args.request, billboardForm(ctx.t, required))
  return runFormAction(ctx, form, (input) => editBillboard(ctx, { id: billboard.id, form: input }))
}

/** A request that is lost leaves the form as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(toLostResponse)
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The dialog in which admins change what a billboard says ([MOD-03]). */
export default function EditBillboard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const back = parseReturnList(params) ?? ITEMS_PATH
  const isSaved = actionData?.outcome === 'done'
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void navigate(back), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSaved, navigate, back])
  const { id, start } = loaderData
  return (
    <PageDialog
      title={t('billboards.editTitle')}
      heading="h1"
      closeLabel={t('billboards.close')}
      onClose={() => void navigate(back)}
    >
      {isSaved ? (
        <Notice tone="good" title={t('billboards.updated')} />
      ) : (
        <div className="grid gap-4">
          {/* What is no part of the administration gets a document of its own. */}
          <Link to={`/edit-ad/${id}`} reloadDocument className="plain-link justify-self-start">
            {t('billboards.numbersPanel')}
          </Link>
          <BillboardForm start={start} result={actionData} cancelTo={back} />
        </div>
      )}
    </PageDialog>
  )
}
