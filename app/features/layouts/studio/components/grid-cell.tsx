import { type CSSProperties, memo } from 'react'
import { useOfficeT } from '#app/i18n/use-t.tsx'
import { Photo } from '#app/ui/photo.tsx'
import type { Area } from '../../rules.ts'
import type { StudioItem } from '../rules.ts'

type Props = Area & {
  /** Whether a billboard was put there; without an item it is gone. */
  filled: boolean
  item: StudioItem | null
  /** How many others share the place. */
  others: number
  selected: boolean
  /** The cell the keyboard is in: the only one that Tab reaches. */
  current: boolean
}

function Content({ item, filled, others }: Pick<Props, 'item' | 'filled' | 'others'>) {
  const t = useOfficeT()
  if (!item) return <small>{filled ? t('layouts.goneItem') : t('layouts.emptyPlace')}</small>
  return (
    <>
      {item.picture && (
        <Photo picture={item.picture} alt="" sizes="200px" className="absolute inset-0 size-full" />
      )}
      <b className="cell-title">{item.title}</b>
      {others > 0 && <small className="cell-warning">{t('layouts.sharing', { count: others })}</small>}
      {!item.isPublic && <small className="cell-warning">{t('layouts.goneItem')}</small>}
    </>
  )
}

/** One place of the grid in the editor. Drawn anew only when it changes itself: a grid may have 1,000. */
export const GridCell = memo(function GridCell({
  row,
  col,
  width,
  height,
  filled,
  item,
  others,
  ...how
}: Props) {
  const t = useOfficeT()
  const at = { row: row + 1, col: col + 1 }
  const style: CSSProperties = {
    gridRow: `${row + 1} / span ${height}`,
    gridColumn: `${col + 1} / span ${width}`,
  }
  return (
    <div
      role="gridcell"
      aria-colindex={col + 1}
      aria-rowspan={height}
      aria-colspan={width}
      aria-selected={how.selected}
      tabIndex={how.current ? 0 : -1}
      data-row={row}
      data-col={col}
      data-filled={item ? true : undefined}
      style={style}
      className="grid-cell"
    >
      <span className="sr-only">
        {width * height > 1 ? t('layouts.placeWide', { ...at, width, height }) : t('layouts.place', at)}
      </span>
      <Content item={item} filled={filled} others={others} />
    </div>
  )
})
