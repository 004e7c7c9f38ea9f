import { useEffect, useId, useRef } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { SelectInput } from '#app/ui/select-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { BAN_REASON_LENGTH, type BulkAction, GIVEN_ROLES, nameOf, ROLE_NAMES } from '../rules.ts'
import type { Question } from './person-row.tsx'

/** A question before an action on one user or on all selected. */
export type Asked = Question | { readonly kind: BulkAction; readonly userIds: readonly string[] }

type Props = {
  asked: Asked | null
  onAnswer: (asked: Asked, said: FormData) => void
  onClose: () => void
}

function ReasonField() {
  const t = useAdminT()
  const field = { id: useId(), name: 'reason', required: true }
  const hint = t('people.reasonHint')
  return (
    <TextArea field={field} label={t('people.reason')} hint={hint} rows={3} maxLength={BAN_REASON_LENGTH} />
  )
}

function RoleField({ current }: { current: string }) {
  const t = useAdminT()
  const field = { id: useId(), name: 'role', required: true, initialValue: current }
  return (
    <SelectInput field={field} label={t('people.newRole')}>
      {GIVEN_ROLES.map((role) => (
        <option key={role} value={role}>
          {t(ROLE_NAMES[role])}
        </option>
      ))}
    </SelectInput>
  )
}

const CONFIRMS = { role: 'people.changeRole', ban: 'people.ban', verify: 'people.verify' } as const

function useTitle() {
  const t = useAdminT()
  return (asked: Asked): string => {
    if ('person' in asked) {
      const name = nameOf(asked.person)
      return asked.kind === 'role' ? t('people.changeRoleTitle', { name }) : t('people.banTitle', { name })
    }
    const count = asked.userIds.length
    return asked.kind === 'verify'
      ? t('people.verifyManyConfirm', { count })
      : t('people.banManyConfirm', { count })
  }
}

/** The questions of the page ([USR-02], [USR-04], [USR-05], D-22). Canceling does nothing. */
export function PeopleDialogs({ asked, onAnswer, onClose }: Props) {
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
      cancelLabel={t('people.cancel')}
      closeLabel={t('people.close')}
      danger={asked.kind === 'ban'}
      onConfirm={(said) => onAnswer(asked, said)}
      onClose={onClose}
    >
      {asked.kind === 'role' && 'person' in asked && (
        <>
          <p>{t('people.changeRoleText')}</p>
          <RoleField current={asked.person.role} />
        </>
      )}
      {asked.kind === 'ban' && (
        <>
          <p>{t('people.banText')}</p>
          <ReasonField />
        </>
      )}
    </ConfirmDialog>
  )
}
