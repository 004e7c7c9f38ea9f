import { useEffect, useId, useRef } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { BAN_REASON_LENGTH, type BulkAction, GIVEN_ROLES } from '../rules.ts'
import { nameOf, ROLE_NAMES } from '../user-names.ts'
import type { Question } from './user-row.tsx'

/** A question before an action on one user or on all selected. */
export type Asked = Question | { readonly kind: BulkAction; readonly userIds: readonly string[] }

type Props = {
  asked: Asked | null
  onConfirm: (asked: Asked, form: FormData) => void
  onClose: () => void
}

function ReasonField() {
  const t = useAdminT()
  const field = { id: useId(), name: 'reason', required: true }
  const hint = t('users.reasonHint')
  return (
    <TextArea field={field} label={t('users.reason')} hint={hint} rows={3} maxLength={BAN_REASON_LENGTH} />
  )
}

function RoleField({ current }: { current: string }) {
  const t = useAdminT()
  const field = { id: useId(), name: 'role', required: true, initialValue: current }
  return (
    <SelectInput field={field} label={t('users.newRole')}>
      {GIVEN_ROLES.map((role) => (
        <option key={role} value={role}>
          {t(ROLE_NAMES[role])}
        </option>
      ))}
    </SelectInput>
  )
}

const CONFIRMS = { role: 'users.changeRole', ban: 'users.ban', verify: 'users.verify' } as const

function useTitle() {
  const t = useAdminT()
  return (asked: Asked): string => {
    if ('user' in asked) {
      const name = nameOf(asked.user)
      return asked.kind === 'role' ? t('users.changeRoleTitle', { name }) : t('users.banTitle', { name })
    }
    const count = asked.userIds.length
    return asked.kind === 'verify'
      ? t('users.verifyManyConfirm', { count })
      : t('users.banManyConfirm', { count })
  }
}

/** The questions of the page ([USR-02], [USR-04], [USR-05], D-22). Canceling does nothing. */
export function UsersDialogs({ asked, onConfirm, onClose }: Props) {
  const t = useAdminT()
  const ref = useRef<HTMLDialogElement>(null)
  const titleOf = useTitle()
  useEffect(() => {
    if (asked) ref.current?.showModal()
  }, [asked])
  // Without a question there is no dialog: it would have no title.
  if (!asked) return null
  return (
    <ConfirmDialog
      ref={ref}
      title={titleOf(asked)}
      confirmLabel={t(CONFIRMS[asked.kind])}
      cancelLabel={t('users.cancel')}
      closeLabel={t('users.close')}
      danger={asked.kind === 'ban'}
      onConfirm={(form) => onConfirm(asked, form)}
      onClose={onClose}
    >
      {asked.kind === 'role' && 'user' in asked && (
        <>
          <p>{t('users.changeRoleText')}</p>
          <RoleField current={asked.user.role} />
        </>
      )}
      {asked.kind === 'ban' && (
        <>
          <p>{t('users.banText')}</p>
          <ReasonField />
        </>
      )}
    </ConfirmDialog>
  )
}
