import { useEffect, useState } from 'react'

/**
 * Returns false until the page is hydrated: content that depends on a choice is shown to users without JavaScript
 * anyway.
 */
export function useHydrated(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
