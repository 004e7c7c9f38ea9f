import Download from 'lucide-react/icons/download'
import { Form, useFetcher, useSearchParams } from 'react-router'
import { type ChangeAnswer, ChangeNotice } from '#app/features/accounts/people/components/change-notice.tsx'
import { PeopleFilters } from '#app/features/accounts/people/components/people-filters.tsx'
import { PEOPLE_FETCHER, PeopleTable } from '#app/features/accounts/people/components/people-table.tsx'
import { peoplePage } from '#app/features/accounts/people/queries.server.ts'
import { peopleAsked } from '#app/features/accounts/people/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { pageAsked } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { asAdmin, asAdminToChange } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/users'
import { usersAction } from './users-action.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = asAdmin(context)
  const params = new URL(request.url).searchParams
  const asked = peopleAsked(params)
  return {
    meta: adminMeta(ctx, { title: ctx.t('people.title'), path: '/admin/users' }),
    asked,
    adminId: ctx.actor.id,
    ...(await peoplePage(ctx.db, asked, pageAsked(params) ?? 1)),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return usersAction(await asAdminToChange(context), request)
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function PageHead({ total }: { total: number }) {
  const t = useAdminT()
  const [params] = useSearchParams()
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('people.title')}</h1>
      <p className="text-muted">{t('people.total', { count: total })}</p>
      <div className="flex flex-wrap items-center gap-3 sm:ml-auto">
        <Link to="/admin/dashboard" className="plain-link">
          {t('people.backToDashboard')}
        </Link>
        <Form method="post" action={`/admin/users/export?${params.toString()}`} reloadDocument>
          <button type="submit" className="button-quiet">
            <Download aria-hidden size={18} strokeWidth={1.75} />
            {t('people.exportCsv')}
          </button>
        </Form>
      </div>
    </div>
  )
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const { people, total, page, pages, asked, adminId } = loaderData
  const fetcher = useFetcher<ChangeAnswer>({ key: PEOPLE_FETCHER })
  const answered = fetcher.data ?? actionData
  return (
    <>
      <PageHead total={total} />
      {answered && <ChangeNotice answer={answered} />}
      <div className="mt-3">
        <PeopleFilters asked={asked} />
      </div>
      {people.length === 0 ? (
        <EmptyList title={t('people.noneTitle')} text={t('people.noneText')} />
      ) : (
        <PeopleTable people={people} adminId={adminId} />
      )}
      <Pager page={page} pages={pages} />
    </>
  )
}
