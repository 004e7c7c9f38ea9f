import { type CSSProperties, memo } from 'react'
import type { Area } from '#app/features/billboards/grid-rows.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Photo } from '#app/ui/photo.tsx'
import type { EditorItem } from '../editor-state.ts'

type Face = Area & {
  /** Whether a billboard is assigned; without an item it is gone. */
  filled: boolean
  item: EditorItem | null
  /** How many others share the cell. */
  others: number
}

type Props = Face & {
  selected: boolean
  /** The cell with the keyboard focus: the only one that Tab reaches. */
  current: boolean
}

function Content({ item, filled, others }: Pick<Face, 'item' | 'filled' | 'others'>) {
  const t = useAdminT()
  if (!item) return <small>{filled ? t('layouts.hiddenItem') : t('layouts.emptyCell')}</small>
  return (
    <>
      {item.picture && (
        <Photo
          picture={item.picture}
          alt=""
          sizes="200px"
          whole
          className="absolute inset-0 size-full bg-transparent"
        />
      )}
      <b className="cell-title">{item.title}</b>
      {others > 0 && <small className="cell-warning">{t('layouts.sharing', { count: others })}</small>}
      {!item.isPublic && <small className="cell-warning">{t('layouts.hiddenItem')}</small>}
    </>
  )
}

/** The content of a cell. Selecting does not render it again: a grid may have 1,000 cells. */
const CellFace = memo(function CellFace({ row, col, width, height, ...content }: Face) {
  const t = useAdminT()
  const at = { row: row + 1, col: col + 1 }
  return (
    <>
      <span className="sr-only">
        {width * height > 1 ? t('layouts.wideCell', { ...at, width, height }) : t('layouts.cell', at)}
      </span>
      <Content {...content} />
    </>
  )
})

/** One cell of the grid in the editor. Renders only when it changes itself. */
export const GridCell = memo(function GridCell({ selected, current, ...face }: Props) {
  const { row, col, width, height } = face
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
      aria-selected={selected}
      tabIndex={current ? 0 : -1}
      data-row={row}
      data-col={col}
      data-filled={face.item ? true : undefined}
      style={style}
      className="grid-cell"
    >
      <CellFace {...face} />
    </div>
  )
})
