import type { ReactNode } from 'react'
import { categoryName } from '#app/features/categories/category-list.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Photo } from '#app/ui/photo.tsx'
import { ITEM_KINDS } from '../../item-kinds.ts'
import type { OwnItem } from '../own-item.ts'
import { BulkBox } from './bulk-bar.tsx'
import { DayChart } from './day-chart.tsx'
import { type Opener, OwnButtons } from './own-buttons.tsx'
import { OwnFacts, StatusTags } from './own-facts.tsx'

type CardProps = {
  item: OwnItem
  action: string
  open: Opener
  isNew: boolean
  boxed: boolean
  children: ReactNode
}

/** One's own item with everything about it and all its actions. */
function OwnCard({ item, action, open, isNew, boxed, children }: CardProps) {
  const t = useAccountT()
  const reason = item.moderation === 'approved' ? item.change?.reason : item.reason
  return (
    <li id={`own-${item.id}`} className={isNew ? 'own-item own-item-new' : 'own-item'}>
      <Photo
        picture={item.picture}
        alt=""
        sizes="96px"
        whole={ITEM_KINDS[item.kind].isAdvertising}
        className="h-17 w-21 rounded-sign md:w-24"
      />
      <div className="min-w-0">
        <h3 className="text-lead leading-tight font-bold wrap-anywhere">{item.title}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          {boxed && <BulkBox item={item} />}
          {isNew && <span className="tag tag-good">{t('dashboard.isNew')}</span>}
          {item.featured && <span className="tag tag-featured">{t('listings.featured')}</span>}
          <StatusTags item={item} />
          <span className="tag">{categoryName(item.category, t.locale)}</span>
        </p>
      </div>
      <div className="min-w-0 max-md:col-span-2 md:col-start-2">
        <OwnFacts item={item} />
        {reason && <p className="mt-1 text-label text-red wrap-anywhere">{t('dashboard.why', { reason })}</p>}
        <DayChart days={item.days} />
        {children}
        <OwnButtons item={item} action={action} open={open} />
      </div>
    </li>
  )
}

type Props = {
  items: readonly OwnItem[]
  label: string
  /** The action of the buttons. */
  action: string
  open: Opener
  /** The item to highlight, which has just been posted ([DASH-09]). */
  arrived: string | null
  /** Whether cards have boxes to tick. */
  boxed?: boolean
  /** What can be bought for an item. */
  offersOf?: (item: OwnItem) => ReactNode
}

export function OwnList({ items, label, action, open, arrived, boxed = false, offersOf }: Props) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <OwnCard
          key={item.id}
          item={item}
          action={action}
          open={open}
          isNew={item.id === arrived}
          boxed={boxed}
        >
          {offersOf?.(item)}
        </OwnCard>
      ))}
    </ul>
  )
}
