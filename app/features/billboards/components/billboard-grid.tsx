import type { CSSProperties, ReactNode } from 'react'
import { useImpression } from '#app/features/items/components/use-impression.tsx'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { GRIDS, type GridKind, type Place } from '../grid-rows.ts'
import { Billboard, EmptyPlace } from './billboard.tsx'

/** fluid: as edited on wide screens, two columns on narrow ones. The others force one of the two. */
type Device = 'fluid' | 'desktop' | 'phone'

type Props = {
  kind: GridKind
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
  `(min-width: 48rem) ${Math.round((1200 / cols) * width)}px, ${width > 1 ? 100 : 50}vw`

/** The largest picture of a page is one of the first in its grid: these are loaded eagerly, all others lazily. */
const EAGER = 2

/** The rows below the last billboard are empty. */
function withoutEmptyTail(places: readonly Place<ItemCard>[]): readonly Place<ItemCard>[] {
  const last = places.reduce((most, p) => (p.item ? Math.max(most, p.row + p.height) : most), 1)
  return places.filter((p) => p.row < last)
}

const LOOK = { fluid: 'grid-fluid', desktop: 'grid-desktop', phone: 'grid-phone' } as const

/** The class names of a cell on a phone. */
const stylesheetFor = ({ width, height }: Place<ItemCard>, isBeyond: boolean) =>
  [width > 1 && 'place-wide', height > 1 && 'place-high', isBeyond && 'place-beyond']
    .filter(Boolean)
    .join(' ')

type PlaceProps = { place: Place<ItemCard>; isBeyond: boolean; children: ReactNode }

function PlaceInLayout({ place, isBeyond, children }: PlaceProps) {
  const watched = useImpression(place.item?.id ?? null)
  return (
    <li ref={watched} style={placeVars(place)} className={stylesheetFor(place, isBeyond)}>
      {children}
    </li>
  )
}

/** A grid of billboards ([HOME-03], [HOME-04], [CAT-06]): as edited on a desktop, two columns on a phone. */
export function BillboardGrid({ kind, places, cols, device = 'fluid' }: Props) {
  const t = useT()
  const { rowHeight, mobilePlaces, offered } = GRIDS[kind]
  const shown = withoutEmptyTail(places)
  const free = new Set(shown.filter((p) => !p.item).slice(0, offered))
  const visible = shown.filter((p) => p.item || free.has(p))
  return (
    <ul
      aria-label={t('listings.billboards')}
      className={`billboard-grid ${rowHeight === 180 ? 'grid-tall' : ''} ${LOOK[device]}`}
      style={gridVars(cols)}
    >
      {visible.map((place, i) => (
        <PlaceInLayout key={`${place.row}-${place.col}`} place={place} isBeyond={i >= mobilePlaces}>
          {place.item ? (
            <Billboard item={place.item} eager={i < EAGER} sizes={sizesOf(place.width, cols)} />
          ) : (
            <EmptyPlace />
          )}
        </PlaceInLayout>
      ))}
    </ul>
  )
}
