import {
  type CSSProperties,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { GridKind } from '#app/features/billboards/grid-rows.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { placeAt, type Spot } from '../../grid/cells.ts'
import { placesIn } from '../../grid-places.ts'
import type { Position } from '../../layout-config.ts'
import type { EditorAction, EditorItem, EditorState } from '../editor-state.ts'
import { editorActionOfKey } from '../keyboard.ts'
import { GridCell } from './grid-cell.tsx'

type Props = {
  kind: GridKind
  editor: EditorState
  dispatch: Dispatch<EditorAction>
  items: ReadonlyMap<string, EditorItem>
  /** Enter and a double click: choose a billboard for the selected cells. */
  onAssign: () => void
}

/** Returns the cell under the pointer. */
function spotOf(target: EventTarget): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return cell ? { row: Number(cell.dataset['row']), col: Number(cell.dataset['col']) } : null
}

const keyOf = ({ row, col }: Spot) => `${row}-${col}`

/** Pressing selects; Shift and dragging with the mouse select a rectangle. */
function usePointer(editor: EditorState, dispatch: Dispatch<EditorAction>) {
  const dragged = useRef<Spot | null>(null)
  return {
    onPointerDown({ pointerType, target }: PointerEvent) {
      dragged.current = pointerType === 'mouse' ? spotOf(target) : null
    },
    onPointerOver({ buttons, target }: PointerEvent) {
      const to = spotOf(target)
      const from = dragged.current
      if (buttons !== 1 || !from || !to || keyOf(from) === keyOf(to)) return
      dispatch({ tool: 'span', from, to })
    },
    onClick({ target, shiftKey }: MouseEvent) {
      const at = spotOf(target)
      if (!at) return
      dispatch(shiftKey ? { tool: 'span', from: editor.anchor, to: at } : { tool: 'press', at })
    },
  }
}

/**
 * Keeps the focus in the current cell, also when its cell was merged into another. `follow` says that the next action
 * comes from the keyboard.
 */
function useRovingFocus({ row, col }: Spot) {
  const gridRef = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  useLayoutEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    gridRef.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)?.focus()
  })
  const follow = () => {
    isWanted.current = true
  }
  return [gridRef, follow] as const
}

function rowsOf(places: readonly Position[], rows: number): readonly (readonly Position[])[] {
  const byRow = Array.from({ length: rows }, (): Position[] => [])
  for (const place of places) byRow[place.row]?.push(place)
  return byRow
}

/** The editable grid: an ARIA grid with one tab stop, the same for the home page and for categories ([LAY-03]). */
export function GridEditor({ kind, editor, dispatch, items, onAssign }: Props) {
  const t = useAdminT()
  const { grid, selected } = editor
  const pointer = usePointer(editor, dispatch)
  const current = placeAt(grid, editor.cursor)
  const [gridRef, follow] = useRovingFocus(current)
  const rows = useMemo(() => rowsOf(placesIn(grid), grid.rows), [grid])
  const chosen = useMemo(() => new Set(selected.map(keyOf)), [selected])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      onAssign()
      return
    }
    const action = editorActionOfKey(event)
    if (!action) return
    event.preventDefault()
    follow()
    dispatch(action)
  }

  const style: CSSProperties & Record<`--${string}`, number> = { '--cols': grid.cols }
  return (
    <div className="grid-editor">
      <div
        ref={gridRef}
        role="grid"
        tabIndex={-1}
        aria-label={t('layouts.grid', { rows: grid.rows, cols: grid.cols })}
        aria-rowcount={grid.rows}
        aria-colcount={grid.cols}
        aria-multiselectable
        style={style}
        className={`grid-cells ${kind === 'category' ? 'grid-cells-low' : ''}`}
        {...pointer}
        onDoubleClick={({ target }) => spotOf(target) && onAssign()}
        onKeyDown={onKeyDown}
      >
        {rows.map((places, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its number
          <div key={row} role="row" aria-rowindex={row + 1} className="contents">
            {places.map((place) => (
              <GridCell
                key={keyOf(place)}
                row={place.row}
                col={place.col}
                width={place.width}
                height={place.height}
                filled={place.adId !== null}
                item={items.get(place.adId ?? '') ?? null}
                others={place.others?.length ?? 0}
                selected={chosen.has(keyOf(place))}
                current={keyOf(current) === keyOf(place)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
