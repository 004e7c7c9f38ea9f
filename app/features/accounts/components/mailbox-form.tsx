import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { NotDone } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { EmailInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { mailboxForm } from '../schema.ts'

type Props = {
  id: string
  result: FormResult | undefined
  label: string
  /** Why no email was sent, if so. */
  trouble: string | null
  /** A mark by which the same form is accepted only once. */
  mark: string
}

/** Asks for the address to which a link is sent: [AUTH-05], and another confirmation. */
export function MailboxForm({ id, result, label, trouble, mark }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => mailboxForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id, schema, result })
  const busy = useNavigation().state === 'submitting'
  const { email } = fields
  return (
    <Form method="post" {...formProps} className="grid gap-4">
      <NotDone title={t('accounts.linkFailed')} text={trouble} />
      <input type="hidden" name="mark" value={mark} />
      <EmailInput key={email.key} field={field(email)} label={t('accounts.email')} />
      <SubmitButton busy={busy} label={label} busyLabel={t('accounts.sending')} />
    </Form>
  )
}
