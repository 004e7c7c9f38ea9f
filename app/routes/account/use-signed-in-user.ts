import { useEffect, useState } from 'react'

/** Whom the header greets. */
export type User = { readonly name: string; readonly isAdmin: boolean }

/** A page asks again at most this often, in milliseconds, however often its tab is opened. */
const FLOOR_MS = 30_000

function isPerson(value: unknown): value is User {
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
  const said: unknown = await response.json().catch(() => undefined)
  if (typeof said !== 'object' || said === null || !('user' in said)) return undefined
  if (said.user === null) return null
  return isPerson(said.user) ? said.user : undefined
}

/**
 * Returns who is signed in, as loaded with the page, and asks again when the user returns to its tab ([AUTH-07]): an
 * ended session is reported as none; when asking fails, nobody is signed out by that.
 */
export function useSignedInUser(loaded: User | null): User | null {
  const [user, setPerson] = useState(loaded)
  useEffect(() => {
    let askedAt = performance.now()
    async function lookAgain() {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt < FLOOR_MS) return
      askedAt = performance.now()
      const now = await fetchSignedInUser()
      if (now !== undefined) setPerson(now)
    }
    const onChange = () => void lookAgain()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return user
}
