import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { UserRow as User } from '../queries.server.ts'
import type { BulkAction } from '../rules.ts'
import { USERS_FETCHER } from '../users-fetcher.ts'
import { UserRow } from './user-row.tsx'
import { type Asked, UsersDialogs } from './users-dialogs.tsx'

type BarProps = { count: number; onAct: (action: BulkAction) => void; onDeselect: () => void }

function BulkBar({ count, onAct, onDeselect }: BarProps) {
  const t = useAdminT()
  return (
    <section aria-label={t('users.bulkBar')} className="bulk-bar">
      <p className="font-bold" role="status">
        {t('users.selected', { count })}
      </p>
      <button type="button" className="button-primary" onClick={() => onAct('verify')}>
        {t('users.verify')}
      </button>
      <button type="button" className="button-danger" onClick={() => onAct('ban')}>
        {t('users.ban')}
      </button>
      <button type="button" className="button-quiet" onClick={onDeselect}>
        {t('users.deselect')}
      </button>
    </section>
  )
}

function TableHead({ all, onAll }: { all: boolean; onAll: (all: boolean) => void }) {
  const t = useAdminT()
  return (
    <thead>
      <tr>
        <th scope="col" className="cell-tick">
          <Checkbox label={t('users.selectAll')} checked={all} onChange={onAll} />
        </th>
        <th scope="col">{t('users.user')}</th>
        <th scope="col">{t('users.role')}</th>
        <th scope="col">{t('users.joined')}</th>
        <th scope="col">{t('users.actions')}</th>
      </tr>
    </thead>
  )
}

/** Returns a confirmed question as the form that the server reads, and where it is sent. */
function formOf(asked: Asked, form: FormData): { change: string; form: FormData } {
  if ('user' in asked) {
    form.set('userId', asked.user.id)
    return { change: asked.kind, form: form }
  }
  form.set('action', asked.kind)
  for (const id of asked.userIds) form.append('userIds', id)
  return { change: 'bulk', form: form }
}

type Props = { users: readonly User[]; adminId: string }

/** The users of one page. Selecting some shows the bulk actions ([USR-05]). */
export function UsersTable({ users, adminId }: Props) {
  const fetcher = useFetcher({ key: USERS_FETCHER })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked | null>(null)
  const userIds = users.map(({ id }) => id).filter((id) => ticked.has(id))
  const tick = (ids: readonly string[], on: boolean) => {
    setTicked((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  }
  const send = (answered: Asked, sent: FormData) => {
    const { change, form } = formOf(answered, sent)
    if (!('user' in answered)) setTicked(new Set())
    void fetcher.submit(form, { method: 'post', action: `/admin/users?change=${change}` })
  }
  return (
    <>
      <table className="admin-table mt-4">
        <TableHead
          all={userIds.length === users.length}
          onAll={(on) =>
            tick(
              users.map(({ id }) => id),
              on,
            )
          }
        />
        <tbody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              adminId={adminId}
              selected={ticked.has(user.id)}
              onSelect={(on) => tick([user.id], on)}
              onAsk={setAsked}
              fetcherKey={USERS_FETCHER}
            />
          ))}
        </tbody>
      </table>
      {userIds.length > 0 && (
        <BulkBar
          count={userIds.length}
          onAct={(kind) => setAsked({ kind, userIds })}
          onDeselect={() => setTicked(new Set())}
        />
      )}
      <UsersDialogs asked={asked} onConfirm={send} onClose={() => setAsked(null)} />
    </>
  )
}
