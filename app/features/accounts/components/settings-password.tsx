import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Notice, ResultNotice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { changePasswordForm } from '../schema.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordInput } from './password-input.tsx'

type Props = { action: string; result: FormResult | undefined; passwordMin: number }

/** [DASH-07] Asks for the current password, and signs out all other sessions (D-28). */
export function ChangePasswordForm({ action, result, passwordMin }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => changePasswordForm(t, passwordMin), [t, passwordMin])
  const { fields, field, formProps } = useZodForm({ id: 'change-password', schema, result })
  const busy = useNavigation().state === 'submitting'
  const { currentPassword, newPassword, confirmPassword } = fields
  if (result?.outcome === 'done')
    return <Notice ref={takeFocus} tone="good" title={t('accounts.passwordUpdated')} />
  return (
    <Form method="post" action={action} preventScrollReset {...formProps} className="grid gap-4">
      <ResultNotice result={result} title={t('accounts.resetFailed')} />
      <PasswordInput
        field={field(currentPassword)}
        label={t('accounts.currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields password={field(newPassword)} repeated={field(confirmPassword)} min={passwordMin} />
      <SubmitButton busy={busy} label={t('accounts.resetSubmit')} busyLabel={t('accounts.resetting')} />
    </Form>
  )
}
