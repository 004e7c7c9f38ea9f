import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { ResultNotice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { EmailInput, TextInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { ACCOUNT_LIMITS } from '../rules.ts'
import { signUpForm } from '../schema.ts'
import { PasswordInput } from './password-input.tsx'

/** [AUTH-01] */
type Props = { result: FormResult | undefined; passwordMin: number; mark: string }

export function SignUpForm({ result, passwordMin, mark }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => signUpForm(t, passwordMin), [t, passwordMin])
  const { fields, field, formProps } = useZodForm({ id: 'sign-up', schema, result })
  const busy = useNavigation().state === 'submitting'
  const { fullName, email, password, confirmPassword } = fields
  return (
    <Form method="post" {...formProps} className="grid gap-4">
      <ResultNotice result={result} title={t('accounts.signUpFailed')} />
      <input type="hidden" name="mark" value={mark} />
      <TextInput
        key={fullName.key}
        field={field(fullName)}
        label={t('accounts.fullName')}
        autoComplete="name"
        maxLength={ACCOUNT_LIMITS.fullName}
      />
      <EmailInput key={email.key} field={field(email)} label={t('accounts.email')} />
      <PasswordInput
        field={field(password)}
        label={t('accounts.password')}
        hint={t('accounts.passwordHint', { min: passwordMin })}
        autoComplete="new-password"
      />
      <PasswordInput
        field={field(confirmPassword)}
        label={t('accounts.confirmPassword')}
        autoComplete="new-password"
      />
      <p className="text-[13.5px] text-muted">
        <LinkedText besideForm>{t('accounts.agree')}</LinkedText>
      </p>
      <SubmitButton busy={busy} label={t('accounts.signUp')} busyLabel={t('accounts.signingUp')} />
    </Form>
  )
}
