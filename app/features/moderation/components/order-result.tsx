import { useAdminT } from '#app/i18n/use-t.tsx'
import type { Refusal } from '#app/lib/refusal.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SET_STATUS } from '../outcome.ts'
import { DELETED_NAMES, failureName } from './names.tsx'
import type { Order, OrderOutcome, Orders } from './use-orders.tsx'

type Speak = ReturnType<typeof useAdminT>

function whyRefused(t: Speak, { code, params }: Refusal, last: Order | null): string {
  const message = t.dynamic(code, params)
  const item = last?.items[0]?.title ?? ''
  if (last?.action === 'deactivate') return t('moderation.failedDeactivate', { item, message })
  if (last?.action === 'reactivate') return t('moderation.failedReactivate', { item, message })
  return message
}

function whatFailed(t: Speak, result: OrderOutcome, last: Order | null): string {
  if (result.outcome === 'refused') return whyRefused(t, result.refusal, last)
  const wrong = result.outcome === 'invalid' ? Object.values(result.form.error ?? {}).flat()[0] : undefined
  const action = last && last.action !== SET_STATUS ? last.action : null
  return wrong ?? t.dynamic(failureName(action, last?.items[0]?.kind ?? 'listing'))
}

function doneText(t: Speak, count: number, last: Order | null): string {
  const [only] = last?.items.length === 1 ? last.items : []
  if (last?.action === 'delete' && only) return t(DELETED_NAMES[only.kind])
  return t('moderation.doneCount', { count })
}

function Result({ result, last }: { result: OrderOutcome; last: Order | null }) {
  const t = useAdminT()
  if (result.outcome !== 'done') return <Notice tone="bad" title={whatFailed(t, result, last)} />
  const { done, failed } = result.value
  if (failed.length === 0) return <Notice tone="good" title={doneText(t, done, last)} />
  return (
    <Notice tone="bad" title={t('moderation.someFailed')}>
      <p>{t('moderation.doneCount', { count: done })}</p>
      <ul>
        {failed.map(({ item, refusal }) => (
          <li key={item}>
            {t('moderation.failedItem', { item, why: t.dynamic(refusal.code, refusal.params) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/**
 * The result of the last order: what was done, what was not and why. Announced by screen readers, and visible from
 * any card.
 */
export function OrderResult({ orders: { result, last } }: { orders: Orders }) {
  return (
    result && (
      <div className="stays-in-sight">
        <Result result={result} last={last} />
      </div>
    )
  )
}
