import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { PER_PAGE } from '#app/features/items/list-filters.ts'
import { BulkBar } from '#app/features/items/own/components/bulk-bar.tsx'
import type { Opener } from '#app/features/items/own/components/own-buttons.tsx'
import { OwnList } from '#app/features/items/own/components/own-list.tsx'
import type { OwnItem, OwnPage } from '#app/features/items/own/own-item.ts'
import { BULK } from '#app/features/items/own/schema.ts'
import { bringsBillboard, TIERS } from '#app/features/pricing/packages.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { AMERICAN } from '#app/lib/locale.ts'
import { pageCount } from '#app/lib/pager.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { EmptyList } from '../shell/empty-list.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'

const KINDS = {
  listing: {
    title: 'dashboard.myListings',
    none: 'dashboard.noListings',
    noneText: 'dashboard.noListingsText',
    param: 'page',
    add: 'shell.postListing',
    addAt: '/post-listing',
    /** Whether the way to another one is above the list; the header leads to the form of listings. */
    addsAbove: false,
  },
  banner: {
    title: 'dashboard.myBillboards',
    none: 'dashboard.noBillboards',
    noneText: 'dashboard.noBillboardsText',
    param: 'promotions',
    add: 'billboards.create',
    addAt: '/post-ad',
    addsAbove: true,
  },
} as const

/** The packages that bring a billboard, as a list: 'Gold and Platinum'. */
function usePackagesWithBillboard(): string {
  const t = useAccountT()
  const names = TIERS.filter(bringsBillboard).map((tier) =>
    t('dashboard.packageName', { name: t(`billing.${tier}`) }),
  )
  return new Intl.ListFormat(AMERICAN[t.locale]).format(names)
}

/** The anchor of a section of the dashboard. */
export const sectionId = (kind: ItemKind) => `own-${kind}s`

type NothingProps = { kind: ItemKind; filtered: boolean; beyond: boolean }

function Nothing({ kind, filtered, beyond }: NothingProps) {
  const t = useAccountT()
  const [params] = useSearchParams()
  const packages = usePackagesWithBillboard()
  const { none, noneText, param, add, addAt } = KINDS[kind]
  if (beyond) return <NoSuchPage first={withParams(params, { page: null, [param]: null })} />
  if (filtered) {
    return (
      <EmptyList title={t('dashboard.noMatch')} text={t('dashboard.noMatchText')}>
        <Link to="/dashboard" className="button-quiet">
          {t('dashboard.showAll')}
        </Link>
      </EmptyList>
    )
  }
  return (
    <EmptyList title={t(none)} text={t(noneText, { packages })}>
      <Link to={addAt} className="button-primary">
        {t(add)}
      </Link>
    </EmptyList>
  )
}

type Props = {
  kind: ItemKind
  shown: OwnPage
  page: number
  filtered: boolean
  action: string
  open: Opener
  arrived: string | null
  offersOf?: (item: OwnItem) => ReactNode
}

/** The user's listings, or billboards, and their number. */
export function OwnSection({ kind, shown: { items, total }, page, filtered, ...list }: Props) {
  const t = useAccountT()
  const id = useId()
  const { title, param, add, addAt, addsAbove } = KINDS[kind]
  const boxed = ITEM_KINDS[kind].isPaidFor && items.length > 1
  return (
    <section id={sectionId(kind)} aria-labelledby={id}>
      <div className="list-bar">
        <h2 id={id} className="text-xl font-extrabold tracking-tight">
          {t(title)}
        </h2>
        <p className="text-muted">{t('dashboard.count', { count: total })}</p>
        {addsAbove && total > 0 && (
          <Link to={addAt} className="button-quiet ml-auto">
            {t(add)}
          </Link>
        )}
      </div>
      {items.length > 0 ? (
        <>
          {boxed && <BulkBar action={`/dashboard?do=${BULK}`} />}
          <OwnList items={items} label={t(title)} boxed={boxed} {...list} />
        </>
      ) : (
        <Nothing kind={kind} filtered={filtered} beyond={page > 1} />
      )}
      <Pager page={page} pages={pageCount(total, PER_PAGE)} param={param} />
    </section>
  )
}
