import { useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { billingClient, callBilling } from './billing-client.ts'

/** Refusals whose sentence says everything. */
const WHOLE: readonly string[] = [
  'billing.noCustomer',
  'billing.pausedAfterDeclines',
  'limits.wait',
  'limits.waitMinutes',
  'limits.waitHours',
]

/** Leads to the provider's own pages, which lead back to the dashboard ([SUB-04]). */
export function ManageBilling({ onWrong }: { onWrong: (why: string) => void }) {
  const t = useAccountT()
  const [busy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    onWrong('')
    const called = await callBilling(t, 'billing.generic', (options) =>
      billingClient['create-customer-portal-session'].$post({ json: {} }, options),
    )
    setBusy(false)
    const url = called.error === null ? called.body.url : ''
    if (url) return location.assign(url)
    const error = called.error ?? ''
    // Users who never paid read what is missing; users who try too often read how long to wait.
    const isKnown = called.error !== null && WHOLE.includes(called.code)
    const isWhole = isKnown || error === t('billing.noCustomer')
    return onWrong(isWhole ? error : t('billing.portalFailed', { error }))
  }

  return (
    <button type="button" className="button-quiet needs-script" disabled={busy} onClick={() => void open()}>
      {t(busy ? 'billing.working' : 'billing.manageBilling')}
    </button>
  )
}
