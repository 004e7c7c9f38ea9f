import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/history'
import { categoryName } from '#app/features/categories/category-list.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { shortId } from '#app/lib/public-id.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import { Photo } from '#app/ui/photo.tsx'
import { historyPath } from '../history/history-path.ts'
import { itemRef, type ModeratedItem } from '../items/moderated-items.ts'
import { BoughtParts } from './bought-parts.tsx'
import { MainActions, OtherActions } from './item-actions.tsx'
import { ItemBadges } from './item-badges.tsx'
import { Complaints, Facts, Owner } from './item-facts.tsx'
import type { Order } from './use-orders.tsx'
import { WaitingChange } from './waiting-change.tsx'

/** How many pictures a card shows ([MOD-02]). */
const PICTURES = 3

function Pictures({ item }: { item: ModeratedItem }) {
  const t = useAdminT()
  const { pictures } = item
  if (pictures.length === 0) return null
  const more = pictures.length - PICTURES
  return (
    <p className="flex items-center gap-1.5">
      {pictures.slice(0, PICTURES).map((picture) => (
        <Photo
          key={picture.id}
          picture={picture}
          alt=""
          sizes="80px"
          whole
          className="h-14 w-19 rounded-sign"
        />
      ))}
      {more > 0 && (
        <span className="text-sm font-bold text-muted">{t('moderation.morePictures', { count: more })}</span>
      )}
    </p>
  )
}

function CardFacts({ item }: { item: ModeratedItem }) {
  const t = useAdminT()
  return (
    <Facts
      rows={[
        [t('moderation.owner'), <Owner key={item.ownerId} item={item} />],
        [t('moderation.location'), item.place],
        [t('moderation.price'), item.price],
        [t('moderation.created'), formatDay(item.createdAt, t)],
        [t('moderation.reasonGiven'), item.reason],
        [t('moderation.notes'), item.notes],
      ]}
    />
  )
}

/** Leads to what was edited of an item, and from there to the log ([LOG-04]). */
function HistoryLink({ item }: { item: ModeratedItem }) {
  const t = useAdminT()
  const label = t('moderation.historyOf', { title: item.title })
  return (
    <Link
      to={historyPath(item)}
      title={t('moderation.editHistory')}
      className="-mt-0.5 hidden size-6 shrink-0 place-items-center hover:text-primary min-[24rem]:grid"
    >
      <History aria-hidden size={15} strokeWidth={1.75} />
      <span className="sr-only">{label}</span>
    </Link>
  )
}

type Props = {
  item: ModeratedItem
  isSelected: boolean
  onSelect: (ref: string, selected: boolean) => void
  onOrder: (order: Order) => void
  onView: (item: ModeratedItem) => void
}

/** One item with everything an admin needs for a decision ([MOD-02]), and its actions ([MOD-04]). */
export function ItemCard({ item, isSelected, onSelect, onOrder, onView }: Props) {
  const t = useAdminT()
  const ref = itemRef(item)
  const titleId = `title-${item.id}`
  return (
    <article aria-labelledby={titleId} data-item={ref} className="moderated-card">
      <div className="flex items-start gap-2">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onSelect(ref, event.target.checked)}
          aria-label={t('moderation.select', { title: item.title })}
          className="needs-script mt-0.5 size-6 shrink-0 accent-primary-fill"
        />
        <h3 id={titleId} className="min-w-0 flex-1 leading-tight font-bold wrap-anywhere">
          {item.title}
        </h3>
        <span className="font-mono text-fine text-muted">{shortId(item.id)}</span>
        <HistoryLink item={item} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ItemBadges item={item} />
        <p className="text-small font-semibold text-muted">{categoryName(item.category, t.locale)}</p>
      </div>
      <Complaints item={item} />
      <BoughtParts item={item} />
      <WaitingChange item={item} />
      <MainActions item={item} onOrder={onOrder} onView={onView} />
      {/* On phones forty open cards would be twenty-five screens. */}
      <details className="card-fold">
        <summary>
          <ChevronRight aria-hidden size={14} strokeWidth={1.75} />
          {t('moderation.fold')}
          <span className="sr-only">: {item.title}</span>
        </summary>
        <div className="grid gap-2">
          <p className="line-clamp-3 text-sm wrap-anywhere">{item.description}</p>
          <Pictures item={item} />
          <CardFacts item={item} />
          <OtherActions item={item} onOrder={onOrder} />
        </div>
      </details>
    </article>
  )
}
