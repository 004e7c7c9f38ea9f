import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { ResultNotice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type Props = { token: string; label: string; text: string; result: FormResult | undefined }

/**
 * The button on the page behind a link in an email. Opening the link does nothing yet, because mail scanners open
 * links too.
 */
export function LinkForm({ token, label, text, result }: Props) {
  const t = useAccountT()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-4">
      <ResultNotice result={result} title={t('accounts.linkFailed')} />
      <p className="wrap-anywhere">{text}</p>
      <input type="hidden" name="token" value={token} />
      <SubmitButton busy={busy} label={label} busyLabel={t('accounts.working')} />
    </Form>
  )
}
