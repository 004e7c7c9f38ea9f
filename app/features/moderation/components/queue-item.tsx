import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { isEditable, itemRef, type ModeratedItem } from '../items/moderated-items.ts'
import { MainActions, OtherActions } from './item-actions.tsx'
import { WholeItem } from './item-view.tsx'
import { KeyHint } from './key.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { OrderQuestion } from './order-question.tsx'
import { OrderResult } from './order-result.tsx'
import { useOpenEdit } from './use-open-edit.tsx'
import { useOrders } from './use-orders.tsx'
import { actionOfKey, showKeys, useShortcuts } from './use-shortcuts.tsx'

type Props = {
  item: ModeratedItem | null
  history: ReactNode
  /** The address of the next item, leaving this one as it is. */
  skipTo: string
}

/** The current item of the queue. After each decision the next one takes its place and the focus. */
export function QueueItem({ item, history, skipTo }: Props) {
  const t = useAdminT()
  const navigate = useNavigate()
  const openEdit = useOpenEdit()
  const orders = useOrders('/admin/ads')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = item?.id
  useEffect(() => {
    if (id) heading.current?.focus()
  }, [id])

  useShortcuts((key) => {
    if (!item) return
    if (key === 'j') void navigate(skipTo)
    if (key === 'e' && isEditable(item)) openEdit(item)
    if (key === '?') showKeys()
    const action = actionOfKey(item, key)
    if (action) orders.give({ action, items: [item] })
  })

  return (
    <div className="grid gap-4">
      <OrderResult orders={orders} />
      {item && (
        <article data-item={itemRef(item)} className="moderated-card gap-4">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-bold wrap-anywhere outline-none">
            {item.title}
          </h2>
          <div className="flex flex-wrap items-start gap-1.5">
            <MainActions item={item} onOrder={orders.give} showsKeys />
            <Link to={skipTo} aria-keyshortcuts="j" className="small-button">
              {t('moderation.skip')}
              <KeyHint of="j" />
            </Link>
            <div className="basis-full">
              <OtherActions item={item} onOrder={orders.give} showsKeys />
            </div>
          </div>
          <WholeItem item={item} history={history} />
        </article>
      )}
      <KeyboardHelp
        moves={[
          ['j', t('moderation.skip')],
          ['e', t('moderation.keyEdit')],
          ['?', t('moderation.keyHelp')],
        ]}
      />
      <OrderQuestion orders={orders} />
    </div>
  )
}
