import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useMemberT } from '#app/i18n/use-t.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { AnswerNotice } from '../../components/not-done.tsx'
import { codeForm } from '../schema.ts'

type Props = {
  id: string
  label: string
  submit: string
  /** What stands above a refusal. */
  failed: string
  answer: FormAnswer | undefined
  action?: string
}

/** Asks for a code. Phones offer the one they have just received or made. */
export function CodeForm({ id, label, submit, failed, answer, action }: Props) {
  const t = useMemberT()
  const schema = useMemo(() => codeForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id, schema, answer })
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" {...(action !== undefined && { action })} {...formProps} className="grid gap-4">
      <AnswerNotice answer={answer} title={failed} />
      <TextInput
        field={field(fields.code)}
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
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
