import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { NotDone, whyNot } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { EmailInput, TextInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { ACCOUNT_LIMITS } from '../rules.ts'
import { signUpForm } from '../schema.ts'
import { type Goal, withGoal } from '../sign-in/goal.ts'
import { PasswordInput } from './password-input.tsx'

type Props = { goal: Goal; result: FormResult | undefined; passwordMin: number; mark: string }

/** Why there is no new account. Who has one already gets the ways into it ([AUTH-03]). */
function NotSignedUp({ goal, result }: Pick<Props, 'goal' | 'result'>) {
  const t = useAccountT()
  const hasOne = result?.outcome === 'refused' && result.refusal.code === 'accounts.alreadyRegistered'
  return (
    <NotDone title={t('accounts.signUpFailed')} text={whyNot(t, result)}>
      {hasOne && (
        <p className="flex flex-wrap gap-x-5">
          <Link to={withGoal('/signin', goal)} className="plain-link">
            {t('accounts.signIn')}
          </Link>
          <Link to={withGoal('/forgot-password', goal)} className="plain-link">
            {t('accounts.forgotLink')}
          </Link>
        </p>
      )}
    </NotDone>
  )
}

/** [AUTH-01] */
export function SignUpForm({ goal, result, passwordMin, mark }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => signUpForm(t, passwordMin), [t, passwordMin])
  const { fields, field, formProps } = useZodForm({ id: 'sign-up', schema, result })
  const busy = useNavigation().state === 'submitting'
  const { fullName, email, password, confirmPassword } = fields
  return (
    <Form method="post" {...formProps} className="grid gap-4">
      <NotSignedUp goal={goal} result={result} />
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
      <p className="text-label text-muted">
        <LinkedText besideForm>{t('accounts.agree')}</LinkedText>
      </p>
      <SubmitButton busy={busy} label={t('accounts.signUp')} busyLabel={t('accounts.signingUp')} />
    </Form>
  )
}
