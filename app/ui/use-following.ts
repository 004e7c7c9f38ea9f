import { useEffect, useRef } from 'react'

/**
 * For a field that follows the address: it keeps the user's choice until the page provides another value, and stays
 * the same element, so that it keeps the focus. Give it `defaultValue` and the ref.
 */
export function useFollowing<Field extends { value: string }>(value: string) {
  const field = useRef<Field>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    if (field.current) field.current.value = value
  }, [value])
  return field
}
