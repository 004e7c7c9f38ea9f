import { useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { billing, callBilling } from './call-billing.ts'

/** Refusals whose sentence says everything. */
const WHOLE: readonly string[] = ['billing.noCustomer', 'limits.wait', 'billing.pausedAfterDeclines']

/** Leads to the provider's own pages, which lead back to the dashboard ([SUB-04]). */
export function ManageBilling({ onWrong }: { onWrong: (why: string) => void }) {
  const t = useAccountT()
  const [busy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    onWrong('')
    const called = await callBilling(t, 'billing.generic', (options) =>
      billing['create-customer-portal-session'].$post({ json: {} }, options),
    )
    setBusy(false)
    const url = called.error === null ? called.body.url : ''
    if (url) return location.assign(url)
    const error = called.error ?? ''
    // Who never paid is told what is missing, and who asks too often how long to wait, in a sentence of its own.
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
