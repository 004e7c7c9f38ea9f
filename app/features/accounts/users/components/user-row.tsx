import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { userPath } from '#app/lib/admin-paths.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Link } from '#app/ui/link.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { Day } from '#app/ui/time.tsx'
import type { UserRow as User } from '../queries.server.ts'
import { whyNotBan, whyNotChangeRole } from '../rules.ts'
import { nameOf, ROLE_NAMES } from '../user-names.ts'
import { PlainChanges } from './plain-changes.tsx'

/** What the page asks before it does it. */
export type Question = { readonly kind: 'role' | 'ban'; readonly user: User }

type Props = {
  user: User
  adminId: string
  selected: boolean
  onSelect: (selected: boolean) => void
  onAsk: (question: Question) => void
  fetcherKey: string
}

type AskProps = { whyNot: Refusal | null; onClick: () => void; name: string; children: ReactNode }

/** A button that is grey, with the server's reason, when the server would refuse. */
function AskButton({ whyNot, onClick, name, children }: AskProps) {
  const t = useAdminT()
  const why = whyNot && t.dynamic(whyNot.code)
  return (
    <button
      type="button"
      className="row-button needs-script aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      aria-disabled={why !== null || undefined}
      title={why ?? undefined}
      onClick={() => why === null && onClick()}
    >
      {children} <span className="sr-only">{why ? `${name}. ${why}` : name}</span>
    </button>
  )
}

type SendProps = {
  change: string
  fields: Readonly<Record<string, string>>
  fetcherKey: string
  name: string
  children: ReactNode
}

/** A button that does what can be undone at once. Works without JavaScript. */
function SendButton({ change, fields, fetcherKey, name, children }: SendProps) {
  const fetcher = useFetcher({ key: fetcherKey })
  return (
    <fetcher.Form method="post" action={`/admin/users?change=${change}`}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <OnceButton busy={fetcher.state !== 'idle'} className="row-button">
        {children} <span className="sr-only">{name}</span>
      </OnceButton>
    </fetcher.Form>
  )
}

/** The actions that are possible on a user, and the impossible ones with their reason. */
export function RowActions({ user, adminId, onAsk, fetcherKey }: Omit<Props, 'selected' | 'onSelect'>) {
  const t = useAdminT()
  const { id, isVerified, role } = user
  const name = nameOf(user)
  const verified = isVerified ? 'no' : 'yes'
  const common = { name, fetcherKey }
  return (
    <div className="flex flex-wrap gap-1.5">
      <AskButton
        name={name}
        whyNot={whyNotChangeRole(user, adminId)}
        onClick={() => onAsk({ kind: 'role', user })}
      >
        {t('users.changeRole')}
      </AskButton>
      <SendButton {...common} change="verification" fields={{ userId: id, verified }}>
        {t(isVerified ? 'users.unverify' : 'users.verify')}
      </SendButton>
      {role === 'banned' && (
        <SendButton {...common} change="unban" fields={{ userId: id }}>
          {t('users.unban')}
        </SendButton>
      )}
      {user.deactivatedAt && (
        <SendButton {...common} change="reactivation" fields={{ userId: id }}>
          {t('users.reactivate')}
        </SendButton>
      )}
      {role === 'user' && (
        <AskButton name={name} whyNot={whyNotBan(user)} onClick={() => onAsk({ kind: 'ban', user })}>
          {t('users.ban')}
        </AskButton>
      )}
      <PlainChanges user={user} adminId={adminId} />
    </div>
  )
}

const LOOKS = { user: '', admin: 'tag-featured', banned: 'tag-bad' } as const

/** A user in the list, with the actions on them ([USR-02] to [USR-04]). */
export function UserRow({ selected, onSelect, ...props }: Props) {
  const t = useAdminT()
  const { user } = props
  const { email, fullName, role, isVerified, adminNotes, deactivatedAt, createdAt } = user
  return (
    <tr>
      <td className="cell-tick">
        <Checkbox label={t('users.select', { name: nameOf(user) })} checked={selected} onChange={onSelect} />
      </td>
      <td className="cell-main">
        <p className="font-semibold wrap-anywhere">
          <Link to={userPath(user.id)} className="plain-link">
            {fullName || <span className="text-muted">{t('users.noName')}</span>}
          </Link>
          {isVerified && (
            <BadgeCheck
              role="img"
              aria-label={t('users.verifiedYes')}
              size={16}
              strokeWidth={1.75}
              className="ml-1 inline align-text-bottom text-green"
            />
          )}
        </p>
        <p className="text-small break-all text-muted">{email}</p>
        <Link to={`/admin/money?user=${user.id}`} className="plain-link text-small">
          {t('money.payments')} <span className="sr-only">{nameOf(user)}</span>
        </Link>
        {adminNotes && <p className="text-small wrap-anywhere whitespace-pre-line">{adminNotes}</p>}
      </td>
      <td>
        <span className={`tag ${LOOKS[role]}`}>{t(ROLE_NAMES[role])}</span>
        {deactivatedAt && <span className="tag ml-1">{t('users.deactivated')}</span>}
      </td>
      <td className="whitespace-nowrap">
        <span className="text-muted lg:hidden">{t('users.joined')}: </span>
        <Day at={createdAt} />
      </td>
      <td className="cell-actions">
        <RowActions {...props} />
      </td>
    </tr>
  )
}
