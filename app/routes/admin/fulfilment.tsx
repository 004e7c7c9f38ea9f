import { TaskTable } from '#app/features/fulfilment/components/task-table.tsx'
import { TaskViews } from '#app/features/fulfilment/components/task-views.tsx'
import { tasksPage } from '#app/features/fulfilment/queries.server.ts'
import { parseTasksQuery } from '#app/features/fulfilment/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parsePage } from '#app/lib/list-query.ts'
import { Pager } from '#app/ui/pager.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/fulfilment'

/** What packages promised, and what is still to be placed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { db, locale, now, t } = ctx
  const params = url.searchParams
  const query = parseTasksQuery(params)
  const meta = adminMeta(ctx, { title: t('fulfilment.title'), path: '/admin/fulfilment' })
  return { meta, query, ...(await tasksPage(db, query, { wanted: parsePage(params) ?? 1, locale, now })) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Fulfilment({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const { query, tasks, counts, homeLayoutId, page, pages } = loaderData
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-2xl font-extrabold tracking-tight">{t('fulfilment.title')}</h1>
        <p className="max-w-prose text-muted">{t('fulfilment.lead')}</p>
      </div>
      <TaskViews asked={query} counts={counts} />
      {tasks.length === 0 ? (
        <EmptyList
          title={t(query.view === 'todo' && !query.listing ? 'fulfilment.nothingToDo' : 'fulfilment.none')}
          text={t('fulfilment.noneText')}
        />
      ) : (
        <TaskTable tasks={tasks} homeLayoutId={homeLayoutId} />
      )}
      <Pager page={page} pages={pages} />
    </div>
  )
}
