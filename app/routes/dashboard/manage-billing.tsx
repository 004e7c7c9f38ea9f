import { useState } from 'react'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { callBilling, textIn } from './call-billing.ts'

/** Leads to the provider's own pages, which lead back to the dashboard ([SUB-04]). */
export function ManageBilling({ onWrong }: { onWrong: (why: string) => void }) {
  const t = useMemberT()
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
    // Who never paid is told what is missing, in the sentence of the specification.
    return onWrong(error === t('billing.noCustomer') ? error : t('billing.portalFailed', { error }))
  }

  return (
    <button type="button" className="button-quiet needs-script" disabled={busy} onClick={() => void open()}>
      {t(busy ? 'billing.working' : 'billing.manageBilling')}
    </button>
  )
}
