import type { CSSProperties, ReactNode } from 'react'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { GRIDS, type GridKind, type Place, phoneParts, type ShownPlace, shownPlaces } from '../grid-rows.ts'
import { Billboard, EmptyPlace } from './billboard.tsx'

/** fluid: as edited on wide screens, two columns on narrow ones. The others force one of the two. */
type Device = 'fluid' | 'desktop' | 'phone'

type Props = {
  kind: GridKind
  /** The category whose page it is; null on the home page, and where that does not matter. */
  category?: CategorySlug | null
  places: readonly Place<ItemCard>[]
  cols: number
  device?: Device
}

type Vars = CSSProperties & Record<`--${string}`, string | number>

/** The position of a cell as CSS variables: small screens do not use them, large ones do. */
function placeVars({ row, col, width, height }: Place<ItemCard>): Vars {
  return { '--row': row + 1, '--col': col + 1, '--width': width, '--height': height }
}

const gridVars = (cols: number): Vars => ({ '--cols': cols })

const sizesOf = (width: number, cols: number) =>
  `(min-width: 100rem) ${Math.round((1480 / cols) * width)}px, (min-width: 48rem) ${Math.round((1200 / cols) * width)}px, ${width > 1 ? 100 : 50}vw`

/** The largest picture of a page is one of the first in its grid: these are loaded eagerly, all others lazily. */
const EAGER = 2

const LOOK = { fluid: 'grid-fluid', desktop: 'grid-desktop', phone: 'grid-phone' } as const

/** The class names of a cell on a phone. */
const phoneClasses = ({ width, height, item }: Place<ItemCard>, isBeyond: boolean) =>
  [width > 1 && 'place-wide', height > 1 && 'place-high', !item && 'place-free', isBeyond && 'place-beyond']
    .filter(Boolean)
    .join(' ')

type PlaceProps = {
  kind: GridKind
  category: CategorySlug | null
  place: ShownPlace<ItemCard>
  cols: number
  isBeyond?: boolean
  eager?: boolean
}

function PlaceInLayout({ kind, category, place, cols, isBeyond = false, eager = false }: PlaceProps) {
  const { item, width, cell } = place
  return (
    <li
      data-seen={item?.id}
      data-cell={cell}
      style={placeVars(place)}
      className={phoneClasses(place, isBeyond)}
    >
      {item ? (
        <Billboard item={item} eager={eager} sizes={sizesOf(width, cols)} />
      ) : (
        <EmptyPlace kind={kind} category={category} />
      )}
    </li>
  )
}

const keyOf = ({ row, col }: Place<ItemCard>) => `${row}-${col}`

/**
 * A grid of billboards ([HOME-03], [HOME-04], [CAT-06]): as edited on a desktop, two columns on a phone. There the page
 * shows the first rows of it, and the others between listings.
 */
export function BillboardGrid({ kind, category = null, places, cols, device = 'fluid' }: Props) {
  const t = useT()
  const { first, later } = phoneParts(kind, places)
  const onPhone = new Set((device === 'fluid' ? first : [...first, ...later.flat()]).map(keyOf))
  return (
    <ul
      aria-label={t('listings.billboards')}
      className={`billboard-grid ${GRIDS[kind].rowHeight === 180 ? 'grid-tall' : ''} ${LOOK[device]}`}
      style={gridVars(cols)}
    >
      {shownPlaces(kind, places).map((place, i) => (
        <PlaceInLayout
          key={keyOf(place)}
          kind={kind}
          category={category}
          place={place}
          cols={cols}
          isBeyond={!onPhone.has(keyOf(place))}
          eager={i < EAGER}
        />
      ))}
    </ul>
  )
}

/** The later rows of a phone, each for a place between listings. */
export function laterRows({
  kind,
  category = null,
  places,
  cols,
}: Omit<Props, 'device'>): readonly ReactNode[] {
  return phoneParts(kind, places).later.map((part) => (
    <LaterRows key={part.map(keyOf).join()} kind={kind} category={category} part={part} cols={cols} />
  ))
}

type LaterProps = {
  kind: GridKind
  category: CategorySlug | null
  part: readonly ShownPlace<ItemCard>[]
  cols: number
}

function LaterRows({ kind, category, part, cols }: LaterProps) {
  const t = useT()
  return (
    <ul aria-label={t('listings.billboards')} className="billboard-grid grid-in-two">
      {part.map((place) => (
        <PlaceInLayout key={keyOf(place)} kind={kind} category={category} place={place} cols={cols} />
      ))}
    </ul>
  )
}
