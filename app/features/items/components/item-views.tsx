import { CardAmount, CardFacts } from './card-facts.tsx'
import { AgeAndViews, LanguageTag, OriginalTitle, Where } from './item-facts.tsx'
import { CompanyName, Details, ItemPicture, type RowProps, seenId, Title, Tools } from './item-parts.tsx'
import { ItemRow } from './item-row.tsx'
import { JobRow } from './job-row.tsx'

export type { HeadingLevel, SaveButton, SaveInRow } from './item-parts.tsx'

/** Jobs have rows of their own. */
function AnyRow(props: RowProps) {
  const { job } = props.item
  return job ? <JobRow {...props} job={job} /> : <ItemRow {...props} />
}

/** A short row, for users who know what they look for. */
function ItemSmall({ item, heading: Heading, withTools, save }: RowProps) {
  return (
    <li data-seen={seenId(item)} className="relative flex items-center gap-3 border-b border-line py-2">
      <ItemPicture
        item={item}
        sizes="44px"
        className="relative size-11 shrink-0 rounded-sign"
        withCount={false}
      />
      <div className="min-w-0 flex-1">
        <Heading className="line-clamp-2 leading-tight font-bold wrap-anywhere">
          <Title item={item} />
        </Heading>
        <OriginalTitle item={item} />
        <p className="truncate text-small text-muted">
          {(item.pay?.main ?? item.price) && <b className="mr-2 text-ink">{item.pay?.main ?? item.price}</b>}
          <LanguageTag item={item} /> <CompanyName item={item} /> <Where item={item} />{' '}
          <AgeAndViews item={item} />
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
function ItemTile({ item, eager, heading: Heading, withTools, save }: RowProps) {
  return (
    <li data-seen={seenId(item)} className="item-tile">
      <ItemPicture
        item={item}
        sizes="(min-width: 100rem) 23rem, (min-width: 64rem) 290px, (min-width: 40rem) 33vw, 50vw"
        eager={eager}
        className="relative item-tile-picture"
      />
      <Heading className="item-tile-title leading-tight font-bold wrap-anywhere">
        <Title item={item} />
      </Heading>
      <OriginalTitle item={item} />
      <CardAmount item={item} />
      <CardFacts item={item} />
      <p className="text-small text-muted">
        <LanguageTag item={item} /> <CompanyName item={item} /> <Where item={item} />
        <small className="block text-small">
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
  list: { Item: AnyRow, list: 'item-rows' },
  'small-icons': { Item: ItemSmall, list: 'item-smalls' },
  grid: { Item: ItemSmall, list: 'item-smalls' },
  gallery: { Item: ItemTile, list: 'item-tiles' },
} as const
export type Shape = keyof typeof SHAPES

/** How many large pictures are above the fold at most: they are loaded first. */
const ABOVE_FOLD = 2

export const isFirst = (at: number) => at < ABOVE_FOLD

type ListProps = {
  /** Its items as `ItemInList` shows them. */
  rows: readonly string[]
  shape: Shape
  label?: string
  /** What phones show between the items, as markup: one after every `BREAK_AFTER` of them, and what is left at the end. */
  breaks?: readonly string[]
}

type ItemProps = Omit<RowProps, 'eager'> & { shape: Shape /** Its place in the list, from 0. */; at: number }

/**
 * An item in the chosen shape. Only the server renders it, to markup that `ItemList` shows: no hooks here but `useT`, and
 * what reacts has a data attribute for the handler of the list.
 */
export function ItemInList({ shape, at, ...row }: ItemProps) {
  const { Item } = SHAPES[shape]
  return <Item {...row} eager={isFirst(at)} />
}

const BREAK_AFTER = 8
const NO_BREAKS: readonly string[] = []

/** Returns the breaks that follow an item. */
function breaksAfter(i: number, count: number, breaks: readonly string[]): readonly string[] {
  const next = Math.floor(i / BREAK_AFTER)
  if (i === count - 1) return breaks.slice(next)
  return i % BREAK_AFTER === BREAK_AFTER - 1 ? breaks.slice(next, next + 1) : NO_BREAKS
}

const breakOf = (shown: readonly string[]) =>
  shown.length > 0 ? `<li class="item-break">${shown.join('')}</li>` : ''

/** A list of items, of their markup. */
export function ItemRows({ rows, shape, label, breaks = NO_BREAKS }: ListProps) {
  const html = rows.map((row, i) => row + breakOf(breaksAfter(i, rows.length, breaks))).join('')
  return (
    // oxlint-disable-next-line react/no-danger -- React rendered and escaped it (decision 0090)
    <ul className={SHAPES[shape].list} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
