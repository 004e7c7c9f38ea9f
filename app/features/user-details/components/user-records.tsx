import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { KIND_NAMES } from '#app/features/admin-search/components/found-list.tsx'
import { LogTable } from '#app/features/audit/components/log-table.tsx'
import { PaymentTable } from '#app/features/billing/admin/components/payment-table.tsx'
import { netOf } from '#app/features/billing/admin/payment-lists.ts'
import {
  COMPLAINT_NAMES,
  MODERATION_NAMES,
  STATUS_NAMES,
} from '#app/features/moderation/components/names.tsx'
import { editLink } from '#app/features/moderation/items/edit-link.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { itemPath } from '#app/lib/admin-paths.ts'
import { browserName } from '#app/lib/browser-name.ts'
import { formatCents } from '#app/lib/money.ts'
import { formatDayAndTime } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { Day } from '#app/ui/time.tsx'
import type { PostedItem, ReportAbout, UserDetails, UserRecords } from '../queries.server.ts'

type PartProps = { name: string; none: string; isEmpty: boolean; more?: ReactNode; children: ReactNode }

function Part({ name, none, isEmpty, more, children }: PartProps) {
  return (
    <NamedSection name={name} className="min-w-0">
      {isEmpty ? <p className="text-muted">{none}</p> : children}
      {more && <p className="mt-1 flex flex-wrap gap-x-4">{more}</p>}
    </NamedSection>
  )
}

function Post({ item }: { item: PostedItem }) {
  const t = useAdminT()
  const { search } = useLocation()
  const { kind, publicId, title, status, moderation, isDeleted, createdAt } = item
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <Link
        to={itemPath(publicId)}
        className="plain-link min-w-0 flex-[1_1_14rem] font-semibold wrap-anywhere"
      >
        {title || publicId}
      </Link>
      <span className="text-small text-muted">
        {t(KIND_NAMES[kind])} {publicId} · <Day at={createdAt} />
      </span>
      <span className="flex gap-1">
        <span className="tag">{t(STATUS_NAMES[status])}</span>
        {(isDeleted || moderation !== 'approved') && (
          <span className="tag tag-bad">{t(MODERATION_NAMES[isDeleted ? 'deleted' : moderation])}</span>
        )}
      </span>
      {!isDeleted && (
        <Link
          {...editLink(item, search)}
          aria-label={t('moderation.namedAction', { action: t('moderation.edit'), title: title || publicId })}
          className="row-button"
        >
          {t('moderation.edit')}
        </Link>
      )}
    </li>
  )
}

function Report({ report }: { report: ReportAbout }) {
  const t = useAdminT()
  const { reason, note, createdAt, resolvedAt, publicId, title } = report
  return (
    <li className="border-b border-line py-2">
      <p>
        <b>{t(COMPLAINT_NAMES[reason])}</b> ·{' '}
        <Link to={itemPath(publicId)} className="plain-link wrap-anywhere">
          {title || publicId}
        </Link>{' '}
        {!resolvedAt && <span className="tag tag-bad">{t('users.reportOpen')}</span>}
      </p>
      {note && <p className="wrap-anywhere">{note}</p>}
      <p className="text-small text-muted">
        <Day at={createdAt} />
      </p>
    </li>
  )
}

function Session({
  session: { userAgent, network, createdAt, seenAt },
}: {
  session: UserRecords['sessions'][number]
}) {
  const t = useAdminT()
  return (
    <li className="border-b border-line py-2">
      <p className="wrap-anywhere">
        {browserName(userAgent) || t('accounts.unknownBrowser')} · {network}
      </p>
      <p className="text-small text-muted">
        {t('users.sessionTimes', {
          since: formatDayAndTime(createdAt, t),
          seen: formatDayAndTime(seenAt, t),
        })}
      </p>
    </li>
  )
}

/** What there is about a user, newest first: a few rows of each kind, and the way to all of them ([USR-07]). */
export function UserRecordsView({ user, records }: { user: UserDetails; records: UserRecords }) {
  const t = useAdminT()
  const { posts, reports, payments, sessions, about, by } = records
  const link = (to: string, text: string) => (
    <Link to={to} className="plain-link">
      {text}
    </Link>
  )
  return (
    <div className="grid gap-8">
      <div className="grid gap-8 xl:grid-cols-2">
        <Part
          name={t('users.posts', { count: posts.count })}
          none={t('users.noPosts')}
          isEmpty={posts.count === 0}
          more={
            posts.count > 0 && link(`/admin/ads?q=${encodeURIComponent(user.email)}`, t('users.allPosts'))
          }
        >
          <ul className="border-t-2 border-asphalt">
            {posts.items.map((item) => (
              <Post key={item.id} item={item} />
            ))}
          </ul>
        </Part>
        <div className="grid content-start gap-8">
          <Part name={t('users.reports')} none={t('users.noReports')} isEmpty={reports.length === 0}>
            <ul className="border-t-2 border-asphalt">
              {reports.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </ul>
          </Part>
          <Part name={t('users.sessions')} none={t('users.noSessions')} isEmpty={sessions.length === 0}>
            <ul className="border-t-2 border-asphalt">
              {sessions.map((session) => (
                <Session key={session.id} session={session} />
              ))}
            </ul>
          </Part>
        </div>
      </div>
      <Part
        name={t('users.payments', {
          count: payments.totals.count,
          net: formatCents(netOf(payments.totals), t.locale),
        })}
        none={t('users.noPayments')}
        isEmpty={payments.rows.length === 0}
        more={payments.rows.length > 0 && link(`/admin/money?user=${user.id}`, t('users.allPayments'))}
      >
        <PaymentTable payments={payments.rows} />
      </Part>
      <Part
        name={t('users.logAbout')}
        none={t('users.noEntries')}
        isEmpty={about.length === 0}
        more={link(`/admin/log?kind=user&target=${user.id}`, t('users.allEntries'))}
      >
        <LogTable entries={about} />
      </Part>
      <Part
        name={t('users.logBy')}
        none={t('users.noEntries')}
        isEmpty={by.length === 0}
        more={link(`/admin/log?who=${user.id}`, t('users.allEntries'))}
      >
        <LogTable entries={by} />
      </Part>
    </div>
  )
}
