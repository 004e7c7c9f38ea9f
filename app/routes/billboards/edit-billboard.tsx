import { data, redirect } from 'react-router'
import { keepsApproved, ownChangeOf } from '#app/features/billboards/changes/billboard-change.ts'
import { ChangeNotice } from '#app/features/billboards/changes/components/change-notice.tsx'
import { findChange } from '#app/features/billboards/changes/queries.server.ts'
import { BillboardForm } from '#app/features/billboards/editing/components/billboard-form.tsx'
import { REMOVING, RemovalQuestion } from '#app/features/billboards/editing/components/removal.tsx'
import { StatusPanel } from '#app/features/billboards/editing/components/status-panel.tsx'
import { openBillboardForm } from '#app/features/billboards/editing/open-billboard-form.server.ts'
import { SharePanel } from '#app/features/billboards/numbers/components/share-panel.tsx'
import { StatisticsPanel, Totals } from '#app/features/billboards/numbers/components/statistics-panel.tsx'
import { recentNumbers } from '#app/features/billboards/numbers/queries.server.ts'
import { BILLBOARD_MOVES } from '#app/features/billboards/rules.ts'
import { ScheduleForm } from '#app/features/billboards/schedule/components/schedule-form.tsx'
import { daysOf } from '#app/features/billboards/schedule/schema.ts'
import { movesOffered } from '#app/features/items/rules.ts'
import { requiredLanguage } from '#app/features/listings/posting/listing-form.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { refuse } from '#app/lib/refusal.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { refused, requireUser } from '../guards.server.ts'
import { toFormResult } from '../lost-response.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import type { Route } from './+types/edit-billboard'
import { AdFailure, EditOutcome, RemovedAd } from './billboard-outcome.tsx'
import { editBillboardAction } from './edit-action.server.ts'
import { managedBillboard, theirBillboard } from './managed-billboard.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { actor, locale, now, site, t } = ctx
  const { found, isOwner, whyNotEdit } = await theirBillboard(ctx, params.id)
  const { searchParams } = url
  const path = `/edit-ad/${found.id}`
  const head = { title: t('billboards.editPage'), description: t('billboards.editPage'), path, index: false }
  const base = { meta: pageMeta(site, t, head), path, home: isOwner ? '/dashboard' : '/admin/ads' }
  if (found.deletedAt) {
    if (searchParams.has('removed')) return { ...base, state: 'removed' as const }
    throw refused(refuse('notFound', 'billboards.notFound'))
  }
  const { secret, deletedAt: _, ...billboard } = found
  const change = keepsApproved(found, actor) ? ((await findChange(ctx.db, found.id)) ?? null) : null
  const isAdmin = actor.role === 'admin'
  return {
    ...base,
    state: 'there' as const,
    billboard,
    isAdmin,
    whyNotEdit,
    change: change && ownChangeOf(change),
    start: await openBillboardForm(ctx, {
      billboard: { ...billboard, ...change },
      required: requiredLanguage(found.title, locale),
      wantedDraft: searchParams.get(DRAFT_PARAM),
    }),
    scheduleVersion: versionOf(daysOf(billboard, site.timeZone)),
    moves: isAdmin ? null : movesOffered(found, { actor, now, moves: BILLBOARD_MOVES }),
    ...(await recentNumbers(ctx.db, found.id, now)),
    shared: secret && `${site.publicUrl}/promotions/statistics/${secret}`,
    asksRemoval: searchParams.get('ask') === 'remove',
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requireUser(context)
  const { found, isOwner } = await managedBillboard(ctx, params.id)
  const required = requiredLanguage(found.title, ctx.locale)
  const edit = { ctx, id: found.id, request, isOwner, required, origin: found.origin }
  const { init, ...response } = await editBillboardAction(edit)
  if (response.action === 'remove' && response.result.outcome === 'done')
    throw redirect(`/edit-ad/${found.id}?removed`)
  return data(response, init ?? {})
}

/** A request that is lost leaves the form as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) =>
    data({ action: 'save' as const, result: toFormResult(error) }, { status: 503 }),
  )
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Loaded = Route.ComponentProps['loaderData']
type Existing = Extract<Loaded, { state: 'there' }>
type Result = Route.ComponentProps['actionData']

function Management({ ad, edited }: { ad: Existing; edited: Result }) {
  const { billboard, moves, rows, compared, shared, path, scheduleVersion } = ad
  const { startsAt, endsAt, expiresAt } = billboard
  return (
    <div className="grid min-w-0 content-start gap-8">
      <StatusPanel standing={billboard} moves={moves} version={billboard.updatedAt.getTime()} />
      <StatisticsPanel rows={rows} compared={compared} file={`${path}/statistics.csv`} />
      {!ad.whyNotEdit && (
        <>
          <ScheduleForm
            startsAt={startsAt}
            endsAt={endsAt}
            expiresAt={expiresAt}
            version={scheduleVersion}
            result={edited?.action === 'schedule' ? edited.result : undefined}
          />
          <SharePanel address={shared} />
        </>
      )}
    </div>
  )
}

/** Edit Advertisement ([AD-04], [AD-05], [AD-06]), for its owner and for admins. */
export default function EditAd({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  if (loaderData.state === 'removed') return <RemovedAd home={loaderData.home} />
  const { billboard, start, change, home, isAdmin, whyNotEdit, path, asksRemoval } = loaderData
  return (
    <div className="frame py-8">
      <BackLink to={home} reloadDocument={home !== '/dashboard'}>
        {t('billboards.backToDashboard')}
      </BackLink>
      <h1 className="mt-1 mb-4 text-3xl font-extrabold tracking-tight">{t('billboards.editPage')}</h1>
      <EditOutcome edited={actionData} home={home} />
      <div className="mb-6">
        <Totals totals={billboard} />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-4">
          {whyNotEdit ? (
            <Notice tone="bad" title={t.dynamic(whyNotEdit.code, whyNotEdit.params)} />
          ) : (
            <>
              <ChangeNotice change={change} />
              {!isAdmin && (
                <p className="text-muted">
                  {t(billboard.moderation === 'approved' ? 'billboards.editKeeps' : 'billboards.editWaits')}
                </p>
              )}
              <BillboardForm
                key={billboard.id}
                start={start}
                action={path}
                result={actionData?.action === 'save' ? actionData.result : undefined}
              />
            </>
          )}
          <Link to={REMOVING} preventScrollReset className="button-quiet justify-self-start text-red">
            {t('billboards.remove')}
          </Link>
        </div>
        <Management ad={loaderData} edited={actionData} />
      </div>
      {asksRemoval && (
        <RemovalQuestion
          path={path}
          version={billboard.updatedAt.getTime()}
          isOfPackage={billboard.origin === 'package'}
        />
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdFailure error={error} />
}
