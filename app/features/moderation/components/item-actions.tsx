import ChevronRight from 'lucide-react/icons/chevron-right'
import { Form, useLocation } from 'react-router'
import { LISTING_STATUSES } from '#app/features/items/item-status.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { MODERATION_ACTION_NAMES, type ModerationAction, nameOf } from '../actions.ts'
import { editPath, isEditable, itemRef, type ModeratedItem } from '../items/moderated-items.ts'
import { SET_STATUS } from '../outcome.ts'
import { whyNotModerate } from '../rules.ts'
import { STATUS_NAMES } from './names.tsx'
import type { Order } from './use-orders.tsx'

const LOOK: Partial<Record<ModerationAction, string>> = {
  approve: 'text-green',
  reject: 'text-red',
  remove: 'text-red',
  delete: 'text-red',
}

/** Returns the actions that are possible with this item now, in the order of the table. */
export const actionsFor = (item: ModeratedItem) =>
  MODERATION_ACTION_NAMES.filter((action) => whyNotModerate(action, item) === null)

type Props = {
  item: ModeratedItem
  onOrder: (order: Order) => void
  onView?: (item: ModeratedItem) => void
}

function StatusChoice({ item, onOrder }: Pick<Props, 'item' | 'onOrder'>) {
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
      <label className="grid text-[13px] font-semibold text-muted">
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

/**
 * The buttons of one item ([MOD-04]). Each belongs to a form, so that those without questions work without
 * JavaScript.
 */
export function ItemActions({ item, onOrder, onView }: Props) {
  const t = useAdminT()
  const { pathname, search } = useLocation()
  const { title } = item
  const named = (action: string) => t('moderation.namedAction', { action, title })
  return (
    <div>
      <Form
        method="post"
        className="flex flex-wrap gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          const action = submitter instanceof HTMLButtonElement ? submitter.value : ''
          const known = MODERATION_ACTION_NAMES.find((name) => name === action)
          if (known) onOrder({ action: known, items: [item] })
        }}
      >
        <input type="hidden" name="items" value={itemRef(item)} />
        {onView && (
          <button
            type="button"
            onClick={() => onView(item)}
            aria-label={named(t('moderation.view'))}
            className="small-button needs-script"
          >
            {t('moderation.view')}
          </button>
        )}
        {isEditable(item) && (
          <Link
            to={editPath(item, pathname + search)}
            aria-label={named(t('moderation.edit'))}
            className="small-button"
          >
            {t('moderation.edit')}
          </Link>
        )}
        {actionsFor(item).map((action) => (
          <button
            key={action}
            type="submit"
            name="action"
            value={action}
            aria-label={named(t(nameOf(action)))}
            className={`small-button ${LOOK[action] ?? ''}`}
          >
            {t(nameOf(action))}
          </button>
        ))}
      </Form>
      {item.deleted === 'no' && (
        <details className="group/more mt-1.5">
          <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-[13px] font-semibold text-muted">
            <ChevronRight aria-hidden size={14} strokeWidth={1.75} className="group-open/more:rotate-90" />
            {t('moderation.more')}
            <span className="sr-only">: {title}</span>
          </summary>
          <StatusChoice item={item} onOrder={onOrder} />
        </details>
      )}
    </div>
  )
}
