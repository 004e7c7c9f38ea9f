import { type RefObject, useEffect, useRef } from 'react'

/** Tells the form that its hidden fields have changed, which no event of the browser does: its draft is saved again. */
export function useDraftChanges(field: RefObject<HTMLElement | null>, value: unknown): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    field.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [field, value])
}
