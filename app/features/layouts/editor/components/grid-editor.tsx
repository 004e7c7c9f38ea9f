import {
  type CSSProperties,
  type Dispatch,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { GridKind } from '#app/features/billboards/grid-rows.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { placeAt, type Spot } from '../../grid/cells.ts'
import { placesIn } from '../../grid-places.ts'
import { billboardsOf, type Position } from '../../layout-config.ts'
import type { EditorAction, EditorItem, EditorState } from '../editor-state.ts'
import { editorActionOfKey } from '../keyboard.ts'
import { GridCell } from './grid-cell.tsx'
import { spotOf, useDrag } from './use-drag.tsx'
import { useTitles } from './use-titles.tsx'

const CARRY = { tool: 'carry' } as const

type Props = {
  kind: GridKind
  editor: EditorState
  dispatch: Dispatch<EditorAction>
  items: ReadonlyMap<string, EditorItem>
  /** Enter and a double click: choose a billboard for the selected cells. */
  onAssign: () => void
}

const keyOf = ({ row, col }: Spot) => `${row}-${col}`

/** Pressing selects, Ctrl adds to the selection; Shift and dragging from an empty cell select a rectangle; dragging a filled one moves it. */
function usePointer(editor: EditorState, dispatch: Dispatch<EditorAction>) {
  const pressed = useRef<Spot | null>(null)
  const [drag, handlers, cancel, label] = useDrag((from, to) => dispatch({ tool: 'move', from, to }))
  const all = {
    ...handlers,
    onPointerDown(event: PointerEvent) {
      handlers.onPointerDown(event)
      const { pointerType, target, shiftKey } = event
      const isMovable = target instanceof Element && target.closest('[data-movable]') !== null
      pressed.current = pointerType === 'mouse' && (shiftKey || !isMovable) ? spotOf(target) : null
    },
    onPointerOver({ buttons, target }: PointerEvent) {
      const to = spotOf(target)
      const from = pressed.current
      if (buttons !== 1 || !from || !to || keyOf(from) === keyOf(to)) return
      dispatch({ tool: 'span', from, to })
    },
    onClick({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) {
      const at = spotOf(target)
      if (!at) return
      const press = { tool: 'press', at, adds: ctrlKey || metaKey } as const
      dispatch(shiftKey ? { tool: 'span', from: editor.anchor, to: at } : press)
    },
    // Browsers drag pictures in their own way otherwise.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
  return [drag, all, cancel, label] as const
}

/**
 * Keeps the focus in the current cell, also when its cell was merged into another. `follow` says that the next action
 * comes from the keyboard. Picking up by the tool bar leads into the grid.
 */
function useRovingFocus({ row, col }: Spot, isCarrying: boolean) {
  const gridRef = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  useLayoutEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    gridRef.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)?.focus()
  })
  useEffect(() => {
    if (isCarrying) gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [isCarrying])
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
  const [drag, handlers, cancelDrag, dragLabel] = usePointer(editor, dispatch)
  const current = placeAt(grid, editor.cursor)
  const [gridRef, follow] = useRovingFocus(current, editor.carried !== null)
  const titlesOf = useTitles(items)
  const rows = useMemo(() => rowsOf(placesIn(grid), grid.rows), [grid])
  const chosen = useMemo(() => new Set(selected.map(keyOf)), [selected])

  const move = drag ?? (editor.carried && { from: editor.carried, to: current })
  const source = move && placeAt(grid, move.from)
  const target = move?.to ? placeAt(grid, move.to) : null
  function markOf(place: Spot): 'source' | 'target' | undefined {
    if (source && keyOf(source) === keyOf(place)) return 'source'
    return target && keyOf(target) === keyOf(place) ? 'target' : undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') cancelDrag()
    if (event.key === 'Enter' && !editor.carried) {
      event.preventDefault()
      onAssign()
      return
    }
    const action = event.key === 'Enter' ? CARRY : editorActionOfKey(event)
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
        {...handlers}
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
                sharing={titlesOf(place.others ?? [])}
                mark={markOf(place)}
                selected={chosen.has(keyOf(place))}
                current={keyOf(current) === keyOf(place)}
              />
            ))}
          </div>
        ))}
      </div>
      {drag && source && (
        <p ref={dragLabel} aria-hidden className="drag-label">
          {titlesOf(billboardsOf(source))}
        </p>
      )}
    </div>
  )
}
