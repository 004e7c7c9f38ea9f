import { type CSSProperties, memo } from 'react'
import type { Area } from '#app/features/billboards/grid-rows.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Photo } from '#app/ui/photo.tsx'
import type { EditorItem } from '../editor-state.ts'

type Face = Area & {
  /** Whether a billboard is assigned; without an item it is gone. */
  filled: boolean
  item: EditorItem | null
  /** The titles of those that share the cell with it; '' for none. */
  sharing: string
}

type Props = Face & {
  selected: boolean
  /** The cell with the keyboard focus: the only one that Tab reaches. */
  current: boolean
  /** Where something is moved from, or would go. */
  mark: 'source' | 'target' | undefined
}

/** The largest width of a column in layout-editor.css: a merged cell takes several, and needs a larger picture. */
const MAX_CELL_WIDTH = 200

function Content({ item, filled, sharing, width }: Pick<Face, 'item' | 'filled' | 'sharing' | 'width'>) {
  const t = useAdminT()
  const shared = sharing && (
    <small className="cell-sharing">{t('layouts.sharing', { titles: sharing })}</small>
  )
  if (!item) {
    return (
      <>
        <small>{filled ? t('layouts.hiddenItem') : t('layouts.emptyCell')}</small>
        {shared}
      </>
    )
  }
  return (
    <>
      {item.picture && (
        <Photo
          picture={item.picture}
          alt=""
          sizes={`${width * MAX_CELL_WIDTH}px`}
          whole
          className="absolute inset-0 size-full bg-transparent"
        />
      )}
      <b className="cell-title">{item.title}</b>
      {shared}
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
      <Content {...content} width={width} />
      {content.filled && <span aria-hidden data-handle className="cell-handle" />}
    </>
  )
})

/** One cell of the grid in the editor. Renders only when it changes itself. */
export const GridCell = memo(function GridCell({ selected, current, mark, ...face }: Props) {
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
      data-movable={face.filled || undefined}
      data-mark={mark}
      style={style}
      className="grid-cell"
    >
      <CellFace {...face} />
    </div>
  )
})
