import type { ReactNode } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { PersonRow as Person } from '../queries.server.ts'
import { BAN_REASON_LENGTH, GIVEN_ROLES, nameOf, ROLE_NAMES, whyNotBan, whyNotChangeRole } from '../rules.ts'

type FormProps = { person: Person; change: 'role' | 'ban'; label: string; children: ReactNode }

function PlainForm({ person, change, label, children }: FormProps) {
  return (
    <form
      method="post"
      action={`/admin/users?change=${change}`}
      className="flex flex-wrap items-center gap-1.5"
    >
      <input type="hidden" name="userId" value={person.id} />
      {children}
      <button type="submit" className="row-button">
        {label} <span className="sr-only">{nameOf(person)}</span>
      </button>
    </form>
  )
}

/** The questions of the dialogs, as forms in the row, for browsers without JavaScript ([USR-02], [USR-04]). */
export function PlainChanges({ person, adminId }: { person: Person; adminId: string }) {
  const t = useAdminT()
  return (
    <noscript>
      {!whyNotChangeRole(person, adminId) && (
        <PlainForm person={person} change="role" label={t('people.changeRole')}>
          <select name="role" aria-label={t('people.newRole')} defaultValue={person.role} className="select">
            {GIVEN_ROLES.map((role) => (
              <option key={role} value={role}>
                {t(ROLE_NAMES[role])}
              </option>
            ))}
          </select>
        </PlainForm>
      )}
      {!whyNotBan(person) && (
        <PlainForm person={person} change="ban" label={t('people.ban')}>
          <input
            name="reason"
            required
            maxLength={BAN_REASON_LENGTH}
            aria-label={t('people.reason')}
            placeholder={t('people.reason')}
            className="text-field"
          />
        </PlainForm>
      )}
    </noscript>
  )
}
