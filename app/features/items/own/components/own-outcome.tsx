import { useEffect, useRef } from 'react'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnItemChange } from '../schema.ts'

/** What was tried with an item of one's own, and what came of it. `tried` is null for what no button of ours sends. */
export type OwnOutcome = {
  readonly tried: Pick<OwnItemChange, 'kind' | 'to'> | null
  readonly answer: FormResult
}

const DONE = {
  active: 'dashboard.reactivated',
  inactive: 'dashboard.deactivated',
  sold: 'dashboard.wasSold',
  deleted: 'dashboard.deleted',
} as const

const FAILED = {
  active: 'dashboard.reactivateFailed',
  inactive: 'dashboard.deactivateFailed',
  sold: 'dashboard.soldFailed',
  deleted: 'dashboard.deleteFailed',
} as const

const BROKE = { active: 'dashboard.reactivateBroke', inactive: 'dashboard.deactivateBroke' } as const

type Tried = NonNullable<OwnOutcome['tried']>

function success(t: AccountTranslate, { kind, to }: Tried): string {
  if (kind === 'listing') return t(DONE[to])
  return to === 'deleted' ? t('dashboard.promotionDeleted') : t('dashboard.promotionChanged')
}

/** A listing's failure is one sentence with its reason in it; a billboard's has the reason below. */
function failure(t: AccountTranslate, tried: OwnOutcome['tried'], why: string | null) {
  const message = why ?? t('common.unexpected')
  if (!tried) return { title: t('common.badRequest'), text: null }
  const { kind, to } = tried
  if (kind === 'banner') {
    const title = to === 'deleted' ? t('dashboard.promotionDeleteFailed') : t('dashboard.promotionFailed')
    return { title, text: message }
  }
  if (why === null && (to === 'active' || to === 'inactive')) return { title: t(BROKE[to]), text: null }
  return { title: t(FAILED[to], { message }), text: null }
}

/** Shows how the action ended, and takes the focus, since the button may be gone. */
export function OwnOutcomeNotice({ outcome: { tried, answer } }: { outcome: OwnOutcome }) {
  const t = useAccountT()
  const ref = useRef<HTMLDivElement>(null)
  const lastAnswer = useRef<FormResult>(null)
  useEffect(() => {
    if (lastAnswer.current !== answer) ref.current?.focus()
    lastAnswer.current = answer
  }, [answer])
  if (tried && answer.outcome === 'done') return <Notice ref={ref} tone="good" title={success(t, tried)} />
  const why = answer.outcome === 'refused' ? t.dynamic(answer.refusal.code, answer.refusal.params) : null
  const { title, text } = failure(t, tried, why)
  return (
    <Notice ref={ref} tone="bad" title={title}>
      {text && <p>{text}</p>}
    </Notice>
  )
}
