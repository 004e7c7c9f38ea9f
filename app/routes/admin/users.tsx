import Download from 'lucide-react/icons/download'
import { Form, useFetcher, useSearchParams } from 'react-router'
import { DownloadButton } from '#app/features/accounts/export/components/download-button.tsx'
import { ExportLimit } from '#app/features/accounts/export/components/export-limit.tsx'
import { ChangeNotice, type UserChange } from '#app/features/accounts/users/components/change-notice.tsx'
import { UsersFilters } from '#app/features/accounts/users/components/users-filters.tsx'
import { UsersTable } from '#app/features/accounts/users/components/users-table.tsx'
import { usersPage } from '#app/features/accounts/users/queries.server.ts'
import { parseUsersQuery } from '#app/features/accounts/users/schema.ts'
import { USERS_FETCHER } from '#app/features/accounts/users/users-fetcher.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parsePage } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/users'
import { usersAction } from './users-action.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const params = url.searchParams
  const query = parseUsersQuery(params)
  return {
    meta: adminMeta(ctx, { title: ctx.t('users.title'), path: '/admin/users' }),
    query,
    adminId: ctx.actor.id,
    ...(await usersPage(ctx.db, { ...query, timeZone: ctx.site.timeZone }, parsePage(params) ?? 1)),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return usersAction(await requireAdminToWrite(context), request)
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function PageHead({ total }: { total: number }) {
  const t = useAdminT()
  const [params] = useSearchParams()
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('users.title')}</h1>
      <p className="text-muted">{t('users.total', { count: total })}</p>
      <div className="flex flex-wrap items-center gap-3 sm:ml-auto">
        <Link to="/admin/dashboard" className="plain-link">
          {t('users.backToDashboard')}
        </Link>
        <Form method="post" action={`/admin/users/export?${params.toString()}`} reloadDocument>
          <DownloadButton>
            <Download aria-hidden size={18} strokeWidth={1.75} />
            {t('users.exportCsv')}
          </DownloadButton>
        </Form>
        <ExportLimit />
      </div>
    </div>
  )
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const { users, total, page, pages, query, adminId } = loaderData
  const fetcher = useFetcher<UserChange>({ key: USERS_FETCHER })
  const result = fetcher.data ?? actionData
  return (
    <>
      <PageHead total={total} />
      {result && <ChangeNotice outcome={result} />}
      <div className="mt-3">
        <UsersFilters asked={query} />
      </div>
      {users.length === 0 ? (
        <EmptyList title={t('users.noneTitle')} text={t('users.noneText')} />
      ) : (
        <UsersTable users={users} adminId={adminId} />
      )}
      <Pager page={page} pages={pages} />
    </>
  )
}
