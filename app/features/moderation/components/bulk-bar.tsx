import { useId, useState } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { BULK_ACTIONS, nameOf } from '../actions.ts'
import type { ModeratedItem } from '../items/moderated-items.ts'
import type { Order } from './use-orders.tsx'

type Props = {
  selected: readonly ModeratedItem[]
  /** Everything that matches the filter; null where that is no more than the page, or too much. */
  matching: number | null
  /** Whether all of it is selected. */
  isMatching: boolean
  onMatching: () => void
  onAll: (all: boolean) => void
  onOrder: (order: Order) => void
}

/** What is selected, and bulk actions for it ([MOD-05], [MOD-09]). Stays visible at the bottom. */
export function BulkBar({ selected, matching, isMatching, onMatching, onAll, onOrder }: Props) {
  const t = useAdminT()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const action = BULK_ACTIONS.find((one) => one === chosen)
  if (selected.length === 0) return null
  return (
    <section aria-label={t('moderation.bulkBar')} className="bulk-bar">
      <p role="status" className="font-bold">
        {isMatching && matching !== null
          ? t('moderation.matchingSelected', { count: matching })
          : t('moderation.selected', { count: selected.length })}
      </p>
      <button type="button" className="small-button" onClick={() => onAll(true)}>
        {t('moderation.selectAll')}
      </button>
      {matching !== null && !isMatching && (
        <button type="button" className="small-button" onClick={onMatching}>
          {t('moderation.selectMatching', { count: matching })}
        </button>
      )}
      <button type="button" className="small-button" onClick={() => onAll(false)}>
        {t('moderation.deselectAll')}
      </button>
      <label htmlFor={id} className="sr-only">
        {t('moderation.bulkAction')}
      </label>
      <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)} className="select">
        <option value="">{t('moderation.bulkChoose')}</option>
        {BULK_ACTIONS.map((one) => (
          <option key={one} value={one}>
            {t(nameOf(one))}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="small-button"
        disabled={!action}
        onClick={() =>
          action && onOrder({ action, items: selected, ...(isMatching && matching !== null && { matching }) })
        }
      >
        {t('moderation.apply')}
      </button>
    </section>
  )
}
