import type { ComponentType, ReactNode } from 'react'
import { categoryName } from '#app/features/categories/category-list.ts'
import { CategoryTile } from '#app/features/categories/components/category-tile.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import type { PictureWidth } from '#app/lib/picture.ts'
import { Lang } from '#app/ui/lang.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Photo } from '#app/ui/photo.tsx'
import type { ItemCard } from '../item-card.ts'
import { ITEM_KINDS } from '../item-kinds.ts'
import { CompanyTile } from './company-tile.tsx'
import { ContactButton } from './contact-button.tsx'
import { LanguageTag } from './item-facts.tsx'
import { DetailsLink, ItemLink } from './item-link.tsx'

/** The level of the list among the headings of its page. */
export type HeadingLevel = 'h2' | 'h3'

type Saved = Pick<ItemCard, 'id' | 'kind' | 'title'>

/** The button that saves an item; pages pass it in, because favorites are a feature above this one. */
export type SaveButton = ComponentType<{
  readonly item: Saved
  readonly className?: string
  /** A button with words, not a heart alone. */
  readonly labelled?: boolean
}>

/** The same for rows, which the server renders. */
export type SaveInRow = (item: Saved, className?: string) => ReactNode

/** The form that compares what is chosen, and what the item is: only items of one sort are compared with each other. */
export type Compare = { readonly form: string; readonly sort: string }

/** What each shape of a list takes. No hooks but `useT`: only the server renders rows. */
export type RowProps = {
  item: ItemCard
  eager: boolean
  heading: HeadingLevel
  withTools: boolean
  /** Whether the list has items of several categories, and names them. */
  withCategory: boolean
  /** How the item can be chosen for a comparison; without it, there is no choice ([CMP-03]). */
  compare?: Compare | undefined
  save: SaveInRow
}

const isAdvertising = ({ kind }: ItemCard) => ITEM_KINDS[kind].isAdvertising

/** Billboards in lists are counted like those on boards (D-10). */
export const seenId = (item: ItemCard) => (isAdvertising(item) ? item.id : undefined)

function PictureCount({ count }: { count: number }) {
  const t = useT()
  if (count < 2) return null
  return (
    <span className="picture-count" role="img" aria-label={t('listings.pictures', { count })}>
      {count}
    </span>
  )
}

type PictureProps = Pick<RowProps, 'item'> & {
  sizes: string | PictureWidth
  className: string
  eager?: boolean
  withCount?: boolean
}

/** What fills the space of a picture where there is none: the sign of a company, else that of the category. */
function InsteadOfPicture({
  item: { company, category },
  className,
}: Pick<PictureProps, 'item' | 'className'>) {
  return company ? (
    <CompanyTile company={company} className={className} />
  ) : (
    <CategoryTile category={category} className={className} />
  )
}

/** Of a job, a list shows who it is with; a photo only where that is no company. */
export function JobTile({ item }: Pick<RowProps, 'item'>) {
  const { company } = item
  if (company) return <CompanyTile company={company} className="job-tile" />
  return <ItemPicture item={item} sizes="56px" className="job-tile" withCount={false} />
}

/** The name of the company that an item is from, if it is from one. */
export function CompanyName({ item: { company } }: Pick<RowProps, 'item'>) {
  return company && <span className="item-company">{company.name}</span>
}

/** The picture of an item, which fills its space, with how many there are. */
export function ItemPicture({ item, sizes, className, eager, withCount = true }: PictureProps) {
  return (
    <div className={className}>
      <Photo
        picture={item.picture}
        alt=""
        sizes={sizes}
        eager={eager ?? false}
        whole={isAdvertising(item)}
        className="fills"
        instead={<InsteadOfPicture item={item} className="fills" />}
      />
      {withCount && <PictureCount count={item.pictures} />}
    </div>
  )
}

/** The title, which the whole card follows; what leads to another site shows it. */
export function Title({ item }: { item: ItemCard }) {
  return (
    <ItemLink item={item} className="item-title">
      {item.line ?? <Lang in={item.language}>{item.title}</Lang>}
      {item.websiteUrl && <LineIcon name="website" size={14} className="ml-1 inline" />}
    </ItemLink>
  )
}

/** The way to the details of an item whose title leads to its website ([DET-01]). */
export function Details({ item }: { item: ItemCard }) {
  const t = useT()
  if (!item.websiteUrl) return null
  return (
    <DetailsLink item={item} className="contact-button">
      <LineIcon name="details" size={15} />
      {t('listings.details')}
      <span className="sr-only">: {item.title}</span>
    </DetailsLink>
  )
}

/** The links to an item and to its poster, where they are required ([FAV-03]). */
export function Tools({ item, withContact = true }: { item: ItemCard; withContact?: boolean }) {
  const t = useT()
  const hasNoContact = !item.canCall && !item.canWrite
  return (
    <div className="relative flex flex-wrap items-center gap-x-4">
      <ItemLink item={item} className="contact-button">
        {t('favorites.view')}
        <span className="sr-only">: {item.title}</span>
      </ItemLink>
      {withContact && <ContactButton item={item} />}
      {hasNoContact && <span className="text-small text-muted">{t('detail.noContact')}</span>}
    </div>
  )
}

/** Chooses the item for a comparison: a field of a form elsewhere on the page, without a script. */
function CompareChoice({ item, compare }: Pick<RowProps, 'item' | 'compare'>) {
  const t = useT()
  if (!compare) return null
  return (
    <label className="compare-choice">
      <input
        type="checkbox"
        name="listing"
        value={item.publicId}
        form={compare.form}
        data-sort={compare.sort}
      />
      {t('listings.compare')}
      <span className="sr-only">: {item.title}</span>
    </label>
  )
}

/** The last line of a row: what it is in, and what can be done with it. */
export function RowFoot(props: RowProps & { children?: ReactNode }) {
  const { item, withTools, withCategory, compare, children } = props
  const t = useT()
  return (
    <div className="item-foot">
      {!item.job && (
        <>
          <LanguageTag item={item} />
          <CompanyName item={item} />
        </>
      )}
      {withCategory && <span className="item-category">{categoryName(item.category, t.locale)}</span>}
      <div className="item-tools">
        <CompareChoice item={item} compare={compare} />
        {withTools && <Tools item={item} withContact={false} />}
        <Details item={item} />
        <ContactButton item={item} />
        {children}
      </div>
    </div>
  )
}
