import { useEffect, useState } from 'react'

/** False until the page has come alive: what depends on a choice is shown to people without JavaScript at any rate. */
export function useHydrated(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
