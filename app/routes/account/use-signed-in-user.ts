import { useEffect, useState } from 'react'

/** The user that the header greets. */
export type User = { readonly name: string; readonly isAdmin: boolean }

/** The minimum time between two requests of a page, in milliseconds, however often its tab is opened. */
const MIN_INTERVAL_MS = 30_000

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'isAdmin' in value &&
    typeof value.isAdmin === 'boolean'
  )
}

/** Returns who is signed in; undefined when that cannot be found out. */
export async function fetchSignedInUser(): Promise<User | null | undefined> {
  const response = await fetch('/session', { headers: { Accept: 'application/json' } }).catch(() => null)
  if (!response?.ok) return undefined
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('user' in body)) return undefined
  if (body.user === null) return null
  return isUser(body.user) ? body.user : undefined
}

/**
 * Returns who is signed in, as loaded with the page, and asks again when the user returns to its tab ([AUTH-07]): an
 * ended session is reported as none; a request that fails does not sign out.
 */
export function useSignedInUser(loaded: User | null): User | null {
  const [user, setUser] = useState(loaded)
  useEffect(() => {
    let checkedAt = performance.now()
    async function refresh() {
      if (document.visibilityState !== 'visible' || performance.now() - checkedAt < MIN_INTERVAL_MS) return
      checkedAt = performance.now()
      const now = await fetchSignedInUser()
      if (now !== undefined) setUser(now)
    }
    const onChange = () => void refresh()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return user
}
