import ChevronRight from 'lucide-react/icons/chevron-right'
import { Form } from 'react-router'
import { LISTING_STATUSES } from '#app/features/items/item-status.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { itemRef, type ModeratedItem } from '../items/moderated-items.ts'
import { SET_STATUS } from '../outcome.ts'
import { STATUS_NAMES } from './names.tsx'
import type { Order } from './use-orders.tsx'

type Props = { item: ModeratedItem; onOrder: (order: Order) => void }

function StatusChoice({ item, onOrder }: Props) {
  const t = useAdminT()
  return (
    <Form
      method="post"
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const status = new FormData(event.currentTarget).get('status')
        if (typeof status === 'string') onOrder({ action: SET_STATUS, items: [item], fields: { status } })
      }}
    >
      <input type="hidden" name="items" value={itemRef(item)} />
      <label className="grid text-small font-semibold text-muted">
        {t('moderation.status')}
        <select name="status" defaultValue={item.status} key={item.version} className="select">
          {LISTING_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t.dynamic(STATUS_NAMES[status])}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" name="action" value={SET_STATUS} className="small-button">
        {t('moderation.setStatus')}
      </button>
    </Form>
  )
}

/** What is seldom done: setting a status by hand. */
export function MoreActions({ item, onOrder }: Props) {
  const t = useAdminT()
  return (
    <details className="group/more mt-1.5">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-small font-semibold text-muted">
        <ChevronRight aria-hidden size={14} strokeWidth={1.75} className="group-open/more:rotate-90" />
        {t('moderation.more')}
        <span className="sr-only">: {item.title}</span>
      </summary>
      <StatusChoice item={item} onOrder={onOrder} />
    </details>
  )
}
