import { useEffect } from 'react'
import { kindWith } from '#app/features/items/item-kinds.ts'
import { ReportForm, reportDraft } from '#app/features/moderation/reports/components/report-form.tsx'
import { findReportable } from '#app/features/moderation/reports/queries.server.ts'
import { reportItem } from '#app/features/moderation/reports/report-item.server.ts'
import { reportForm } from '#app/features/moderation/reports/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { LOST_RESPONSE } from '#app/lib/form-result.ts'
import { parsePublicId } from '#app/lib/public-id.ts'
import { assertFound, refuse } from '#app/lib/refusal.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { forgetTabDraft } from '#app/ui/use-tab-draft.ts'
import { anyone, refused } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/report'

/** The item an address names: '/report/listings/123456' or '/report/promotions/123456'. */
function namedBy({ kind, publicId }: Route.LoaderArgs['params']) {
  const meant = kindWith('path', `/${kind}`)
  const number = parsePublicId(publicId)
  return meant && number !== null ? { kind: meant, publicId: number } : null
}

const notThere = () => refused(refuse('notFound', 'common.notFound'))

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const named = namedBy(params)
  const item = named && (await findReportable(ctx.db, named, ctx))
  if (!item) throw notThere()
  const { site, t } = ctx
  const path = `/report/${params.kind}/${params.publicId}`
  const meta = pageMeta(site, t, { title: t('reports.title'), description: '', path, index: false })
  return { meta, user: ctx.actor?.id ?? '', title: item.title, back: `/${params.kind}/${params.publicId}` }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = await readForm(request, reportForm(ctx.t))
  return runFormAction(ctx, form, async (report) => {
    const named = namedBy(params)
    assertFound(named, 'reports.noSuchItem')
    await reportItem(ctx, named, report)
    return null
  })
}

/** A request that is lost leaves the form as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => LOST_RESPONSE)
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The report of an item. A page of its own, so that pages of items stay the same for everyone. */
export default function Report({ loaderData: { title, back, user }, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const isSent = actionData?.outcome === 'done'
  useEffect(() => {
    if (isSent) forgetTabDraft(reportDraft(back, user))
  }, [isSent, back, user])
  return (
    <div className="frame max-w-2xl py-8">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('reports.title')}</h1>
      <p className="mt-1 font-semibold wrap-anywhere">{title}</p>
      <p className="mt-1 mb-6 text-muted">{t('reports.lead')}</p>
      {isSent ? (
        <Notice ref={takeFocus} tone="good" title={t('reports.thanks')} />
      ) : (
        <ReportForm result={actionData} item={back} user={user} />
      )}
      <p className="mt-6">
        <Link to={back} className="plain-link">
          {t('reports.back')}
        </Link>
      </p>
    </div>
  )
}
