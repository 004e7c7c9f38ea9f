import type { CSSProperties } from 'react'
import type { Place } from '#app/features/layouts/rules.ts'
import type { ItemCard } from '#app/features/listings/rules.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Billboard, EmptyPlace } from './billboard.tsx'

type Props = {
  places: readonly Place<ItemCard>[]
  cols: number
  /** Height of a row on a desktop, in pixels ([CAT-06]). */
  rowHeight: 130 | 180
  /** How many places a phone shows: two columns of so many rows. */
  mobilePlaces: number
  /** How many empty places offer themselves; the others are left out at the end and blank between. */
  offered: number
}

type Vars = CSSProperties & Record<`--${string}`, string | number>

/** Where a place lies, as variables: the small screen does not use them, the large one does. */
function placeVars({ row, col, width, height }: Place<ItemCard>): Vars {
  return { '--row': row + 1, '--col': col + 1, '--width': width, '--height': height }
}

const gridVars = (cols: number): Vars => ({ '--cols': cols })

const sizesOf = (width: number, cols: number) =>
  `(min-width: 48rem) ${Math.round((1200 / cols) * width)}px, ${width > 1 ? 100 : 50}vw`

/** The rows below the last billboard hold nothing to look at. */
function withoutEmptyTail(places: readonly Place<ItemCard>[]): readonly Place<ItemCard>[] {
  const last = Math.max(0, ...places.filter((p) => p.item).map((p) => p.row + p.height))
  return places.filter((p) => p.row < Math.max(1, last))
}

/** A grid of billboards ([HOME-03], [HOME-04], [CAT-06]): as drawn on a desktop, two columns on a phone. */
export function Board({ places, cols, rowHeight, mobilePlaces, offered }: Props) {
  const t = useT()
  const shown = withoutEmptyTail(places)
  const free = shown.filter((p) => !p.item).slice(0, offered)
  const visible = shown.filter((p) => p.item || free.includes(p))
  return (
    <ul
      aria-label={t('listings.promotions')}
      className={rowHeight === 180 ? 'board board-tall' : 'board'}
      style={gridVars(cols)}
    >
      {visible.map((place, i) => (
        <li
          key={`${place.row}-${place.col}`}
          style={placeVars(place)}
          className={`${place.width > 1 ? 'max-md:col-span-2' : ''} ${place.height > 1 ? 'max-md:row-span-2' : ''} ${i < mobilePlaces ? '' : 'max-md:hidden'}`}
        >
          {place.item ? (
            <Billboard item={place.item} eager={i < 3} sizes={sizesOf(place.width, cols)} />
          ) : (
            <EmptyPlace />
          )}
        </li>
      ))}
    </ul>
  )
}
