import { failedMail } from '#app/features/statistics/inbox/queries.server.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parsePage } from '#app/lib/list-query.ts'
import { AdminTable } from '#app/ui/admin-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Moment } from '#app/ui/time.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/failed-mail'

/** Emails that were given up. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const wanted = parsePage(url.searchParams) ?? 1
  const meta = adminMeta(ctx, { title: ctx.t('money.failedMail'), path: '/admin/mail' })
  return { meta, ...(await failedMail(ctx.db, wanted)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Mail = Route.ComponentProps['loaderData']['mails'][number]

function Row({ mail }: { mail: Mail }) {
  const t = useAdminT()
  return (
    <tr>
      <td className="whitespace-nowrap">
        <Moment at={mail.createdAt} />
      </td>
      <td className="wrap-anywhere">
        <Link to={`/admin/users?q=${encodeURIComponent(mail.recipient)}`} className="plain-link">
          {mail.recipient}
        </Link>
      </td>
      <td className="wrap-anywhere">{mail.subject}</td>
      <td>
        <span className="text-muted lg:hidden">{t('money.mailAttempts')}: </span>
        {mail.attempts}
      </td>
      <td className="text-small wrap-anywhere">{mail.lastError}</td>
    </tr>
  )
}

export default function FailedMail({ loaderData: { mails, page, pages } }: Route.ComponentProps) {
  const t = useAdminT()
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-2xl font-extrabold tracking-tight">{t('money.failedMail')}</h1>
        <p className="max-w-prose text-muted">{t('money.failedMailText')}</p>
      </div>
      {mails.length === 0 ? (
        <EmptyList title={t('money.noFailedMail')} text={t('money.noFailedMailText')} />
      ) : (
        <AdminTable
          headings={[
            t('money.date'),
            t('money.mailTo'),
            t('money.mailSubject'),
            t('money.mailAttempts'),
            t('money.mailError'),
          ]}
        >
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} />
          ))}
        </AdminTable>
      )}
      <Pager page={page} pages={pages} />
    </div>
  )
}
