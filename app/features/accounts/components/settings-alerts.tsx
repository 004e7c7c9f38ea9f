import { Form } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { ResultNotice } from '#app/ui/notice.tsx'

type Props = {
  action: string
  result: FormResult | undefined
  alerts: { readonly expiryAlerts: boolean; readonly signInAlerts: boolean }
}

const ALERTS = ['expiryAlerts', 'signInAlerts'] as const

/** [DASH-07] Which emails a user wants. */
export function AlertsForm({ action, result, alerts }: Props) {
  const t = useAccountT()
  return (
    <Form method="post" action={action} preventScrollReset className="grid justify-items-start gap-2">
      <ResultNotice result={result} title={t('accounts.linkFailed')} />
      {ALERTS.map((name) => (
        <label key={name} className="flex min-h-11 items-center gap-2.5">
          <input type="checkbox" name={name} defaultChecked={alerts[name]} className="size-5 shrink-0" />
          {t(`accounts.${name}`)}
        </label>
      ))}
      <button type="submit" className="button-quiet">
        {t('accounts.save')}
      </button>
      {result?.outcome === 'done' && (
        <p role="status" className="font-semibold text-green">
          {t('accounts.saved')}
        </p>
      )}
    </Form>
  )
}
