import type { AccountTranslate } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { FormMode } from '../form-draft.ts'

type Fault = Extract<FormResult, { readonly outcome: 'refused' | 'failed' }>

/**
 * Returns why an admin's listing was not created, in the exact words for each cause ([MOD-08]). Without a returned
 * form there was no response.
 */
function whyNotCreated(t: AccountTranslate, fault: Fault): string {
  if (fault.outcome === 'failed') return t(fault.form ? 'posting.freeDatabase' : 'posting.freeNetwork')
  const { kind, code, params } = fault.refusal
  if (kind === 'unauthenticated' || kind === 'forbidden') return t('posting.freePermission')
  return t('posting.freeFailed', { message: t.dynamic(code, params).replace(/[.!]$/u, '') })
}

function whyNotSaved(t: AccountTranslate, mode: FormMode, fault: Fault): string {
  if (mode === 'admin') return whyNotCreated(t, fault)
  if (fault.outcome === 'refused') return t.dynamic(fault.refusal.code, fault.refusal.params)
  if (mode === 'repost') return t('posting.repostFailed')
  if (mode === 'edit') return t('posting.editFailed')
  return t('posting.failed', { message: t('posting.toLostResponse') })
}

/** Says that nothing was saved, and why; the typed text is still there. */
export function NotSaved({ mode, result }: { mode: FormMode; result: FormResult | undefined }) {
  const t = useAccountT()
  if (result?.outcome !== 'refused' && result?.outcome !== 'failed') return null
  return (
    <Notice tone="bad" title={t('posting.notSaved')}>
      <p>{whyNotSaved(t, mode, result)}</p>
      {result.outcome === 'refused' && result.refusal.kind === 'tooMany' && <p>{t('posting.textStays')}</p>}
    </Notice>
  )
}
