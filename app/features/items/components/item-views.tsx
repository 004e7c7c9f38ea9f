import { type ComponentType, Fragment, type ReactNode } from 'react'
import { CategoryTile } from '#app/features/categories/components/category-tile.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import { PICTURE_WIDTHS, pictureUrl } from '#app/lib/picture.ts'
import { Lang } from '#app/ui/lang.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { RenderedItem } from '#app/ui/markup.tsx'
import { Photo } from '#app/ui/photo.tsx'
import type { ItemCard } from '../item-card.ts'
import { ITEM_KINDS } from '../item-kinds.ts'
import { CardAmount, CardFacts } from './card-facts.tsx'
import { ContactButton } from './contact-button.tsx'
import { AgeAndViews, LanguageTag, Tags, Where } from './item-facts.tsx'
import { DetailsLink, ItemLink } from './item-link.tsx'

/** The level of the list among the headings of its page. */
export type HeadingLevel = 'h2' | 'h3'

type Saved = Pick<ItemCard, 'id' | 'kind' | 'title'>

/** The button that saves an item; pages pass it in, because favorites are a feature above this one. */
export type SaveButton = ComponentType<{ readonly item: Saved; readonly className?: string }>

/** The same for rows, which the server renders. */
export type SaveInRow = (item: Saved, className?: string) => ReactNode

type Props = { item: ItemCard; eager: boolean; heading: HeadingLevel; withTools: boolean; save: SaveInRow }

const isAdvertising = ({ kind }: ItemCard) => ITEM_KINDS[kind].isAdvertising

/** Billboards in lists are counted like those on boards (D-10). */
const seenId = (item: ItemCard) => (isAdvertising(item) ? item.id : undefined)

function PictureCount({ count }: { count: number }) {
  const t = useT()
  if (count < 2) return null
  return (
    <span className="picture-count">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('listings.pictures', { count })}</span>
    </span>
  )
}

/** The picture of a row, in a space of fixed size: the smallest file is sharp there on every screen. */
function Thumb({ item }: { item: ItemCard }) {
  const { picture } = item
  if (!picture) return <CategoryTile category={item.category} className="size-full rounded-sign" />
  const src = pictureUrl(picture.id, PICTURE_WIDTHS[0])
  return (
    <img src={src} alt="" loading="lazy" className={isAdvertising(item) ? 'object-contain' : undefined} />
  )
}

/** The title, which the whole card follows; what leads to another site shows it. */
function Title({ item }: { item: ItemCard }) {
  return (
    <ItemLink item={item} className="item-title">
      <Lang in={item.language}>{item.title}</Lang>
      {item.websiteUrl && <LineIcon name="website" size={14} className="ml-1 inline" />}
    </ItemLink>
  )
}

/** The way to the details of an item whose title leads to its website ([DET-01]). */
function Details({ item }: { item: ItemCard }) {
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
function Tools({ item, withContact = true }: { item: ItemCard; withContact?: boolean }) {
  const t = useT()
  const hasNoContact = !item.canCall && !item.canWrite
  return (
    <div className="relative flex flex-wrap items-center gap-x-4">
      <ItemLink item={item} className="contact-button">
        {t('favorites.view')}
        <span className="sr-only">: {item.title}</span>
      </ItemLink>
      {withContact && <ContactButton item={item} />}
      {hasNoContact && <span className="text-[13px] text-muted">{t('detail.noContact')}</span>}
    </div>
  )
}

/** A list row: title, price and place readable without opening anything. */
function ItemRow({ item, heading: Heading, withTools, save }: Props) {
  return (
    <li data-seen={seenId(item)} className={withTools ? 'item-row item-row-tools' : 'item-row'}>
      <div className="item-photo h-17">
        <Thumb item={item} />
        <PictureCount count={item.pictures} />
      </div>
      <div className="min-w-0">
        <Heading className="item-name">
          <Title item={item} />
        </Heading>
        <CardFacts item={item} />
        <p className="item-tags">
          <Tags item={item} />
          <LanguageTag item={item} />
          <span className="item-summary">
            <Lang in={item.language}>{item.summary}</Lang>
          </span>
        </p>
      </div>
      <p className="item-place">
        <Where item={item} />
        <small>
          <AgeAndViews item={item} />
        </small>
      </p>
      <div className="item-price">
        <CardAmount item={item} />
        <div className="item-buttons">
          {withTools && <Tools item={item} withContact={false} />}
          <Details item={item} />
          <ContactButton item={item} />
          {save(item)}
        </div>
      </div>
    </li>
  )
}

/** A short row, for users who know what they look for. */
function ItemSmall({ item, heading: Heading, withTools, save }: Props) {
  return (
    <li data-seen={seenId(item)} className="relative flex items-center gap-3 border-b border-line py-2">
      <div className="item-photo size-11 shrink-0">
        <Thumb item={item} />
      </div>
      <div className="min-w-0 flex-1">
        <Heading className="line-clamp-2 leading-tight font-bold break-words">
          <Title item={item} />
        </Heading>
        <p className="truncate text-[13px] text-muted">
          {(item.pay?.main ?? item.price) && <b className="mr-2 text-ink">{item.pay?.main ?? item.price}</b>}
          <LanguageTag item={item} /> <Where item={item} /> <AgeAndViews item={item} />
        </p>
        <CardFacts item={item} />
        {withTools && <Tools item={item} />}
        <Details item={item} />
      </div>
      {save(item)}
    </li>
  )
}

/** A tile with a large picture first. */
function ItemTile({ item, eager, heading: Heading, withTools, save }: Props) {
  return (
    <li data-seen={seenId(item)} className="item-tile">
      <div className="relative aspect-4/3 self-start">
        <Photo
          picture={item.picture}
          alt=""
          sizes="(min-width: 100rem) 23rem, (min-width: 64rem) 290px, (min-width: 40rem) 33vw, 50vw"
          eager={eager}
          whole={isAdvertising(item)}
          className="size-full rounded-sign"
          instead={<CategoryTile category={item.category} className="size-full rounded-sign" />}
        />
        <PictureCount count={item.pictures} />
      </div>
      <Heading className="item-tile-title leading-tight font-bold break-words">
        <Title item={item} />
      </Heading>
      <CardAmount item={item} />
      <CardFacts item={item} />
      <p className="text-[13px] text-muted">
        <LanguageTag item={item} /> <Where item={item} />
        <small className="block text-[13px]">
          <AgeAndViews item={item} />
        </small>
      </p>
      {withTools && <Tools item={item} />}
      <Details item={item} />
      {save(item, 'heart-on-picture')}
    </li>
  )
}

/**
 * The shapes of a list. Pages offer them under their own names: 'small-icons' on categories, 'grid' in the search.
 */
const SHAPES = {
  list: { Item: ItemRow, list: 'item-rows' },
  'small-icons': { Item: ItemSmall, list: 'item-smalls' },
  grid: { Item: ItemSmall, list: 'item-smalls' },
  gallery: { Item: ItemTile, list: 'item-tiles' },
} as const
export type Shape = keyof typeof SHAPES

/** How many large pictures are above the fold at most: they are loaded first. */
const ABOVE_FOLD = 2

type ListProps = {
  items: readonly ItemCard[]
  shape: Shape
  heading: HeadingLevel
  label?: string
  save: SaveInRow
  /** Each item shows its links and those to its poster, in every shape. */
  withTools?: boolean
  /** What phones show between the items, as markup: one after every `BREAK_AFTER` of them, and what is left at the end. */
  breaks?: readonly string[]
}

const BREAK_AFTER = 8
const NO_BREAKS: readonly string[] = []

/** Returns the breaks that follow an item. */
function breaksAfter(i: number, count: number, breaks: readonly string[]): readonly string[] {
  const next = Math.floor(i / BREAK_AFTER)
  if (i === count - 1) return breaks.slice(next)
  return i % BREAK_AFTER === BREAK_AFTER - 1 ? breaks.slice(next, next + 1) : NO_BREAKS
}

function Break({ shown }: { shown: readonly string[] }) {
  return shown.length > 0 && <RenderedItem className="item-break" html={shown.join('')} />
}

/**
 * A list of items in the chosen shape. Only the server renders it, to markup that `ItemList` shows: no hooks here but
 * `useT`, and what reacts has a data attribute for the handler of the list.
 */
export function ItemRows(props: ListProps) {
  const { items, shape, heading, label, save, withTools = false, breaks = NO_BREAKS } = props
  const { Item, list } = SHAPES[shape]
  return (
    <ul className={list} aria-label={label}>
      {items.map((item, i) => (
        <Fragment key={item.id}>
          <Item item={item} heading={heading} eager={i < ABOVE_FOLD} withTools={withTools} save={save} />
          <Break shown={breaksAfter(i, items.length, breaks)} />
        </Fragment>
      ))}
    </ul>
  )
}
