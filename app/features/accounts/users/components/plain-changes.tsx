import type { ReactNode } from 'react'
import { useAddress, useAdminT } from '#app/i18n/use-t.tsx'
import type { UserRow as User } from '../queries.server.ts'
import { BAN_REASON_LENGTH, GIVEN_ROLES, whyNotBan, whyNotChangeRole } from '../rules.ts'
import { nameOf, ROLE_NAMES } from '../user-names.ts'

type FormProps = { user: User; change: 'role' | 'ban'; label: string; children: ReactNode }

function PlainForm({ user, change, label, children }: FormProps) {
  const address = useAddress()
  return (
    <form
      method="post"
      action={address(`/admin/users?change=${change}`)}
      className="flex flex-wrap items-center gap-1.5"
    >
      <input type="hidden" name="userId" value={user.id} />
      {children}
      <button type="submit" className="row-button">
        {label} <span className="sr-only">{nameOf(user)}</span>
      </button>
    </form>
  )
}

/** The questions of the dialogs, as forms in the row, for browsers without JavaScript ([USR-02], [USR-04]). */
export function PlainChanges({ user, adminId }: { user: User; adminId: string }) {
  const t = useAdminT()
  return (
    <noscript>
      {!whyNotChangeRole(user, adminId) && (
        <PlainForm user={user} change="role" label={t('users.changeRole')}>
          <select name="role" aria-label={t('users.newRole')} defaultValue={user.role} className="select">
            {GIVEN_ROLES.map((role) => (
              <option key={role} value={role}>
                {t(ROLE_NAMES[role])}
              </option>
            ))}
          </select>
        </PlainForm>
      )}
      {!whyNotBan(user) && (
        <PlainForm user={user} change="ban" label={t('users.ban')}>
          <input
            name="reason"
            required
            maxLength={BAN_REASON_LENGTH}
            aria-label={t('users.reason')}
            placeholder={t('users.reason')}
            className="text-field"
          />
        </PlainForm>
      )}
    </noscript>
  )
}
