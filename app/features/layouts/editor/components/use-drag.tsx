import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Spot } from '../../grid/cells.ts'

/** A cell that is dragged, and the one under the pointer. */
type Drag = { readonly from: Spot; readonly to: Spot | null }

/** A press that can become a drag. */
type Press = { readonly from: Spot; readonly id: number; readonly x: number; readonly y: number }

/** How far a pressed pointer moves before it drags, in pixels. */
const THRESHOLD = 6

/** How near the edge the grid scrolls below a dragging pointer, and how far with each frame, in pixels. */
const EDGE = 48
const SCROLL_STEP = 12

/** Returns the cell of an element. */
export function spotOf(target: EventTarget | null): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return cell ? { row: Number(cell.dataset['row']), col: Number(cell.dataset['col']) } : null
}

/** Returns the filled cell that a pointer drags. A finger scrolls the grid, and drags by the handle of a cell only. */
function draggedBy({ target, pointerType, button, shiftKey }: PointerEvent): Spot | null {
  if (button !== 0 || shiftKey || !(target instanceof Element)) return null
  if (pointerType === 'touch' && !target.closest('[data-handle]')) return null
  return spotOf(target.closest('[data-movable]'))
}

/** Returns which way to scroll for a pointer at `at` between two edges. */
const pull = (at: number, low: number, high: number) =>
  (at > high - EDGE ? SCROLL_STEP : 0) - (at < low + EDGE ? SCROLL_STEP : 0)

function scrollNear(frame: Element | null, { x, y }: { x: number; y: number }) {
  if (!frame) return
  const { left, right, top, bottom } = frame.getBoundingClientRect()
  frame.scrollBy(pull(x, left, right), pull(y, top, bottom))
}

/** Follows the pointer frame by frame: the label beside it, the cell below it, and the grid that scrolls at its edges. */
function useFrames(isDragging: boolean, onFrame: () => void) {
  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function next() {
      onFrame()
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- reads refs only
  }, [isDragging])
}

/**
 * Dragging a filled cell to another one, by mouse, pen or finger. `onDrop` is called with both. Returns what is dragged,
 * handlers for the grid, a function that ends dragging, and the ref of the label beside the pointer.
 */
export function useDrag(onDrop: (from: Spot, to: Spot) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const label = useRef<HTMLParagraphElement>(null)
  const press = useRef<Press | null>(null)
  const pointer = useRef({ x: 0, y: 0 })

  useFrames(drag !== null, () => {
    const { x, y } = pointer.current
    if (label.current) label.current.style.transform = `translate(${x + 12}px, ${y + 12}px)`
    const below = document.elementFromPoint(x, y)
    scrollNear(below?.closest('.grid-editor') ?? null, pointer.current)
    const to = spotOf(below)
    setDrag((now) => (now && (now.to?.row !== to?.row || now.to?.col !== to?.col) ? { ...now, to } : now))
  })

  function cancel() {
    press.current = null
    setDrag(null)
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const from = draggedBy(event)
      press.current = from && { from, id: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
      const start = press.current
      if (start?.id !== pointerId) return
      pointer.current = { x, y }
      if (drag || Math.hypot(x - start.x, y - start.y) < THRESHOLD) return
      // The grid keeps the pointer, also outside of it; and no cell is clicked at the end.
      currentTarget.setPointerCapture(pointerId)
      setDrag({ from: start.from, to: start.from })
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const to = spotOf(document.elementFromPoint(clientX, clientY))
      if (drag && to) onDrop(drag.from, to)
      cancel()
    },
    onPointerCancel: cancel,
  }
  return [drag, handlers, cancel, label] as const
}
