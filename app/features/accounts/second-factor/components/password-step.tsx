import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useMemberT } from '#app/i18n/use-t.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { AnswerNotice } from '../../components/not-done.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { passwordForm } from '../../schema.ts'

type Props = {
  id: string
  action: string
  submit: string
  text?: string
  failed: string
  answer: FormAnswer | undefined
}

/** Something that is done after the password was typed once more. */
export function PasswordStep({ id, action, submit, text, failed, answer }: Props) {
  const t = useMemberT()
  const schema = useMemo(() => passwordForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id, schema, answer })
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={action} preventScrollReset {...formProps} className="grid max-w-md gap-3">
      <AnswerNotice answer={answer} title={failed} />
      {text && <p>{text}</p>}
      <PasswordInput
        field={field(fields.password)}
        label={t('accounts.currentPassword')}
        autoComplete="current-password"
      />
      <SubmitButton
        busy={busy}
        label={submit}
        busyLabel={t('accounts.working')}
        className="justify-self-start"
      />
    </Form>
  )
}
