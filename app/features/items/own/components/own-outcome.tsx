import { useEffect, useRef } from 'react'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Notice } from '#app/ui/notice.tsx'
import { OWN_WORDS } from '../own-words.ts'
import type { OwnItemChange } from '../schema.ts'

/** What was tried with an item of one's own, and what came of it. `tried` is null for what no button of ours sends. */
export type OwnOutcome = {
  readonly tried: Pick<OwnItemChange, 'kind' | 'to' | 'renewal'> | null
  readonly result: FormResult
}

function failure(t: AccountTranslate, tried: OwnOutcome['tried'], why: string | null) {
  const message = why ?? t('common.unexpected')
  if (!tried) return { title: t('common.badRequest'), text: null }
  const { to } = tried
  const { failed, isReasonBelow, broke } = OWN_WORDS[tried.kind]
  const unexplained = why === null && broke[to]
  if (unexplained) return { title: t(unexplained), text: null }
  return { title: t(failed[to], { message }), text: isReasonBelow ? message : null }
}

/** Shows how the action ended, and takes the focus, since the button may be gone. */
export function OwnOutcomeNotice({ outcome: { tried, result } }: { outcome: OwnOutcome }) {
  const t = useAccountT()
  const ref = useRef<HTMLDivElement>(null)
  const lastResult = useRef<FormResult>(null)
  useEffect(() => {
    if (lastResult.current !== result) ref.current?.focus()
    lastResult.current = result
  }, [result])
  if (tried && result.outcome === 'done') {
    return (
      <Notice ref={ref} tone="good" title={t(OWN_WORDS[tried.kind].done[tried.to])}>
        {tried.renewal === 'off' && <p>{t('dashboard.renewalEndedToo')}</p>}
      </Notice>
    )
  }
  const why = result.outcome === 'refused' ? t.dynamic(result.refusal.code, result.refusal.params) : null
  const { title, text } = failure(t, tried, why)
  return (
    <Notice ref={ref} tone="bad" title={title}>
      {text && <p>{text}</p>}
    </Notice>
  )
}
