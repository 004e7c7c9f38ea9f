import { Form, useNavigation } from 'react-router'
import { layoutHistory } from '#app/features/layouts/history/queries.server.ts'
import { restoreLayout } from '#app/features/layouts/history/restore-layout.server.ts'
import { restoreForm } from '#app/features/layouts/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { userPath } from '#app/lib/admin-paths.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import { formatDayAndTime } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { refused, requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { toLostResponse } from '../lost-response.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/layout-history'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const history = isUuid(id) ? await layoutHistory(ctx.db, id) : undefined
  if (!history) throw refused(refuse('notFound', 'layouts.notFound'))
  const title = ctx.t('layouts.historyTitle', { name: history.name })
  return { id, title, history, meta: adminMeta(ctx, { title, path: `/admin/layout/${id}/history` }) }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  if (!isUuid(id)) throw refused(refuse('notFound', 'layouts.notFound'))
  return runFormAction(ctx, await readForm(request, restoreForm()), (asked) =>
    restoreLayout(ctx, { id, ...asked }),
  )
}

/** A request that is lost leaves the page as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(toLostResponse)
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Outcome = NonNullable<Route.ComponentProps['actionData']>

function Result({ outcome }: { outcome: Outcome }) {
  const t = useAdminT()
  if (outcome.outcome === 'done') return <Notice tone="good" title={t('layouts.restored')} />
  return (
    <Notice tone="bad" title={t('layouts.failedToRestore')}>
      {outcome.outcome === 'refused' && <p>{t.dynamic(outcome.refusal.code, outcome.refusal.params)}</p>}
    </Notice>
  )
}

type Version = Route.ComponentProps['loaderData']['history']['versions'][number]

function Row({ version, current }: { version: Version; current: number }) {
  const t = useAdminT()
  const busy = useNavigation().state !== 'idle'
  const { entry, at, actorId, by, name, billboards } = version
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold wrap-anywhere">
          {t('layouts.versionOf', { number: version.version, name })}
        </p>
        <p className="text-small text-muted">
          {t('layouts.size', version)} · {t('layouts.billboardsIn', { count: billboards })}
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {t('layouts.replacedAt', { time: formatDayAndTime(at, t) })}
          {actorId && (
            <>
              {' · '}
              <Link to={userPath(actorId)} className="plain-link">
                {by}
              </Link>
            </>
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="entry" value={entry} />
        <input type="hidden" name="version" value={current} />
        <OnceButton busy={busy} className="button-quiet">
          {t('layouts.restore')} <span className="sr-only">{version.version}</span>
        </OnceButton>
      </Form>
    </li>
  )
}

/** The earlier versions of a layout, each of which can be brought back ([LAY-10]). */
export default function LayoutHistory({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const { id, title, history } = loaderData
  return (
    <div className="grid max-w-4xl gap-4">
      <div className="list-bar">
        <h1 className="text-2xl font-extrabold tracking-tight wrap-anywhere">{title}</h1>
        <p className="text-muted">{t('layouts.historyLead', { number: history.version })}</p>
        <Link to={`/admin/layout/${id}`} className="plain-link">
          {t('layouts.edit')}
        </Link>
      </div>
      {actionData && <Result outcome={actionData} />}
      {history.versions.length === 0 ? (
        <EmptyList title={t('layouts.noHistory')} text={t('layouts.noHistoryText')} />
      ) : (
        <ul className="border-t-2 border-asphalt">
          {history.versions.map((version) => (
            <Row key={version.entry} version={version} current={history.version} />
          ))}
        </ul>
      )}
    </div>
  )
}
