import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { NotDone, whyNot } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { resetForm } from '../schema.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

type Props = { token: string; result: FormResult | undefined; passwordMin: number }

/** [AUTH-06] */
export function ResetForm({ token, result, passwordMin }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => resetForm(t, passwordMin), [t, passwordMin])
  const { fields, field, formProps } = useZodForm({ id: 'reset-password', schema, result })
  const busy = useNavigation().state === 'submitting'
  const { password, confirmPassword } = fields
  const message = result?.outcome === 'refused' ? whyNot(t, result) : null
  const failed = result?.outcome === 'failed' ? t('common.unexpected') : null
  return (
    <Form method="post" {...formProps} className="grid gap-4">
      <NotDone
        title={t('accounts.resetFailed')}
        text={message === null ? failed : t('accounts.resetFailedWith', { message })}
      />
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields password={field(password)} repeated={field(confirmPassword)} min={passwordMin} />
      <SubmitButton busy={busy} label={t('accounts.resetSubmit')} busyLabel={t('accounts.resetting')} />
    </Form>
  )
}
