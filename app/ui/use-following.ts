import { useEffect, useRef } from 'react'

/**
 * For a field that follows the address: it holds what somebody has chosen until the page answers with another value, and
 * stays the same element throughout, so that it keeps the focus. Give it `defaultValue` and the ref.
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
