import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { listSearch } from '../items/edit-link.ts'
import {
  type ItemColumnPage,
  type ItemFilter,
  isEditable,
  itemRef,
  type ModeratedItem,
} from '../items/moderated-items.ts'
import { MatchingProgress } from '../matching/components/matching-progress.tsx'
import { useMatching } from '../matching/components/use-matching.tsx'
import { MAX_MATCHING } from '../matching/matching.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ItemColumn } from './item-column.tsx'
import { ItemView } from './item-view.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { OrderQuestion } from './order-question.tsx'
import { OrderResult } from './order-result.tsx'
import { useOpenEdit } from './use-open-edit.tsx'
import { useOrders } from './use-orders.tsx'
import { useSelection } from './use-selection.tsx'
import { actionOfKey, focusCard, showKeys, useShortcuts } from './use-shortcuts.tsx'

type Props = {
  banners: ItemColumnPage
  listings: ItemColumnPage
  filter: ItemFilter
  /** When the list was read: what changes later is not changed unseen. */
  seenAt: Date
}

/** How many items match, where an order can be about all of them and the page does not show them all. */
function matchingOf(columns: readonly ItemColumnPage[], shown: number): number | null {
  const count = columns.reduce((sum, column) => sum + column.count, 0)
  return columns.some(({ isOpen }) => isOpen) || count > MAX_MATCHING || count <= shown ? null : count
}

/** The two columns of the moderation page, the selection, the questions and the keys ([MOD-01], [MOD-05]). */
export function ModerationColumns({ banners, listings, filter, seenAt }: Props) {
  const t = useAdminT()
  const items = [...banners.items, ...listings.items]
  const openEdit = useOpenEdit()
  const search = listSearch(useLocation().search)
  const selection = useSelection(items)
  const matching = useMatching('/admin/ads?matching')
  const orders = useOrders('/admin/ads', ({ action, matching: total = 0 }, form) => {
    const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    matching.start({ action, total, search, seenAt, fields })
    selection.all(false)
  })
  // Of another filter nothing is selected yet.
  const [matchingOn, setMatchingOn] = useState<string | null>(null)
  const isMatching = matchingOn === search && selection.items.length > 0
  const select = (ref: string, isSelected: boolean) => {
    setMatchingOn(null)
    selection.set(ref, isSelected)
  }
  const selectAll = (isSelected: boolean) => {
    setMatchingOn(null)
    selection.all(isSelected)
  }
  const [viewed, setViewed] = useState<ModeratedItem | null>(null)

  useShortcuts((key, card) => {
    const item = items.find((one) => itemRef(one) === card.getAttribute('data-item'))
    if (!item) return
    if (key === 'j') focusCard(card, 1)
    if (key === 'k') focusCard(card, -1)
    if (key === 'x') select(itemRef(item), !selection.refs.has(itemRef(item)))
    if (key === 'v') setViewed(item)
    if (key === 'e' && isEditable(item)) openEdit(item)
    if (key === '?') showKeys()
    const action = actionOfKey(item, key)
    if (action) orders.give({ action, items: [item] })
  })

  const shared = {
    filter,
    selected: selection.refs,
    onSelect: select,
    onOrder: orders.give,
    onView: setViewed,
  }
  return (
    <div className="grid gap-4">
      <KeyboardHelp
        moves={[
          ['j', t('moderation.keyNext')],
          ['k', t('moderation.keyPrevious')],
          ['x', t('moderation.keySelect')],
          ['v', t('moderation.keyView')],
          ['e', t('moderation.keyEdit')],
          ['?', t('moderation.keyHelp')],
        ]}
      />
      <OrderResult orders={orders} />
      <MatchingProgress matching={matching} />
      <div className="grid gap-6 lg:grid-cols-2">
        <ItemColumn name="moderation.bannerColumn" pageParam="banners" column={banners} {...shared} />
        <ItemColumn name="moderation.listingColumn" pageParam="listings" column={listings} {...shared} />
      </div>
      <BulkBar
        selected={matching.isRunning ? [] : selection.items}
        matching={matchingOf([banners, listings], items.length)}
        isMatching={isMatching}
        onMatching={() => {
          selection.all(true)
          setMatchingOn(search)
        }}
        onAll={selectAll}
        onOrder={orders.give}
      />
      <OrderQuestion orders={orders} />
      <ItemView item={viewed} onClose={() => setViewed(null)} />
    </div>
  )
}
