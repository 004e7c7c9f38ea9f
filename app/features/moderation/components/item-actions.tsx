import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { keyOf } from '../action-keys.ts'
import { MODERATION_ACTION_NAMES, type ModerationAction, nameOf } from '../actions.ts'
import { editLink } from '../items/edit-link.ts'
import { isEditable, itemRef, type ModeratedItem } from '../items/moderated-items.ts'
import { actionsFor, isDecision } from '../items/offered-actions.ts'
import { KeyHint } from './key.tsx'
import { MoreActions } from './more-actions.tsx'
import type { Order } from './use-orders.tsx'

/** Forty red words on a page warn of nothing: what takes something away turns red when it is about to be pressed. */
const TAKES_AWAY = 'hover:border-red hover:text-red focus-visible:border-red focus-visible:text-red'

const LOOK: Partial<Record<ModerationAction, string>> = {
  approve: 'text-green',
  reject: TAKES_AWAY,
  remove: TAKES_AWAY,
  delete: TAKES_AWAY,
}

const ROW = 'flex flex-wrap gap-1.5'

type Props = {
  item: ModeratedItem
  onOrder: (order: Order) => void
  /** Whether the buttons show their keys. */
  showsKeys?: boolean
}

type FormProps = Props & { actions: readonly ModerationAction[]; children?: ReactNode }

/** Buttons in a form, so that those without questions work without JavaScript. Without actions there is no form. */
function ActionForm({ item, actions, onOrder, showsKeys = false, children }: FormProps) {
  const t = useAdminT()
  if (actions.length === 0) return children && <div className={ROW}>{children}</div>
  return (
    <Form
      method="post"
      className={ROW}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        const action = submitter instanceof HTMLButtonElement ? submitter.value : ''
        const known = MODERATION_ACTION_NAMES.find((name) => name === action)
        if (known) onOrder({ action: known, items: [item] })
      }}
    >
      <input type="hidden" name="items" value={itemRef(item)} />
      {children}
      {actions.map((action) => {
        const key = keyOf(action)
        return (
          <button
            key={action}
            type="submit"
            name="action"
            value={action}
            aria-label={t('moderation.namedAction', { action: t(nameOf(action)), title: item.title })}
            aria-keyshortcuts={key}
            className={`small-button ${LOOK[action] ?? ''}`}
          >
            {t(nameOf(action))}
            {showsKeys && key && <KeyHint of={key} />}
          </button>
        )
      })}
    </Form>
  )
}

type MainProps = Props & { onView?: (item: ModeratedItem) => void }

/** Looking at an item, editing it, and the decision it waits for ([MOD-03], [MOD-04]). */
export function MainActions({ onView, ...props }: MainProps) {
  const t = useAdminT()
  const { search } = useLocation()
  const { item, showsKeys } = props
  const named = (action: string) => t('moderation.namedAction', { action, title: item.title })
  return (
    <ActionForm {...props} actions={actionsFor(item).filter((action) => isDecision(action, item))}>
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
          {...editLink(item, search)}
          aria-label={named(t('moderation.edit'))}
          aria-keyshortcuts="e"
          className="small-button"
        >
          {t('moderation.edit')}
          {showsKeys && <KeyHint of="e" />}
        </Link>
      )}
    </ActionForm>
  )
}

/** What else can be done with an item ([MOD-04]). */
export function OtherActions(props: Props) {
  const { item, onOrder } = props
  return (
    <div>
      <ActionForm {...props} actions={actionsFor(item).filter((action) => !isDecision(action, item))} />
      {item.deleted === 'no' && <MoreActions item={item} onOrder={onOrder} />}
    </div>
  )
}
