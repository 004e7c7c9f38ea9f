import { useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { callBilling, textIn } from './call-billing.ts'

/** Refusals whose sentence says everything. */
const WHOLE: readonly string[] = ['billing.noCustomer', 'limits.wait', 'billing.pausedAfterDeclines']

/** Leads to the provider's own pages, which lead back to the dashboard ([SUB-04]). */
export function ManageBilling({ onWrong }: { onWrong: (why: string) => void }) {
  const t = useAccountT()
  const [busy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    onWrong('')
    const path = '/create-customer-portal-session'
    const called = await callBilling(t, { path, body: {}, otherwise: 'billing.generic' })
    setBusy(false)
    const url = called.error === null ? textIn(called.body, 'url') : ''
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
