import { type ComponentType, Fragment, type ReactNode } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Photo } from '#app/ui/photo.tsx'
import type { ItemCard } from '../item-card.ts'
import { ITEM_KINDS } from '../item-kinds.ts'
import { CardAmount, CardFacts } from './card-facts.tsx'
import { ContactButton } from './contact-button.tsx'
import { AgeAndViews, LanguageTag, Tags, Where } from './item-facts.tsx'
import { DetailsLink, ItemLink } from './item-link.tsx'
import { useImpression } from './use-impression.tsx'

/** The level of the list among the headings of its page. */
export type HeadingLevel = 'h2' | 'h3'

/** The button that saves an item; pages pass it in, because favorites are a feature above this one. */
export type SaveButton = ComponentType<{
  readonly item: Pick<ItemCard, 'id' | 'kind' | 'title'>
  readonly className?: string
}>

type Props = { item: ItemCard; eager: boolean; heading: HeadingLevel; withTools: boolean; Save: SaveButton }

const isAdvertising = ({ kind }: ItemCard) => ITEM_KINDS[kind].isAdvertising

/** Billboards in lists are counted like those on boards (D-10). */
const useSeen = (item: ItemCard) => useImpression(isAdvertising(item) ? item.id : null)

function PictureCount({ count }: { count: number }) {
  const t = useT()
  if (count < 2) return null
  return (
    <span className="absolute right-1 bottom-1 rounded-[3px] bg-black/75 px-1.5 text-[11px] text-white">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('listings.pictures', { count })}</span>
    </span>
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
function ItemRow({ item, heading: Heading, withTools, Save }: Props) {
  return (
    <li ref={useSeen(item)} className={withTools ? 'item-row item-row-tools' : 'item-row'}>
      <div className="relative h-17">
        <Photo
          picture={item.picture}
          alt=""
          sizes="96px"
          whole={isAdvertising(item)}
          className="size-full rounded-sign"
        />
        <PictureCount count={item.pictures} />
      </div>
      <div className="min-w-0">
        <Heading className="text-[16.5px] leading-tight font-bold break-words">
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
        <small className="block text-muted">
          <AgeAndViews item={item} />
        </small>
      </p>
      <div className="item-price">
        <CardAmount item={item} />
        <div className="flex flex-wrap items-center justify-end gap-x-3">
          {withTools && <Tools item={item} withContact={false} />}
          <Details item={item} />
          <ContactButton item={item} />
          <Save item={item} />
        </div>
      </div>
    </li>
  )
}

/** A short row, for users who know what they look for. */
function ItemSmall({ item, heading: Heading, withTools, Save }: Props) {
  return (
    <li ref={useSeen(item)} className="relative flex items-center gap-3 border-b border-line py-2">
      <Photo
        picture={item.picture}
        alt=""
        sizes="44px"
        whole={isAdvertising(item)}
        className="size-11 shrink-0 rounded-sign"
      />
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
      <Save item={item} />
    </li>
  )
}

/** A tile with a large picture first. */
function ItemTile({ item, eager, heading: Heading, withTools, Save }: Props) {
  return (
    <li ref={useSeen(item)} className="item-tile">
      <div className="relative aspect-4/3 self-start">
        <Photo
          picture={item.picture}
          alt=""
          sizes="(min-width: 100rem) 23rem, (min-width: 64rem) 290px, (min-width: 40rem) 33vw, 50vw"
          eager={eager}
          whole={isAdvertising(item)}
          className="size-full rounded-sign"
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
      <Save item={item} className="heart-on-picture" />
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
  Save: SaveButton
  /** Each item shows its links and those to its poster, in every shape. */
  withTools?: boolean
  /** What phones show between the items: one after every `BREAK_AFTER` of them, and what is left at the end. */
  breaks?: readonly ReactNode[]
}

const BREAK_AFTER = 8
const NO_BREAKS: readonly ReactNode[] = []

/** Returns the breaks that follow an item. */
function breaksAfter(i: number, count: number, breaks: readonly ReactNode[]): readonly ReactNode[] {
  const next = Math.floor(i / BREAK_AFTER)
  if (i === count - 1) return breaks.slice(next)
  return i % BREAK_AFTER === BREAK_AFTER - 1 ? breaks.slice(next, next + 1) : NO_BREAKS
}

function Break({ children }: { children: readonly ReactNode[] }) {
  return children.length > 0 && <li className="item-break">{children}</li>
}

/** A list of items in the chosen shape. */
export function ItemList(props: ListProps) {
  const { items, shape, heading, label, Save, withTools = false, breaks = NO_BREAKS } = props
  const { Item, list } = SHAPES[shape]
  return (
    <ul className={list} aria-label={label}>
      {items.map((item, i) => (
        <Fragment key={item.id}>
          <Item item={item} heading={heading} eager={i < ABOVE_FOLD} withTools={withTools} Save={Save} />
          <Break>{breaksAfter(i, items.length, breaks)}</Break>
        </Fragment>
      ))}
    </ul>
  )
}
