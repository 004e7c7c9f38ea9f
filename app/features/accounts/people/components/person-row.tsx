import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { dayOf } from '#app/lib/day.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Link } from '#app/ui/link.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import type { PersonRow as Person } from '../queries.server.ts'
import { nameOf, ROLE_NAMES, whyNotBan, whyNotChangeRole } from '../rules.ts'
import { PlainChanges } from './plain-changes.tsx'

/** A question before an action. */
export type Question = { readonly kind: 'role' | 'ban'; readonly person: Person }

type Props = {
  person: Person
  adminId: string
  selected: boolean
  onSelect: (selected: boolean) => void
  onAsk: (question: Question) => void
  fetcherKey: string
}

type AskProps = { whyNot: Refusal | null; onClick: () => void; name: string; children: ReactNode }

/** A button that is disabled, with the refusal's message, when the server would refuse. */
function AskButton({ whyNot, onClick, name, children }: AskProps) {
  const t = useAdminT()
  const why = whyNot && t.said(whyNot.code)
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

/** A button for an action that can be undone at once. Works without JavaScript. */
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

function RowActions({ person, adminId, onAsk, fetcherKey }: Omit<Props, 'selected' | 'onSelect'>) {
  const t = useAdminT()
  const { id, isVerified, role } = person
  const name = nameOf(person)
  const verified = isVerified ? 'no' : 'yes'
  const common = { name, fetcherKey }
  return (
    <div className="flex flex-wrap gap-1.5">
      <AskButton
        name={name}
        whyNot={whyNotChangeRole(person, adminId)}
        onClick={() => onAsk({ kind: 'role', person })}
      >
        {t('people.changeRole')}
      </AskButton>
      <SendButton {...common} change="verification" fields={{ userId: id, verified }}>
        {t(isVerified ? 'people.unverify' : 'people.verify')}
      </SendButton>
      {role === 'banned' && (
        <SendButton {...common} change="unban" fields={{ userId: id }}>
          {t('people.unban')}
        </SendButton>
      )}
      {person.deactivatedAt && (
        <SendButton {...common} change="reactivation" fields={{ userId: id }}>
          {t('people.reactivate')}
        </SendButton>
      )}
      {role === 'user' && (
        <AskButton name={name} whyNot={whyNotBan(person)} onClick={() => onAsk({ kind: 'ban', person })}>
          {t('people.ban')}
        </AskButton>
      )}
      <PlainChanges person={person} adminId={adminId} />
    </div>
  )
}

const LOOKS = { user: '', admin: 'tag-featured', banned: 'tag-bad' } as const

/** One user of the list, with the actions on them ([USR-02] to [USR-04]). */
export function PersonRow({ selected, onSelect, ...props }: Props) {
  const t = useAdminT()
  const { person } = props
  const { email, fullName, role, isVerified, adminNotes, deactivatedAt, createdAt } = person
  return (
    <tr>
      <td className="cell-tick">
        <Checkbox
          label={t('people.select', { name: nameOf(person) })}
          checked={selected}
          onChange={onSelect}
        />
      </td>
      <td className="cell-main">
        <p className="font-semibold break-words">
          {fullName || <span className="text-muted">{t('people.noName')}</span>}
          {isVerified && (
            <BadgeCheck
              role="img"
              aria-label={t('people.verifiedYes')}
              size={16}
              strokeWidth={1.75}
              className="ml-1 inline align-text-bottom text-green"
            />
          )}
        </p>
        <p className="text-[13px] break-all text-muted">{email}</p>
        <Link to={`/admin/money?user=${person.id}`} className="plain-link text-[13px]">
          {t('money.payments')} <span className="sr-only">{nameOf(person)}</span>
        </Link>
        {adminNotes && <p className="text-[13px] break-words">{adminNotes}</p>}
      </td>
      <td>
        <span className={`tag ${LOOKS[role]}`}>{t(ROLE_NAMES[role])}</span>
        {deactivatedAt && <span className="tag ml-1">{t('people.deactivated')}</span>}
      </td>
      <td className="whitespace-nowrap">
        <span className="text-muted lg:hidden">{t('people.joined')}: </span>
        <time dateTime={createdAt.toISOString()}>{dayOf(createdAt)}</time>
      </td>
      <td className="cell-actions">
        <RowActions {...props} />
      </td>
    </tr>
  )
}
