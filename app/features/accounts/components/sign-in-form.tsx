import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Link } from '#app/ui/link.tsx'
import { NotDone, whyNot } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { EmailInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { signInForm } from '../schema.ts'
import { type Goal, withGoal } from '../sign-in/goal.ts'
import { PasswordInput } from './password-input.tsx'

type Props = { goal: Goal; result: FormResult | undefined }

/** Why the sign-in failed; a user who only has to confirm the address gets a link. */
function NotSignedIn({ goal, result }: Props) {
  const t = useAccountT()
  const unconfirmed = result?.outcome === 'refused' && result.refusal.code === 'accounts.notConfirmed'
  return (
    <NotDone title={t('accounts.signInFailed')} text={whyNot(t, result)}>
      {unconfirmed && (
        <Link to={withGoal('/resend-confirmation', goal)} className="plain-link">
          {t('accounts.sendAgain')}
        </Link>
      )}
    </NotDone>
  )
}

/**
 * [AUTH-04]. The address keeps what the user wanted (`?to=`), because a form without an action is sent to its own
 * page.
 */
export function SignInForm({ goal, result }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => signInForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id: 'sign-in', schema, result })
  const busy = useNavigation().state !== 'idle'
  const { email, password } = fields
  return (
    <Form method="post" {...formProps} className="grid gap-4">
      <NotSignedIn goal={goal} result={result} />
      <EmailInput key={email.key} field={field(email)} label={t('accounts.email')} autoComplete="username" />
      <PasswordInput field={field(password)} label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton busy={busy} label={t('accounts.signIn')} busyLabel={t('accounts.signingIn')} />
    </Form>
  )
}
