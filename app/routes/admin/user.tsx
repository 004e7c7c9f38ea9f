import { Outlet, useFetcher } from 'react-router'
import { ChangeNotice, type UserChange } from '#app/features/accounts/users/components/change-notice.tsx'
import { UserActions } from '#app/features/accounts/users/components/user-actions.tsx'
import { UserCompany } from '#app/features/accounts/users/components/user-company.tsx'
import { UserNotes } from '#app/features/accounts/users/components/user-notes.tsx'
import { nameOf, ROLE_NAMES } from '#app/features/accounts/users/user-names.ts'
import { USERS_FETCHER } from '#app/features/accounts/users/users-fetcher.ts'
import { UserRecordsView } from '#app/features/user-details/components/user-records.tsx'
import { findUserDetails, type UserDetails, userRecords } from '#app/features/user-details/queries.server.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { userPath } from '#app/lib/admin-paths.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { refused, requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/user'
import { unlessDrawerMoves } from './keeps-list.ts'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const user = isUuid(id) ? await findUserDetails(ctx.db, id) : undefined
  if (!user) throw refused(refuse('notFound', 'accounts.noSuchAccount'))
  return {
    meta: adminMeta(ctx, { title: nameOf(user), path: userPath(user.id) }),
    user,
    adminId: ctx.actor.id,
    records: await userRecords(ctx.db, { userId: user.id, locale: ctx.locale, now: ctx.now }),
  }
}

export const shouldRevalidate = unlessDrawerMoves

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function Head({ user }: { user: UserDetails }) {
  const t = useAdminT()
  const { email, emailVerified, fullName, phone, location, role, isVerified, createdAt } = user
  const facts = [phone, location, t('users.joinedOn', { day: formatDay(createdAt, t) })].filter(Boolean)
  return (
    <div className="grid gap-1">
      <h1 className="text-2xl font-extrabold tracking-tight wrap-anywhere">{fullName || email}</h1>
      <p className="wrap-anywhere">
        {email} {!emailVerified && <span className="text-muted">({t('users.emailUnconfirmed')})</span>}
      </p>
      <p className="text-muted wrap-anywhere">{facts.join(' · ')}</p>
      <p className="flex flex-wrap gap-1">
        <span className={`tag ${role === 'banned' ? 'tag-bad' : ''}`}>{t(ROLE_NAMES[role])}</span>
        {isVerified && <span className="tag tag-good">{t('users.verifiedYes')}</span>}
        {user.deletedAt && <span className="tag tag-bad">{t('users.deleted')}</span>}
        {!user.deletedAt && user.deactivatedAt && <span className="tag">{t('users.deactivated')}</span>}
      </p>
    </div>
  )
}

/** Everything about one user, and what can be done ([USR-07]). */
export default function User({ loaderData: { user, adminId, records } }: Route.ComponentProps) {
  const { data: result } = useFetcher<UserChange>({ key: USERS_FETCHER })
  return (
    <div className="grid gap-6">
      <Outlet />
      {result && <ChangeNotice outcome={result} />}
      <div className="grid gap-6 xl:grid-cols-2 xl:gap-8">
        <div className="grid content-start gap-4">
          <Head user={user} />
          <UserCompany user={user} isEditable={!user.deletedAt} />
          {!user.deletedAt && <UserActions user={user} adminId={adminId} />}
        </div>
        {!user.deletedAt && <UserNotes userId={user.id} notes={user.adminNotes} />}
      </div>
      <UserRecordsView user={user} records={records} />
    </div>
  )
}
