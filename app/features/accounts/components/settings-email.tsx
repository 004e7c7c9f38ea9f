import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Notice, ResultNotice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { EmailInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { changeEmailForm } from '../schema.ts'
import { PasswordInput } from './password-input.tsx'

type Answer = FormResult<{ readonly email: string }> | undefined
type Props = { action: string; result: Answer }

/**
 * [DASH-07] Asks for another email address; it applies once it is confirmed, and the form then says where to look.
 */
export function ChangeEmailForm({ action, result }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => changeEmailForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id: 'change-email', schema, result })
  const busy = useNavigation().state === 'submitting'
  const { email, password } = fields
  if (result?.outcome === 'done') {
    return (
      <Notice ref={takeFocus} tone="good" title={t('accounts.emailChangeSent')}>
        <p>{t('accounts.emailChangeSentText', { email: result.value.email })}</p>
      </Notice>
    )
  }
  return (
    <Form method="post" action={action} preventScrollReset {...formProps} className="grid gap-4">
      <ResultNotice result={result} title={t('accounts.emailChangeFailed')} />
      <EmailInput key={email.key} field={field(email)} label={t('accounts.newEmail')} />
      <PasswordInput
        field={field(password)}
        label={t('accounts.currentPassword')}
        autoComplete="current-password"
      />
      <SubmitButton busy={busy} label={t('accounts.sendConfirmation')} busyLabel={t('accounts.sending')} />
    </Form>
  )
}
