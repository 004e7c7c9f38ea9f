import { type ReactNode, useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Link } from '#app/ui/link.tsx'
import { ResultNotice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { passwordForm } from '../schema.ts'
import { PasswordInput } from './password-input.tsx'

type Props = {
  action: string
  result: FormResult | undefined
  /** What ends with the account, item by item. */
  children?: ReactNode
}

/** [DASH-07] Deactivates the account. The consequences are above the button (D-37). */
export function DeactivateForm({ action, result, children }: Props) {
  const t = useAccountT()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={action} preventScrollReset className="grid justify-items-start gap-3">
      <ResultNotice result={result} title={t('accounts.deactivateFailed')} />
      <p>{t('accounts.deactivateText')}</p>
      {children}
      <p>
        {t('accounts.comeBack')}{' '}
        <Link to="/contact" className="plain-link">
          {t('accounts.comeBackLink')}
        </Link>
      </p>
      <SubmitButton
        danger
        busy={busy}
        label={t('accounts.deactivateButton')}
        busyLabel={t('accounts.working')}
      />
    </Form>
  )
}

/** Deletes the account, after asking for the password again (D-37). */
export function DeleteForm({ action, result, children }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => passwordForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id: 'delete-account', schema, result })
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={action} preventScrollReset {...formProps} className="grid gap-3">
      <ResultNotice result={result} title={t('accounts.deleteFailed')} />
      <p>{t('accounts.deleteText')}</p>
      {children}
      <PasswordInput
        field={field(fields.password)}
        label={t('accounts.currentPassword')}
        autoComplete="current-password"
      />
      <SubmitButton
        danger
        busy={busy}
        label={t('accounts.deleteButton')}
        busyLabel={t('accounts.working')}
        className="justify-self-start"
      />
    </Form>
  )
}
