import { useSearchParams } from 'react-router'
import { formatNumber } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'
import {
  canSearch,
  filtersSet,
  type ItemColumnPage,
  type ItemFilter,
  itemRef,
  type ModeratedItem,
} from '../items/moderated-items.ts'
import { ItemCard } from './item-card.tsx'
import type { Order } from './use-orders.tsx'

type Props = {
  name: 'moderation.bannerColumn' | 'moderation.listingColumn'
  /** The parameter with the page of this column. */
  pageParam: 'banners' | 'listings'
  column: ItemColumnPage
  filter: ItemFilter
  selected: ReadonlySet<string>
  onSelect: (ref: string, selected: boolean) => void
  onOrder: (order: Order) => void
  onView: (item: ModeratedItem) => void
}

function ColumnPager({
  column: { page, pages },
  pageParam,
  label,
}: Pick<Props, 'column' | 'pageParam'> & { label: string }) {
  const t = useAdminT()
  const [params] = useSearchParams()
  if (pages < 2) return null
  // 'page' is not a parameter here: naming it keeps the page of the other column.
  const to = (n: number) => ({
    search: withParams(params, { page: null, [pageParam]: n === 1 ? null : String(n) }),
  })
  return (
    <nav
      aria-label={t('moderation.pagesOf', { column: label })}
      className="flex flex-wrap items-center gap-2"
    >
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="page-link">
          {t('moderation.previous')}
        </Link>
      )}
      <p>{t('moderation.pageOf', { page, pages })}</p>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className="page-link">
          {t('moderation.next')}
        </Link>
      )}
    </nav>
  )
}

function Nothing({ filter }: { filter: ItemFilter }) {
  const t = useAdminT()
  if (filter.term && !canSearch(filter.term)) return <p className="text-muted">{t('moderation.tooShort')}</p>
  const why = filter.term
    ? 'moderation.noneFound'
    : filtersSet(filter) > 0
      ? 'moderation.noneFiltered'
      : 'moderation.noneYet'
  return <p className="text-muted">{t(why)}</p>
}

/** One of the two columns of the moderation page ([MOD-01]). */
export function ItemColumn({ name, pageParam, column, filter, selected, ...does }: Props) {
  const t = useAdminT()
  const number = formatNumber(column.count, t.locale)
  const label = t(name, { count: column.isOpen ? t('moderation.moreThan', { count: number }) : number })
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-3">
      <h2 className="section-name mb-0">{label}</h2>
      {column.isOpen && <p className="text-small text-muted">{t('moderation.manyHits')}</p>}
      {column.items.length === 0 && <Nothing filter={filter} />}
      {column.items.map((item) => (
        <ItemCard key={item.id} item={item} isSelected={selected.has(itemRef(item))} {...does} />
      ))}
      <ColumnPager column={column} pageParam={pageParam} label={label} />
    </section>
  )
}
